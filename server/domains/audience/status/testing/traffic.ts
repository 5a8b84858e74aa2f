import { once } from 'node:events';
import { get, request } from 'node:http';

/** For tests: streams to a mount of a real Icecast like an encoder, until it is stopped. */
export async function send(port: number, path: string, password: string, user = 'source') {
  const sending = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'PUT',
    agent: false,
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      'content-type': 'audio/mpeg',
      'ice-bitrate': '128',
      'user-agent': 'tests/1',
    },
  });
  sending.useChunkedEncodingByDefault = false;
  sending.on('error', () => {});
  sending.write(Buffer.alloc(8000));
  const more = setInterval(() => sending.write(Buffer.alloc(4000)), 100);
  await untilThere(port, path);
  const stop = () => {
    clearInterval(more);
    sending.destroy();
  };
  return { stop };
}

/** For tests: listens to a mount of a real Icecast like a player, until `stop` is called. */
export async function listen(port: number, path: string, agent: string) {
  const listening = get({ host: '127.0.0.1', port, path, agent: false, headers: { 'user-agent': agent } });
  const [answer] = (await once(listening, 'response')) as [import('node:http').IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
  answer.resume();
  answer.on('error', () => {});
  return { stop: () => void listening.destroy() };
}

async function untilThere(port: number, path: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    // Icecast 2.4.4 may crash on a status request while a source is connecting.
    await new Promise((resolve) => setTimeout(resolve, 400));
    const text = await (await fetch(`http://127.0.0.1:${port}/status-json.xsl`)).text();
    if (text.includes(path)) return;
  }
  throw new Error(`Nothing came to ${path}.`);
}
