package identity

import (
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"os"
	"time"
)

// An Ending says when a certificate of a file ends.
type Ending struct {
	File, Name string
	Ends       time.Time
}

// Endings lists the certificates of the server and of its CAs.
func (f ServerFiles) Endings() (list []Ending, err error) {
	for _, name := range []string{f.Cert, f.CA} {
		if name == "" {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		for block, rest := pem.Decode(text); block != nil; block, rest = pem.Decode(rest) {
			if block.Type != "CERTIFICATE" {
				continue
			}
			c, err := x509.ParseCertificate(block.Bytes)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			list = append(list, Ending{name, c.Subject.CommonName, c.NotAfter})
		}
	}
	return list, nil
}
