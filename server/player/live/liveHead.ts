import type { Socket } from 'node:net';

/** Head of a request that an encoder sends. */
export interface LiveHead {
  /** All bytes received so far, which must be passed on. */
  bytes: Buffer;
  /** Stream key; undefined when the encoder sends none. */
  key: string | undefined;
  /** Sound that has already arrived after the head. */
  sound: Buffer;
  /** Content type. */
  type: string;
  /** True for a title update, which contains no sound. */
  isTitle: boolean;
}

const maxBytes = 16 * 1024;
const timeout = 10_000;
const end = Buffer.from('\r\n\r\n');

/**
 * Reads the head of a request, and leaves the socket paused after it. Undefined when no complete head arrives within ten seconds, or
 * within 16 KB.
 */
export function readHead(socket: Socket): Promise<LiveHead | undefined> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    const take = (data: Buffer) => {
      bytes = Buffer.concat([bytes, data]);
      const at = bytes.indexOf(end);
      if (at >= 0) done(headOf(bytes, at));
      else if (bytes.length > maxBytes) done(undefined);
    };
    const none = () => done(undefined);
    const timer = setTimeout(none, timeout);
    function done(head: LiveHead | undefined): void {
      clearTimeout(timer);
      socket.pause();
      socket.off('data', take).off('end', none).off('close', none);
      resolve(head);
    }
    socket.on('data', take).on('end', none).on('close', none);
  });
}

function headOf(bytes: Buffer, at: number): LiveHead {
  const text = bytes.subarray(0, at).toString('latin1');
  const credentials = /^authorization:\s*basic\s+(\S+)/im.exec(text)?.[1];
  const [, ...password] = Buffer.from(credentials ?? '', 'base64')
    .toString()
    .split(':');
  return {
    bytes,
    key: credentials === undefined ? undefined : password.join(':'),
    sound: bytes.subarray(at + end.length),
    type: /^content-type:\s*([^\s;]+)/im.exec(text)?.[1]?.toLowerCase() ?? '',
    isTitle: /^GET /i.test(text),
  };
}
