package admin

// Overview is what a server tells a client that asks what it has (ferry gpus). It names no other
// client.
type Overview struct {
	Version    string   `json:"version"`
	Commit     string   `json:"commit"`
	Revision   uint32   `json:"revision"` // of the schema
	Device     string   `json:"device"`   // cuda or soft
	Driver     int      `json:"driver"`   // 13000 for CUDA 13.0; 0 if it is not known
	Draining   bool     `json:"draining"`
	Clients    int      `json:"clients"`
	MaxClients int      `json:"max_clients"` // 0 for any number
	Queued     int      `json:"queued"`      // clients that wait for a GPU
	You        You      `json:"you"`
	Devices    []Device `json:"devices"` // those that the client may use
}

// You is who the server takes the asking client for, and what it may use.
type You struct {
	Who
	Tenant     string  `json:"tenant"`
	Clients    int     `json:"clients"`      // of the tenant, now
	MaxClients int     `json:"max_clients"`  // of the tenant, 0 for any number
	Memory     uint64  `json:"memory_bytes"` // quota per session and GPU, 0 for none
	Cap        float64 `json:"cap"`          // of a GPU's time, 0 for none
	Weight     float64 `json:"weight"`
	Class      string  `json:"class"`
	SMs        string  `json:"sms"`        // multiprocessors of each GPU, "0" for all
	Held       uint64  `json:"held_bytes"` // by the clients of the tenant, on all GPUs
}
