import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from '../../../../../tools/testing/json.ts';

/** Starts a fake push service for tests, with the keys of one browser. */
export async function startPushReceiver(status = 201) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const received: Array<{ headers: IncomingMessage['headers']; body: Buffer }> = [];
  const pushServer = { status };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(pushServer.status).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const input = {
    endpoint: `${origin}/push/${randomBytes(8).toString('hex')}`,
    publicKey: pair.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  /** Decrypts a message as the browser does (RFC 8291). */
  const read = (body: Buffer): Json => {
    const salt = body.subarray(0, 16);
    const length = body[20]!;
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const hkdf = (key: Buffer, mixed: Buffer, info: Buffer, size: number) =>
      Buffer.from(hkdfSync('sha256', key, mixed, info, size));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
    const secret = hkdf(pair.computeSecret(theirs), auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    if (open.at(-1) !== 2) throw new Error('This is not the last record of a message.');
    return JSON.parse(open.subarray(0, -1).toString('utf8')) as Json;
  };
  return { input, received, pushServer, read, origin, stop: () => void server.close() };
}
