// How numbers are written.

function scaled(n, base, units) {
  let i = 0;
  while (n >= 999.5 && i < units.length - 1) { n /= base; i++; }
  const digits = i === 0 || n >= 99.5 ? 0 : n >= 9.95 ? 1 : 2;
  return n.toFixed(digits) + units[i];
}

export const bytes = n => scaled(n, 1024, [' B', ' KiB', ' MiB', ' GiB', ' TiB', ' PiB']);
export const rate = n => scaled(n, 1000, ['', 'k', 'M', 'G', 'T']);
export const percent = part => (part > 0 && part < 0.0995 ? (part * 100).toFixed(1) : Math.round(part * 100)) + ' %';

export function age(seconds) {
  const s = Math.max(0, Math.floor(seconds)), two = n => String(n).padStart(2, '0');
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min ${two(s % 60)} s`;
  if (s < 86400) return `${Math.floor(s / 3600)} h ${two(Math.floor(s / 60) % 60)} min`;
  return `${Math.floor(s / 86400)} d ${two(Math.floor(s / 3600) % 24)} h`;
}

export const clock = unix => new Date(unix * 1000).toLocaleTimeString([], {hour: '2-digit', minute: '2-digit', hour12: false});
