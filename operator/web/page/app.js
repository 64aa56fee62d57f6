// The dashboard: a snapshot every second, the history every five.

import {request, setToken, readToken, streamSnapshots} from './api.js';
import {draw, legend} from './chart.js';
import {age, bytes, percent, rate} from './format.js';
import {byDevice, bySession, fetchPast, clearPast, traffic} from './past.js';

const $ = selector => document.querySelector(selector);

let snapshot = null;
let span = 3600;
let order = {column: 'share', down: true};

// makeElement creates an element with attributes and children.
function makeElement(name, attributes = {}, ...children) {
  const e = document.createElement(name);
  for (const [k, v] of Object.entries(attributes)) {
    if (k.startsWith('on')) e.addEventListener(k.slice(2), v);
    else if (v !== undefined && v !== false) e.setAttribute(k, v === true ? '' : v);
  }
  e.append(...children);
  return e;
}

function notice(text, bad = false) {
  const n = $('#notice');
  n.hidden = !text;
  n.textContent = text ?? '';
  n.classList.toggle('bad', bad);
}

// --- display

function showServer(s) {
  const since = (Date.parse(snapshot.time) - Date.parse(s.started)) / 1000;
  const facts = {
    version: s.version, device: s.device, up: age(since),
    clients: s.max_clients ? `${s.clients} of ${s.max_clients}` : s.clients, queue: s.queued,
    sessions: s.sessions_total, failed: s.failed_total, refused: s.refused_total,
  };
  $('#facts').replaceChildren(...Object.entries(facts).map(([k, v]) => makeElement('div', {}, makeElement('dt', {}, k), makeElement('dd', {}, String(v)))));
  $('#drain').disabled = false;
  $('#drain').textContent = s.draining ? 'Take clients again' : 'Drain';
  $('#drain').setAttribute('aria-pressed', s.draining);
  $('#reload').disabled = !s.config_file;
  $('#reload').title = s.config_file || 'this server has no configuration file';
  const standing = [];
  if (s.draining) standing.push('The server is being drained: it takes no new clients.');
  if (s.config_error) standing.push(`The configuration file has a mistake, the old one stays in force: ${s.config_error}`);
  if (!messageTimer) notice(standing.join('\n'));
}

// health is what the management library says: temperature, power, clock, what is wrong.
function health(h) {
  if (h.lost) return ', LOST: the driver no longer reaches it';
  const facts = [
    h.temperature_celsius !== undefined && `${Math.round(h.temperature_celsius)} °C`,
    h.power_watts !== undefined && `${Math.round(h.power_watts)}${h.power_limit_watts ? ` of ${Math.round(h.power_limit_watts)}` : ''} W`,
    h.sm_clock_mhz !== undefined && `${Math.round(h.sm_clock_mhz)} MHz`,
    h.throttled && `throttled: ${h.throttled.join(', ')}`,
    h.ecc_uncorrected_total && `${h.ecc_uncorrected_total} uncorrected memory errors`,
    h.driver && `driver ${h.driver}`,
  ].filter(Boolean);
  return facts.map(f => ', ' + f).join('');
}

function showDevices(devices) {
  $('#gpus').replaceChildren(...devices.map(d => makeElement('article', {class: 'gpu'},
    makeElement('h2', {}, `GPU ${d.index} `, makeElement('span', {}, d.name)),
    makeElement('label', {}, 'busy', makeElement('meter', {min: 0, max: 1, value: d.busy}), percent(d.busy)),
    makeElement('label', {}, 'memory', makeElement('meter', {min: 0, max: d.memory_bytes || 1, value: d.held_bytes}), `${bytes(d.held_bytes)} of ${bytes(d.memory_bytes)}`),
    makeElement('p', {}, `${d.sessions} ${d.sessions === 1 ? 'client' : 'clients'}` + (d.waiting ? `, ${d.waiting} waiting for a turn` : '') +
      health(d.health) + (d.multiprocessors_kept ? `, ${d.multiprocessors_kept} of ${d.multiprocessors} multiprocessors in partitions` : '')))));
}

const columns = [
  {id: 'id', title: 'ID', number: true, value: s => s.id},
  {id: 'tenant', title: 'Tenant', value: s => s.tenant},
  {id: 'program', title: 'Program', class: 'program', value: s => s.service === 'nvml' ? `${s.program} (nvml)` : s.program},
  {id: 'name', title: 'Name', value: s => s.name || '–'},
  {id: 'host', title: 'Host', value: s => s.host},
  {id: 'gpu', title: 'GPU', value: s => s.devices.map(d => d.device).join(', '), show: (v, s) => s.parts.length ? `${v} (${s.parts.map(p => p.multiprocessors).join(', ')} SMs)` : v},
  {id: 'share', title: 'Share', number: true, value: s => s.rates.share, show: percent},
  {id: 'memory', title: 'Memory', number: true, value: s => s.held_bytes, show: (n, s) => s.memory_bytes ? `${bytes(n)} of ${bytes(s.memory_bytes)}` : bytes(n)},
  {id: 'in', title: 'In/s', number: true, value: s => s.rates.bytes_in, show: bytes},
  {id: 'out', title: 'Out/s', number: true, value: s => s.rates.bytes_out, show: bytes},
  {id: 'launches', title: 'Launches/s', number: true, value: s => s.rates.launches, show: rate},
  {id: 'trips', title: 'Round trips/s', number: true, value: s => s.rates.round_trips, show: rate},
  {id: 'weight', title: 'Weight', number: true, value: s => s.weight},
  {id: 'cap', title: 'Cap', number: true, value: s => s.cap, show: c => c ? percent(c) : '–'},
  {id: 'class', title: 'Class', value: s => s.class},
  {id: 'state', title: 'State', value: s => s.state},
  {id: 'age', title: 'Age', number: true, value: s => Date.parse(snapshot.time) - Date.parse(s.started), show: ms => age(ms / 1000)},
];

function showTitles() {
  $('thead tr').replaceChildren(...columns.map(c => {
    const sorted = order.column === c.id;
    const press = () => {
      order = {column: c.id, down: sorted ? !order.down : Boolean(c.number)};
      showTitles();
      showClients(snapshot.sessions);
    };
    return makeElement('th', {class: c.number ? 'number' : undefined, 'aria-sort': sorted ? (order.down ? 'descending' : 'ascending') : undefined},
      makeElement('button', {type: 'button', onclick: press}, c.title + (sorted ? (order.down ? ' ▼' : ' ▲') : '')));
  }), makeElement('th'));
}

function showClients(sessions) {
  $('#count').textContent = sessions.length ? '' : 'no clients';
  const by = columns.find(c => c.id === order.column);
  const sorted = sessions.slice().sort((a, b) => {
    const [x, y] = [by.value(a), by.value(b)];
    const c = typeof x === 'number' ? x - y : String(x).localeCompare(String(y));
    return (order.down ? -c : c) || a.id - b.id;
  });
  // Rows stay from one second to the next: a button must not vanish under a click.
  const body = $('tbody'), rows = new Map([...body.children].map(r => [r.dataset.id, r]));
  sorted.forEach((s, i) => {
    const row = rows.get(String(s.id)) ?? newRow(s.id);
    rows.delete(String(s.id));
    columns.forEach((c, k) => {
      const v = c.value(s), cell = row.children[k];
      cell.textContent = c.show ? c.show(v, s) : v;
      if (c.id === 'state' && v === 'suspended') cell.textContent = `${v}, ${s.place}`;
      if (c.id === 'state') cell.classList.toggle('waiting', v === 'waiting');
      if (c.id === 'state') row.querySelector('button.move').textContent = v === 'suspended' ? 'Resume' : 'Suspend';
      if (c.id === 'program') cell.title = `${s.program}, client pid ${s.client_pid}, worker pid ${s.worker_pid}, ${s.peer}, proved by ${s.credential}`;
    });
    if (body.children[i] !== row) body.insertBefore(row, body.children[i] ?? null);
  });
  for (const gone of rows.values()) gone.remove();
}

function newRow(id) {
  return makeElement('tr', {'data-id': id},
    ...columns.map(c => makeElement('td', {class: [c.number && 'number', c.class].filter(Boolean).join(' ') || undefined})),
    makeElement('td', {},
      makeElement('button', {type: 'button', class: 'small', onclick: () => limit(id)}, 'Limit'),
      makeElement('button', {type: 'button', class: 'small move', onclick: () => suspendOrResume(id)}, 'Suspend'),
      makeElement('button', {type: 'button', class: 'small danger', onclick: () => kill(id)}, 'Kill')));
}

const half = {format: percent, top: 1};
const size = {format: bytes, base: 1024};

function showCharts() {
  const now = snapshot ? Date.parse(snapshot.time) / 1000 : Date.now() / 1000, from = now - span;
  for (const [id, series, what] of [
    ['#share', bySession('share', from), {...half, stacked: true}],
    ['#busy', byDevice('busy'), half],
    ['#memory', bySession('held_bytes', from), {...size, stacked: true}],
    ['#traffic', traffic(), {...size, format: n => bytes(n) + '/s'}],
  ]) {
    draw($(id), series, now, span, what);
    legend($(id), series);
  }
}

// --- actions

let messageTimer = 0; // a message about the last action stays for some seconds

function showMessage(text, bad) {
  clearTimeout(messageTimer);
  notice(text, bad);
  messageTimer = setTimeout(() => { messageTimer = 0; notice(''); }, 8000);
}

// confirmDialog shows a dialog, and resolves to whether the answer is yes.
function confirmDialog(dialog) {
  return new Promise(done => {
    dialog.returnValue = 'no';
    dialog.addEventListener('close', () => done(dialog.returnValue === 'yes'), {once: true});
    dialog.showModal();
  });
}

async function askUser(title, text, yes) {
  $('#ask h2').textContent = title;
  $('#ask p').textContent = text;
  $('#ask button[value=yes]').textContent = yes;
  return confirmDialog($('#ask'));
}

async function perform(what, done) {
  try {
    showMessage(done(await what()));
  } catch (e) {
    showMessage(e.message, true);
  }
}

const session = id => snapshot.sessions.find(s => s.id === id);

async function kill(id) {
  const s = session(id);
  if (!s || !await askUser(`End session ${id}?`, `${s.program} (${s.tenant}/${s.name} on ${s.host}) loses its GPU work: its CUDA calls fail from then on.`, 'End it')) return;
  await perform(() => request('POST', `/v1/sessions/${id}/kill`), () => `Session ${id} has ended.`);
}

async function suspendOrResume(id) {
  const s = session(id);
  if (!s) return;
  const verb = s.state === 'suspended' ? 'resume' : 'suspend';
  showMessage(`${verb === 'resume' ? 'Resuming' : 'Suspending'} session ${id} …`);
  await perform(() => request('POST', `/v1/sessions/${id}/${verb}`),
    m => `Session ${id} is ${m.state}: ${bytes(m.moved_bytes)} in ${m.seconds.toFixed(2)} s.${m.left ? ` Its contexts stay on the GPU: ${m.left}` : ''}`);
}

async function limit(id) {
  const s = session(id), form = $('#limit form');
  if (!s) return;
  $('#limit h2').textContent = `Limits of session ${id} (${s.program})`;
  const fields = form.elements;
  fields.weight.value = s.weight;
  fields.cap.value = +(s.cap * 100).toFixed(4);
  fields.memory.value = s.memory_bytes / 2 ** 20;
  fields.class.value = s.class;
  if (!await confirmDialog($('#limit'))) return;
  const wanted = {
    weight: Number(fields.weight.value), cap: Number(fields.cap.value) / 100,
    memory_bytes: Math.round(Number(fields.memory.value) * 2 ** 20), class: fields.class.value,
  };
  const change = Object.fromEntries(Object.entries(wanted).filter(([k, v]) => k === 'cap' ? Math.abs(v - s.cap) > 1e-9 : v !== s[k]));
  if (!Object.keys(change).length) return;
  await perform(() => request('PATCH', `/v1/sessions/${id}`, change), () => `Session ${id} has new limits.`);
}

async function drain() {
  if (snapshot.server.draining) {
    await perform(() => request('DELETE', '/v1/drain'), () => 'The server takes clients again.');
  } else if (await askUser('Drain the server?', 'It takes no new clients. The present ones finish.', 'Drain')) {
    await perform(() => request('POST', '/v1/drain'), d => `The server takes no new clients; ${d.clients} are still there.`);
  }
}

const reload = () => perform(() => request('POST', '/v1/reload'), r =>
  (r.changed.length ? `Changed: ${r.changed.join(', ')}.` : 'Nothing has changed.') +
  (r.needs_restart.length ? ` Only after a restart: ${r.needs_restart.join(', ')}.` : ''));

// --- start

function showSnapshot(s) {
  if (snapshot && snapshot.server.started !== s.server.started) clearPast();
  snapshot = s;
  $('main').hidden = false;
  $('main').classList.remove('stale');
  showServer(s.server);
  showDevices(s.devices);
  showClients(s.sessions);
}

function login() {
  $('main').hidden = true;
  $('#login').hidden = false;
}

const wait = seconds => new Promise(done => setTimeout(done, seconds * 1000));

async function history() {
  for (;; await wait(5)) {
    try {
      await fetchPast();
      showCharts();
    } catch { /* the stream says what is wrong */ }
  }
}

async function followServer() {
  for (;; await wait(2)) {
    try {
      await streamSnapshots(showSnapshot);
      notice('The server has ended. Trying again.', true);
    } catch (e) {
      if (e.status === 401) return login();
      notice(`The server does not answer: ${e.message}. Trying again.`, true);
    }
    $('main').classList.add('stale');
  }
}

$('#drain').addEventListener('click', drain);
$('#reload').addEventListener('click', reload);
$('#login').addEventListener('submit', e => {
  e.preventDefault();
  setToken(new FormData(e.target).get('token').trim());
  location.reload();
});
for (const b of document.querySelectorAll('#spans button')) {
  b.addEventListener('click', () => {
    span = Number(b.dataset.span);
    for (const other of document.querySelectorAll('#spans button')) other.setAttribute('aria-pressed', other === b);
    showCharts();
  });
}
addEventListener('resize', showCharts);
addEventListener('hashchange', () => { if (readToken()) location.reload(); });
showTitles();
if (readToken()) {
  followServer();
  history();
} else {
  login();
}
