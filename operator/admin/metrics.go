package admin

import (
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// A metric is one metric of the server, a device, a session or a tenant. docs/operating.md
// lists all.
type metric[T any] struct {
	desc  *prometheus.Desc
	kind  prometheus.ValueType
	value func(T) float64
}

func gauge[T any](name, help string, labels []string, value func(T) float64) metric[T] {
	return metric[T]{prometheus.NewDesc("ferry_"+name, help, labels, nil), prometheus.GaugeValue, value}
}

func counter[T any](name, help string, labels []string, value func(T) float64) metric[T] {
	return metric[T]{prometheus.NewDesc("ferry_"+name, help, labels, nil), prometheus.CounterValue, value}
}

var (
	deviceLabels  = []string{"device", "name"}
	sessionLabels = []string{"session", "tenant", "name", "host", "program"} // of sessions that live: no more series than sessions
	tenantLabels  = []string{"tenant"}
)

var serverMetrics = []metric[Server]{
	gauge("clients", "Clients being served.", nil, func(s Server) float64 { return float64(s.Clients) }),
	gauge("clients_max", "Clients that may be served at one time, 0 for any number.", nil, func(s Server) float64 { return float64(s.MaxClients) }),
	gauge("clients_queued", "Clients that wait for a GPU.", nil, func(s Server) float64 { return float64(s.Queued) }),
	gauge("warm_workers", "Workers that were started before a client came and wait for one.", nil, func(s Server) float64 { return float64(s.WarmWorkers) }),
	gauge("spares", "Deprecated: the old name of ferry_warm_workers.", nil, func(s Server) float64 { return float64(s.WarmWorkers) }),
	gauge("draining", "1 while the server accepts no new clients.", nil, func(s Server) float64 { return bit(s.Draining) }),
	gauge("start_time_seconds", "When the server started, Unix time.", nil, func(s Server) float64 { return unix(s.Started) }),
	gauge("config_load_time_seconds", "When the configuration in force was read, Unix time.", nil, func(s Server) float64 { return unix(s.ConfigLoaded) }),
	gauge("config_reload_failed", "1 if the last reload changed nothing because the file was bad.", nil, func(s Server) float64 { return bit(s.ConfigError != "") }),
	counter("restarts_total", "Times the server has restarted and kept its clients.", nil, func(s Server) float64 { return float64(s.Restarts) }),
	gauge("sessions_suspended", "Sessions that are suspended.", nil, func(s Server) float64 { return float64(s.Suspended) }),
	counter("swaps_total", "Times that a session left its GPU for another, or came back.", nil, func(s Server) float64 { return float64(s.Swaps) }),
	gauge("swap_ready_bytes", "Host memory for suspended sessions that has been touched ahead, and nobody uses.", nil, func(s Server) float64 { return float64(s.SwapReady) }),
	gauge("swap_memory_bytes", "Such memory that suspended sessions use.", nil, func(s Server) float64 { return float64(s.SwapMemory) }),
	gauge("swap_disk_bytes", "Files on disk that suspended sessions use.", nil, func(s Server) float64 { return float64(s.SwapDisk) }),
	counter("sessions_total", "Sessions begun.", nil, func(s Server) float64 { return float64(s.Sessions) }),
	counter("refused_total", "Peers refused in the handshake.", nil, func(s Server) float64 { return float64(s.Refused) }),
	counter("failed_total", "Workers that ended unexpectedly.", nil, func(s Server) float64 { return float64(s.Failed) }),
	counter("audit_records_total", "Records of the audit file, over all its files; 0 if there is none.", nil, func(s Server) float64 { return float64(s.Audit.Records) }),
	counter("warm_sessions_total", "Sessions that got a warm worker.", nil, func(s Server) float64 { return float64(s.WarmSessions) }),
	counter("spare_sessions_total", "Deprecated: the old name of ferry_warm_sessions_total.", nil, func(s Server) float64 { return float64(s.WarmSessions) }),
}

var deviceMetrics = []metric[Device]{
	gauge("device_memory_bytes", "Memory of the device.", deviceLabels, func(d Device) float64 { return float64(d.Memory) }),
	gauge("device_held_bytes", "Device memory that sessions hold.", deviceLabels, func(d Device) float64 { return float64(d.Held) }),
	gauge("device_sessions", "Sessions that have a context or memory on the device.", deviceLabels, func(d Device) float64 { return float64(d.Sessions) }),
	gauge("device_waiting", "Sessions whose commands wait for a turn on the device.", deviceLabels, func(d Device) float64 { return float64(d.Waiting) }),
	gauge("device_multiprocessors", "Multiprocessors of the device.", deviceLabels, func(d Device) float64 { return float64(d.SMs) }),
	gauge("device_multiprocessors_kept", "Multiprocessors that are in some session's partition.", deviceLabels, func(d Device) float64 { return float64(d.KeptSMs) }),
	gauge("device_throttled", "1 while the device runs slower than it could, for heat or power.", deviceLabels, func(d Device) float64 { return bit(len(d.Health.Throttled) > 0) }),
	gauge("device_lost", "1 once the driver no longer reaches the device.", deviceLabels, func(d Device) float64 { return bit(d.Health.Lost) }),
	counter("device_gpu_seconds_total", "Time the device worked for sessions.", deviceLabels, func(d Device) float64 { return d.Time }),
}

// healthMetrics are there while the management library has a number.
var healthMetrics = []struct {
	desc  *prometheus.Desc
	kind  prometheus.ValueType
	value func(GPUHealth) *float64
}{
	{deviceDesc("temperature_celsius", "Temperature of the device."), prometheus.GaugeValue, func(h GPUHealth) *float64 { return h.Temperature }},
	{deviceDesc("power_watts", "Power that the device draws."), prometheus.GaugeValue, func(h GPUHealth) *float64 { return h.Power }},
	{deviceDesc("power_limit_watts", "Power that the device may draw."), prometheus.GaugeValue, func(h GPUHealth) *float64 { return h.PowerLimit }},
	{deviceDesc("sm_clock_hertz", "Clock of the multiprocessors."), prometheus.GaugeValue, func(h GPUHealth) *float64 { return times(h.Clock, 1e6) }},
	{deviceDesc("memory_clock_hertz", "Clock of the memory."), prometheus.GaugeValue, func(h GPUHealth) *float64 { return times(h.MemoryClock, 1e6) }},
	{deviceDesc("ecc_corrected_total", "Memory errors that were corrected, since the driver was loaded."), prometheus.CounterValue, func(h GPUHealth) *float64 { return h.Corrected }},
	{deviceDesc("ecc_uncorrected_total", "Memory errors that were not corrected, since the driver was loaded."), prometheus.CounterValue, func(h GPUHealth) *float64 { return h.Uncorrected }},
}

func deviceDesc(name, help string) *prometheus.Desc {
	return prometheus.NewDesc("ferry_device_"+name, help, deviceLabels, nil)
}

func times(v *float64, unit float64) *float64 {
	if v == nil {
		return nil
	}
	product := *v * unit
	return &product
}

var sessionMetrics = []metric[Session]{
	gauge("session_held_bytes", "Device memory the session holds, on all devices.", sessionLabels, func(s Session) float64 { return float64(s.Held) }),
	gauge("session_quota_bytes", "Device memory the session may hold per device, 0 for any amount.", sessionLabels, func(s Session) float64 { return float64(s.Memory) }),
	gauge("session_weight", "The weight of the session against other sessions of its tenant.", sessionLabels, func(s Session) float64 { return s.Weight }),
	gauge("session_cap", "The part of a device's time the session may use, 0 for all of it.", sessionLabels, func(s Session) float64 { return s.Cap }),
	gauge("session_multiprocessors", "Multiprocessors the session is limited to, on all devices together, 0 for no limit.", sessionLabels, Session.partitioned),
	counter("session_gpu_seconds_total", "Time devices worked for the session.", sessionLabels, func(s Session) float64 { return s.Time }),
	counter("session_commands_total", "Commands the session's worker has executed.", sessionLabels, func(s Session) float64 { return float64(s.Counters.Commands) }),
	counter("session_round_trips_total", "Commands the client waited for.", sessionLabels, func(s Session) float64 { return float64(s.Counters.RoundTrips) }),
	counter("session_launches_total", "Kernels and graphs launched.", sessionLabels, func(s Session) float64 { return float64(s.Counters.Launches) }),
	counter("session_launches_replaced_total", "Kernels that automatic graphs launched.", sessionLabels, func(s Session) float64 { return float64(s.Counters.Replaced) }),
	counter("session_received_bytes_total", "Bytes from the client.", sessionLabels, func(s Session) float64 { return float64(s.Counters.BytesIn) }),
	counter("session_sent_bytes_total", "Bytes to the client.", sessionLabels, func(s Session) float64 { return float64(s.Counters.BytesOut) }),
}

var tenantMetrics = []metric[Tenant]{
	gauge("tenant_clients", "Clients of the tenant.", tenantLabels, func(t Tenant) float64 { return float64(t.Clients) }),
	gauge("tenant_held_bytes", "Device memory the clients of the tenant hold.", tenantLabels, func(t Tenant) float64 { return float64(t.Held) }),
}

var certificate = prometheus.NewDesc("ferry_certificate_not_after_seconds", "When a certificate of the server ends, Unix time.", []string{"file", "name"}, nil)

var info = prometheus.NewDesc("ferry_info", "Always 1.", []string{"version", "commit", "device"}, nil)

func bit(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

func unix(t time.Time) float64 {
	if t.IsZero() {
		return 0
	}
	return float64(t.UnixMilli()) / 1000
}

// collector takes a snapshot at every scrape. A session that has ended is in no later
// scrape.
type collector struct{ *Sampler }

func (c collector) Describe(out chan<- *prometheus.Desc) {
	out <- info
	out <- certificate
	for _, m := range serverMetrics {
		out <- m.desc
	}
	for _, m := range deviceMetrics {
		out <- m.desc
	}
	for _, m := range healthMetrics {
		out <- m.desc
	}
	for _, m := range sessionMetrics {
		out <- m.desc
	}
	for _, m := range tenantMetrics {
		out <- m.desc
	}
}

func (c collector) Collect(out chan<- prometheus.Metric) {
	snap := c.Snapshot(time.Now())
	out <- prometheus.MustNewConstMetric(info, prometheus.GaugeValue, 1, snap.Server.Version, snap.Server.Commit, snap.Server.Device)
	collect(out, serverMetrics, snap.Server)
	for _, c := range snap.Server.Certificates {
		out <- prometheus.MustNewConstMetric(certificate, prometheus.GaugeValue, unix(c.Ends), c.File, c.Name)
	}
	for _, d := range snap.Devices {
		labels := []string{strconv.Itoa(d.Index), d.Name}
		collect(out, deviceMetrics, d, labels...)
		for _, m := range healthMetrics {
			if v := m.value(d.Health); v != nil {
				out <- prometheus.MustNewConstMetric(m.desc, m.kind, *v, labels...)
			}
		}
	}
	for _, s := range snap.Sessions {
		collect(out, sessionMetrics, s, strconv.FormatUint(s.ID, 10), s.Tenant, s.Name, s.Host, s.Program)
	}
	for _, t := range snap.Tenants {
		collect(out, tenantMetrics, t, t.Name)
	}
}

func collect[T any](out chan<- prometheus.Metric, list []metric[T], of T, labels ...string) {
	for _, m := range list {
		out <- prometheus.MustNewConstMetric(m.desc, m.kind, m.value(of), labels...)
	}
}

// metricsHandler answers GET /metrics.
func metricsHandler(s *Sampler) http.Handler {
	r := prometheus.NewRegistry()
	r.MustRegister(collector{s}, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return promhttp.HandlerFor(r, promhttp.HandlerOpts{MaxRequestsInFlight: 4, Timeout: 10 * time.Second})
}

// partitioned returns how many multiprocessors are in a session's partitions.
func (s Session) partitioned() (sum float64) {
	for _, p := range s.Parts {
		sum += float64(p.SMs)
	}
	return sum
}
