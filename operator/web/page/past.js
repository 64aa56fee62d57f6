// The last hour: the history that the server keeps, and the points that came since.

import {request} from './api.js';
import {colour, grey} from './chart.js';

const hour = 3600;
const devices = new Map(), sessions = new Map();
let last = 0; // the newest point there is

function extend(map, id, from, about, columns) {
  const s = map.get(id) ?? {id, time: [], ...Object.fromEntries(columns.map(c => [c, []]))};
  map.set(id, Object.assign(s, about));
  from.time.forEach((t, i) => {
    if (s.time.length && t <= s.time[s.time.length - 1]) return;
    s.time.push(t);
    for (const c of columns) s[c].push(from[c][i]);
  });
  while (s.time.length && s.time[0] < last - hour) {
    s.time.shift();
    for (const c of columns) s[c].shift();
  }
}

// fetchPast fetches new points. A series may lag behind others by a step, so it
// fetches the last points again.
export async function fetchPast() {
  const h = await request('GET', `/v1/history?since=${Math.max(0, last - 30)}`);
  for (const s of [...h.devices, ...h.sessions]) last = Math.max(last, ...s.time.slice(-1));
  for (const d of h.devices) extend(devices, d.index, d, {name: d.name}, ['busy', 'held_bytes']);
  for (const s of h.sessions) {
    extend(sessions, s.id, s, {name: `${s.program} (${s.id}${s.name ? ', ' + s.name : ''})`, ended: s.ended}, ['share', 'held_bytes', 'bytes_in', 'bytes_out']);
  }
  for (const [id, s] of sessions) if (!s.time.length && s.ended) sessions.delete(id);
}

// clearPast drops all points, because the server has started again.
export function clearPast() {
  devices.clear();
  sessions.clear();
  last = 0;
}

// completeSteps cuts a series at the first step that not all series have a point of: the
// series of a client that has ended is ahead of the others.
function completeSteps(time, value) {
  const end = Math.max(0, ...[...devices.values()].map(d => d.time[d.time.length - 1] ?? 0));
  const n = time.findIndex(t => t > end);
  return n < 0 ? {time, value} : {time: time.slice(0, n), value: value.slice(0, n)};
}

const shown = 9; // series of one chart, the last for all others

// bySession returns the series of the clients with the largest sums, and one of all others.
export function bySession(column, from) {
  const list = [...sessions.values()].map(s => {
    const first = Math.max(0, s.time.findIndex(t => t >= from));
    const sum = s.time.length && s.time[s.time.length - 1] >= from ? s[column].slice(first).reduce((a, b) => a + b, 0) : 0;
    return {sum, id: s.id, name: s.name, colour: colour(s.id), ...completeSteps(s.time, s[column])};
  }).filter(s => s.sum > 0).sort((a, b) => b.sum - a.sum);
  const most = list.slice(0, shown - 1).sort((a, b) => a.id - b.id), rest = list.slice(shown - 1);
  if (rest.length) most.push({name: `${rest.length} others`, colour: grey, ...sumOf(rest.map(s => [s.time, s.value]))});
  return most;
}

export function byDevice(column) {
  return [...devices.values()].map(d => ({name: `GPU ${d.id}`, colour: colour(d.id), time: d.time, value: d[column]}));
}

// traffic returns the bytes through all connections, in each direction.
export function traffic() {
  const all = [...sessions.values()];
  return [
    {name: 'from clients', colour: colour(0), ...sumOf(all.map(s => [s.time, s.bytes_in]))},
    {name: 'to clients', colour: colour(1), ...sumOf(all.map(s => [s.time, s.bytes_out]))},
  ];
}

function sumOf(list) {
  const sums = new Map();
  for (const [times, values] of list) times.forEach((t, i) => sums.set(t, (sums.get(t) ?? 0) + values[i]));
  const time = [...sums.keys()].sort((a, b) => a - b);
  return completeSteps(time, time.map(t => sums.get(t)));
}
