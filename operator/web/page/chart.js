// A line or area chart on a canvas: time to the right, from zero up.

import {clock} from './format.js';

const palette = ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd', '#8c564b', '#e377c2', '#17becf', '#bcbd22', '#4f6bd8', '#b5651d', '#3d9970'];
export const colour = n => palette[n % palette.length];
export const grey = '#8b949e';

// nice is the least round number from n on: 1, 2 or 5 times a power of base.
function nice(n, base) {
  let unit = 1;
  while (unit * base <= n) unit *= base;
  while (unit > n && n > 0) unit /= 10;
  for (let m = 1; ; m *= 10) {
    for (const f of [1, 2, 5]) if (unit * f * m >= n) return unit * f * m;
  }
}

// stack puts each series on top of those before it.
function stack(series, times) {
  const base = times.map(() => 0);
  return series.map(s => {
    const at = new Map(s.time.map((t, i) => [t, s.value[i]]));
    const low = base.slice();
    times.forEach((t, i) => { base[i] += at.get(t) ?? 0; });
    return {...s, time: times, low, value: base.slice()};
  });
}

// draw draws series [{name, colour, time, value}] of the last span seconds.
// what: {stacked, top (at least shown), base (of round numbers), format}.
export function draw(canvas, series, now, span, what) {
  const scale = window.devicePixelRatio || 1;
  const width = canvas.clientWidth, height = canvas.clientHeight;
  if (!width) return;
  canvas.width = width * scale;
  canvas.height = height * scale;
  const g = canvas.getContext('2d');
  g.scale(scale, scale);
  const style = getComputedStyle(document.body);
  const line = style.getPropertyValue('--line'), faint = style.getPropertyValue('--faint');
  const from = now - span;

  let shown = series.map(s => {
    const first = s.time.findIndex(t => t >= from);
    return first < 0 ? {...s, time: [], value: []} : {...s, time: s.time.slice(first), value: s.value.slice(first)};
  });
  if (what.stacked) {
    const times = [...new Set(shown.flatMap(s => s.time))].sort((a, b) => a - b);
    shown = stack(shown, times);
  }
  const most = Math.max(what.top ?? 0, ...shown.map(s => s.value.reduce((a, b) => Math.max(a, b), 0)));
  const top = nice(most || 1, what.base ?? 10);

  const left = 62, right = 8, above = 8, below = 20;
  const x = t => left + (t - from) / span * (width - left - right);
  const y = v => height - below - v / top * (height - above - below);
  axes();
  g.save();
  g.beginPath();
  g.rect(left, 0, width - left - right, height);
  g.clip();
  for (const s of shown.slice().reverse()) plot(s);
  g.restore();

  function axes() {
    g.font = '11px system-ui, sans-serif';
    g.fillStyle = faint;
    g.strokeStyle = line;
    g.lineWidth = 1;
    g.textAlign = 'right';
    g.textBaseline = 'middle';
    for (let i = 0; i <= 2; i++) {
      const v = top * i / 2;
      g.beginPath();
      g.moveTo(left, Math.round(y(v)) + .5);
      g.lineTo(width - right, Math.round(y(v)) + .5);
      g.stroke();
      g.fillText(what.format(v), left - 6, y(v));
    }
    g.textAlign = 'center';
    g.textBaseline = 'alphabetic';
    const step = span <= 300 ? 60 : span <= 900 ? 180 : 900;
    for (let t = Math.ceil(from / step) * step; t <= now; t += step) {
      if (x(t) > left + 14 && x(t) < width - 20) g.fillText(clock(t), x(t), height - 5);
    }
  }

  function plot(s) {
    if (!s.time.length) return;
    g.beginPath();
    s.time.forEach((t, i) => { i ? g.lineTo(x(t), y(s.value[i])) : g.moveTo(x(t), y(s.value[i])); });
    g.strokeStyle = s.colour;
    g.lineWidth = 1.5;
    g.stroke();
    if (!what.stacked) return;
    for (let i = s.time.length - 1; i >= 0; i--) g.lineTo(x(s.time[i]), y(s.low[i]));
    g.closePath();
    g.globalAlpha = .35;
    g.fillStyle = s.colour;
    g.fill();
    g.globalAlpha = 1;
  }
}

// legend names the series below their chart.
export function legend(canvas, series) {
  const list = canvas.parentElement.querySelector('.legend');
  list.replaceChildren(...series.map(s => {
    const item = document.createElement('li'), mark = document.createElement('i');
    mark.style.background = s.colour;
    item.append(mark, s.name);
    return item;
  }));
}
