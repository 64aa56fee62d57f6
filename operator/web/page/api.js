// The operator's API (operator/admin/openapi.yaml), with the token in a header. The token
// comes after the # of the address, a part that browsers send to no server.

const key = 'ferry-token';

export function readToken() {
  const shown = decodeURIComponent(location.hash.slice(1));
  if (shown) {
    sessionStorage.setItem(key, shown);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(key);
}

export function setToken(token) { sessionStorage.setItem(key, token); }

function headers(more = {}) {
  return {Authorization: 'Bearer ' + (sessionStorage.getItem(key) ?? ''), ...more};
}

// A Failure is an error that the server has answered with.
export class Failure extends Error {
  constructor(status, text, hint) {
    super(hint ? `${text}; ${hint}` : text);
    this.status = status;
  }
}

async function failure(answer) {
  const text = await answer.text();
  try {
    const {error, hint} = JSON.parse(text);
    return new Failure(answer.status, error, hint);
  } catch {
    return new Failure(answer.status, `the server answered ${answer.status}`);
  }
}

export async function request(method, path, body) {
  const options = {method, headers: headers()};
  if (body !== undefined) {
    options.headers['Content-Type'] = 'application/json';
    options.body = JSON.stringify(body);
  }
  const answer = await fetch(path, options);
  if (!answer.ok) throw await failure(answer);
  return answer.json();
}

// streamSnapshots calls showSnapshot with every snapshot until the stream ends. EventSource cannot
// send a header, so this function reads the stream itself.
export async function streamSnapshots(showSnapshot) {
  const answer = await fetch('/v1/events', {headers: headers()});
  if (!answer.ok) throw await failure(answer);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const {value, done} = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      if (line.startsWith('data: ')) showSnapshot(JSON.parse(line.slice(6)));
    }
  }
}
