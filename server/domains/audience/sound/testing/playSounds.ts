import { spawnSync } from 'node:child_process';
import { request } from 'node:http';

const bitrate = 128;
const seconds = 20;

/** Sounds that a test source can send, each encoded to an MP3 of some seconds at the sending bitrate. */
const sources = {
  tone: `sine=frequency=440:duration=${seconds}:sample_rate=44100`,
  silence: `anullsrc=sample_rate=44100:duration=${seconds}`,
  clipped: `sine=frequency=440:duration=${seconds}:sample_rate=44100,volume=40dB`,
};
export type Sounding = keyof typeof sources | 'nothing';

const encoded = new Map<string, Buffer>();
function soundOf(name: keyof typeof sources): Buffer {
  const known = encoded.get(name);
  if (known) return known;
  const args = `-v error -f lavfi -i ${sources[name]} -ac 2 -b:a ${bitrate}k -f mp3 pipe:1`;
  const { stdout } = spawnSync('ffmpeg', args.split(' '), { maxBuffer: 1e8 });
  encoded.set(name, stdout);
  return stdout;
}

/** For tests: streams to a mount of a real Icecast in real time, like an encoder. The sound can be switched. */
export function soundSource(port: number, path: string, password: string) {
  const sending = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'PUT',
    agent: false,
    headers: {
      authorization: `Basic ${Buffer.from(`source:${password}`).toString('base64')}`,
      'content-type': 'audio/mpeg',
      'user-agent': 'tests/1',
    },
  });
  sending.useChunkedEncodingByDefault = false;
  sending.on('error', () => {});
  let playing: Sounding = 'tone';
  let at = 0;
  let sentAt = Date.now();
  const send = (bytes: number) => {
    if (playing === 'nothing') return;
    const sound = soundOf(playing);
    for (let left = bytes; left > 0;) {
      const part = sound.subarray(at, at + left);
      sending.write(part);
      left -= part.length;
      at = (at + part.length) % sound.length;
    }
  };
  // A first chunk at once, so that a new listener receives a burst to start with.
  send(32_000);
  const timer = setInterval(() => {
    const now = Date.now();
    send(Math.round(((now - sentAt) * bitrate) / 8));
    sentAt = now;
  }, 100);
  return {
    play(name: Sounding) {
      playing = name;
      at = 0;
    },
    stop() {
      clearInterval(timer);
      sending.destroy();
    },
  };
}
