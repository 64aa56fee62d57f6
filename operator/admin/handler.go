package admin

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strconv"
	"time"
)

const (
	// maxBody bounds the body of a request.
	maxBody = 64 << 10
	// killTimeout is how long a kill waits for the worker to exit.
	killTimeout = 5 * time.Second
	// eventTimeout is how long a subscriber may take to read an event.
	eventTimeout = 10 * time.Second
)

// OpenAPI describes the Handler.
//
//go:embed openapi.yaml
var OpenAPI []byte

// A Handler answers an operator's requests.
type Handler struct {
	mux     *http.ServeMux
	backend Backend
	sampler *Sampler
	log     *slog.Logger
}

// NewHandler returns a Handler. The caller runs the sampler; without it there are no rates,
// no history and no events. The handler logs requests that change something.
func NewHandler(b Backend, s *Sampler, log *slog.Logger) *Handler {
	h := &Handler{mux: http.NewServeMux(), backend: b, sampler: s, log: log}
	for pattern, answer := range h.routes() {
		h.mux.HandleFunc(pattern, answer)
	}
	h.mux.Handle("GET /metrics", metricsHandler(s))
	h.mux.HandleFunc("/", h.unknown)
	return h
}

// routes returns all routes but /metrics.
func (h *Handler) routes() map[string]http.HandlerFunc {
	return map[string]http.HandlerFunc{
		"GET /healthz":                      h.health,
		"GET /openapi.yaml":                 h.description,
		"GET /v1/server":                    h.server,
		"GET /v1/devices":                   h.devices,
		"GET /v1/sessions":                  h.sessions,
		"GET /v1/sessions/{id}":             h.session,
		"PATCH /v1/sessions/{id}":           h.limit,
		"POST /v1/sessions/{id}/kill":       h.kill,
		"POST /v1/sessions/{id}/suspend":    h.suspend,
		"POST /v1/sessions/{id}/move":       h.move,
		"POST /v1/sessions/{id}/move/check": h.checkMove,
		"POST /v1/sessions/{id}/resume":     h.resume,
		"POST /v1/sessions/{id}/snapshot":   h.snapshot,
		"GET /v1/checkpoints":               h.checkpoints,
		"DELETE /v1/checkpoints/{name}":     h.removeCheckpoint,
		"GET /v1/tenants":                   h.tenants,
		"POST /v1/drain":                    func(w http.ResponseWriter, r *http.Request) { h.drain(w, r, true) },
		"DELETE /v1/drain":                  func(w http.ResponseWriter, r *http.Request) { h.drain(w, r, false) },
		"POST /v1/reload":                   h.reload,
		"POST /v1/restart":                  h.restart,
		"GET /v1/history":                   h.history,
		"GET /v1/events":                    h.events,
	}
}

func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	r.Body = http.MaxBytesReader(w, r.Body, maxBody)
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Cache-Control", "no-store")
	h.mux.ServeHTTP(w, r)
}

func (h *Handler) unknown(w http.ResponseWriter, r *http.Request) {
	replyError(w, &Error{Status: http.StatusNotFound, Message: fmt.Sprintf("no %s %s here", r.Method, r.URL.Path), Hint: "GET /openapi.yaml lists what there is"})
}

func (h *Handler) health(w http.ResponseWriter, _ *http.Request) {
	status := "ok"
	if h.backend.Server().Draining {
		status = "draining"
	}
	replyJSON(w, Health{Status: status})
}

func (h *Handler) description(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/yaml")
	_, _ = w.Write(OpenAPI) // the client may have disconnected
}

func (h *Handler) server(w http.ResponseWriter, _ *http.Request) {
	replyJSON(w, h.backend.Server().withOldNames())
}

func (h *Handler) devices(w http.ResponseWriter, _ *http.Request) {
	replyJSON(w, DeviceList{h.sampler.Snapshot(time.Now()).Devices})
}

func (h *Handler) sessions(w http.ResponseWriter, _ *http.Request) {
	replyJSON(w, SessionList{h.sampler.Snapshot(time.Now()).Sessions})
}

func (h *Handler) tenants(w http.ResponseWriter, _ *http.Request) {
	replyJSON(w, TenantList{h.sampler.Snapshot(time.Now()).Tenants})
}

func (h *Handler) session(w http.ResponseWriter, r *http.Request) {
	id, err := sessionID(r)
	if err != nil {
		replyError(w, err)
		return
	}
	h.replySession(w, id)
}

func (h *Handler) replySession(w http.ResponseWriter, id uint64) {
	for _, s := range h.sampler.Snapshot(time.Now()).Sessions {
		if s.ID == id {
			replyJSON(w, s)
			return
		}
	}
	replyError(w, NoSession(id))
}

func (h *Handler) limit(w http.ResponseWriter, r *http.Request) {
	id, err := sessionID(r)
	var c Change
	if err == nil {
		c, err = DecodeChange(r.Body)
	}
	if err == nil {
		err = h.backend.Limit(id, c)
	}
	if err != nil {
		replyError(w, err)
		return
	}
	h.log.Info("limits changed", "session", id, "change", c, "by", RequestedBy(r))
	h.replySession(w, id)
}

// LogValue formats a change for the log.
func (c Change) LogValue() slog.Value {
	var list []slog.Attr
	if c.Weight != nil {
		list = append(list, slog.Float64("weight", *c.Weight))
	}
	if c.Cap != nil {
		list = append(list, slog.Float64("cap", *c.Cap))
	}
	if c.Memory != nil {
		list = append(list, slog.Uint64("memory_bytes", *c.Memory))
	}
	if c.Class != nil {
		list = append(list, slog.String("class", *c.Class))
	}
	return slog.GroupValue(list...)
}

func (h *Handler) kill(w http.ResponseWriter, r *http.Request) {
	id, err := sessionID(r)
	if err != nil {
		replyError(w, err)
		return
	}
	ctx, cancel := contextWithTimeout(r, killTimeout)
	defer cancel()
	if err := h.backend.Kill(ctx, id); err != nil {
		replyError(w, err)
		return
	}
	h.log.Warn("session killed", "session", id, "by", RequestedBy(r))
	replyJSON(w, Killed{ID: id, Ended: true})
}

// moveTimeout bounds how long a request to suspend or resume a session waits beyond the time it
// names. The move itself goes on.
const moveTimeout = 5 * time.Minute

// Bounds of how long a suspension waits for the work of a session.
const (
	defaultSuspendTimeout = 10 * time.Second
	maxSuspendTimeout     = time.Hour
)

func (h *Handler) suspend(w http.ResponseWriter, r *http.Request) {
	id, err := sessionID(r)
	var q SuspendRequest
	if err == nil {
		q, err = decodeSuspend(r.Body)
	}
	if err != nil {
		replyError(w, err)
		return
	}
	timeout := time.Duration(q.Timeout * float64(time.Second))
	ctx, cancel := contextWithTimeout(r, timeout+moveTimeout)
	defer cancel()
	m, err := h.backend.Suspend(ctx, id, q)
	h.replyMove(w, r, id, "suspended", m, err)
}

func (h *Handler) snapshot(w http.ResponseWriter, r *http.Request) {
	id, err := sessionID(r)
	var q SnapshotRequest
	if err == nil {
		err = decodeMove(r.Body, &q, `{"whole": true}`)
	}
	if err == nil {
		q.Timeout, err = checkTimeout(q.Timeout)
	}
	if err != nil {
		replyError(w, err)
		return
	}
	ctx, cancel := contextWithTimeout(r, time.Duration(q.Timeout*float64(time.Second))+moveTimeout)
	defer cancel()
	m, err := h.backend.Snapshot(ctx, id, q)
	h.replyMove(w, r, id, "written", m, err)
}

func (h *Handler) checkpoints(w http.ResponseWriter, _ *http.Request) {
	list, err := h.backend.Checkpoints()
	if err != nil {
		replyError(w, err)
		return
	}
	replyJSON(w, CheckpointList{list})
}

func (h *Handler) removeCheckpoint(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("name")
	if err := h.backend.RemoveCheckpoint(name); err != nil {
		replyError(w, err)
		return
	}
	h.log.Info("checkpoint removed", "name", name, "by", RequestedBy(r))
	replyJSON(w, Removed{name})
}

// decodeSuspend reads how a session is to be suspended; nothing stands for the defaults.
func decodeSuspend(body io.Reader) (q SuspendRequest, err error) {
	if err := decodeMove(body, &q, `{"timeout_seconds": 10}`); err != nil {
		return q, err
	}
	q.Timeout, err = checkTimeout(q.Timeout)
	return q, err
}

// decodeMove reads a request about a session that is to move; nothing stands for the defaults.
func decodeMove(body io.Reader, q any, example string) error {
	d := json.NewDecoder(body)
	d.DisallowUnknownFields()
	if err := d.Decode(q); err != nil && !errors.Is(err, io.EOF) {
		return &Error{Status: http.StatusBadRequest, Message: "the request is no JSON as openapi.yaml describes it: " + err.Error(), Hint: "for example " + example}
	}
	return nil
}

// checkTimeout returns how long to wait for the work of a session, in seconds.
func checkTimeout(seconds float64) (float64, error) {
	switch {
	case seconds == 0:
		return defaultSuspendTimeout.Seconds(), nil
	case !(seconds > 0 && seconds <= maxSuspendTimeout.Seconds()):
		return 0, &Error{Status: http.StatusBadRequest, Message: fmt.Sprintf("a timeout of %v seconds", seconds), Hint: fmt.Sprintf("more than 0, at most %v", maxSuspendTimeout.Seconds())}
	}
	return seconds, nil
}

// moveRequest reads a request to move a session, or to say whether it can.
func moveRequest(r *http.Request) (id uint64, q MoveRequest, err error) {
	if id, err = sessionID(r); err == nil {
		err = decodeMove(r.Body, &q, `{"to": "tls://gpu2:7700"}`)
	}
	if err == nil {
		q.Timeout, err = checkTimeout(q.Timeout)
	}
	return id, q, err
}

func (h *Handler) checkMove(w http.ResponseWriter, r *http.Request) {
	id, q, err := moveRequest(r)
	if err != nil {
		replyError(w, err)
		return
	}
	ctx, cancel := contextWithTimeout(r, time.Duration(q.Timeout*float64(time.Second))+moveTimeout)
	defer cancel()
	check, err := h.backend.CheckMove(ctx, id, q)
	if err != nil {
		replyError(w, err)
		return
	}
	replyJSON(w, check)
}

func (h *Handler) move(w http.ResponseWriter, r *http.Request) {
	id, q, err := moveRequest(r)
	if err == nil && q.To == "" {
		err = &Error{Status: http.StatusBadRequest, Message: "the request does not say where the session is to move to", Hint: `for example {"to": "tls://gpu2:7700"}`}
	}
	if err != nil {
		replyError(w, err)
		return
	}
	ctx, cancel := contextWithTimeout(r, time.Duration(q.Timeout*float64(time.Second))+moveTimeout)
	defer cancel()
	m, err := h.backend.Move(ctx, id, q)
	h.replyMove(w, r, id, "moved", m, err)
}

func (h *Handler) resume(w http.ResponseWriter, r *http.Request) {
	id, err := sessionID(r)
	if err != nil {
		replyError(w, err)
		return
	}
	ctx, cancel := contextWithTimeout(r, moveTimeout)
	defer cancel()
	m, err := h.backend.Resume(ctx, id)
	h.replyMove(w, r, id, "resumed", m, err)
}

// replyMove answers with what a move did.
func (h *Handler) replyMove(w http.ResponseWriter, r *http.Request, id uint64, state string, m Moved, err error) {
	if err != nil {
		replyError(w, err)
		return
	}
	m.ID, m.State = id, state
	h.log.Info("session "+state, "session", id, "bytes", m.Bytes, "seconds", m.Seconds, "by", RequestedBy(r))
	replyJSON(w, m)
}

func (h *Handler) drain(w http.ResponseWriter, r *http.Request, on bool) {
	h.backend.Drain(on)
	h.log.Warn("drain", "on", on, "by", RequestedBy(r))
	replyJSON(w, Drained{Draining: on, Clients: h.backend.Server().Clients})
}

func (h *Handler) reload(w http.ResponseWriter, r *http.Request) {
	h.log.Info("reload asked for", "by", RequestedBy(r))
	done, err := h.backend.Reload()
	if err != nil {
		replyError(w, err)
		return
	}
	replyJSON(w, done)
}

func (h *Handler) restart(w http.ResponseWriter, r *http.Request) {
	h.log.Warn("restart asked for", "by", RequestedBy(r))
	now := h.backend.Server()
	if err := h.backend.Restart(); err != nil {
		replyError(w, err)
		return
	}
	replyJSON(w, Restarting{Restarts: now.Restarts, Clients: now.Clients})
}

func (h *Handler) history(w http.ResponseWriter, r *http.Request) {
	since := int64(0)
	if text := r.URL.Query().Get("since"); text != "" {
		var err error
		if since, err = strconv.ParseInt(text, 10, 64); err != nil {
			replyError(w, &Error{Status: http.StatusBadRequest, Message: "since is no Unix time", Hint: "whole seconds, such as the last point's"})
			return
		}
	}
	replyJSON(w, h.sampler.History(time.Now(), since))
}

// events sends a snapshot at once and then one a second, as server-sent events.
func (h *Handler) events(w http.ResponseWriter, r *http.Request) {
	c := h.sampler.subscribe()
	if c == nil {
		replyError(w, &Error{Status: http.StatusServiceUnavailable, Message: "too many event streams are open", Hint: "close a dashboard or a ferry top"})
		return
	}
	defer h.sampler.unsubscribe(c)
	control := http.NewResponseController(w)
	send := func(text []byte) bool {
		_ = control.SetWriteDeadline(time.Now().Add(eventTimeout)) // not every connection has deadlines
		_, err := fmt.Fprintf(w, "event: snapshot\ndata: %s\n\n", text)
		return err == nil && control.Flush() == nil
	}
	w.Header().Set("Content-Type", "text/event-stream")
	first, err := json.Marshal(h.sampler.Snapshot(time.Now()))
	if err != nil || !send(first) {
		return
	}
	for {
		select {
		case <-r.Context().Done():
			return
		case text := <-c:
			if !send(text) {
				return
			}
		}
	}
}

func sessionID(r *http.Request) (uint64, error) {
	id, err := strconv.ParseUint(r.PathValue("id"), 10, 64)
	if err != nil {
		return 0, &Error{Status: http.StatusBadRequest, Message: "a session's id is a number", Hint: "ferry ps lists them"}
	}
	return id, nil
}

// DecodeChange reads the body of a PATCH and refuses anything else.
func DecodeChange(r io.Reader) (c Change, err error) {
	d := json.NewDecoder(r)
	d.DisallowUnknownFields()
	if err := d.Decode(&c); err != nil {
		return Change{}, badBody(err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return Change{}, badBody(errors.New("something follows the object"))
	}
	return c, c.Validate()
}

func badBody(err error) error {
	e := &Error{Status: http.StatusBadRequest, Message: "the body: " + err.Error(), Hint: "an object with weight, cap, memory_bytes or class"}
	if _, large := errors.AsType[*http.MaxBytesError](err); large {
		e.Status = http.StatusRequestEntityTooLarge
	}
	return e
}

// replyJSON answers with v. It ignores write errors: the server could not act on them.
func replyJSON(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(v)
}

func replyError(w http.ResponseWriter, err error) {
	e, ok := errors.AsType[*Error](err)
	if !ok {
		e = &Error{Status: http.StatusInternalServerError, Message: err.Error()}
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(e.Status)
	_ = json.NewEncoder(w).Encode(e)
}
