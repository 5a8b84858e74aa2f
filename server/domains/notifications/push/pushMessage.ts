// Ours rather than `web-push`: that one sends by itself, past what refuses private addresses, and brings five packages for what
// `node:crypto` does here.

import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/** Keys are base64url: a public one a point of P-256 that is not compressed, a private one its number. */
export interface StationKey {
  publicKey: string;
  privateKey: string;
}

export interface PushTarget {
  endpoint: string;
  publicKey: string;
  auth: string;
}

const curve = 'prime256v1';
const recordSize = 4096;
const bytes = (text: string) => Buffer.from(text, 'base64url');
const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Whether these are the keys of a browser: a point on the curve, and sixteen bytes. */
export function areKeys({ publicKey, auth }: Pick<PushTarget, 'publicKey' | 'auth'>): boolean {
  try {
    const pair = createECDH(curve);
    pair.generateKeys();
    pair.computeSecret(bytes(publicKey));
    return bytes(publicKey).length === 65 && bytes(auth).length === 16;
  } catch {
    return false;
  }
}

/** Encrypts a message so that its browser alone reads it, and no service in between (RFC 8291, in one record). */
export function encrypted(text: string, target: Pick<PushTarget, 'publicKey' | 'auth'>): Buffer {
  const theirs = bytes(target.publicKey);
  const pair = createECDH(curve);
  const ours = pair.generateKeys();
  const shared = pair.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = hkdf(shared, bytes(target.auth), info, 32);
  const salt = randomBytes(16);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // A byte that says that this is the last record.
  const sealed = [
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...sealed]);
}

const twelveHours = 43_200;

/** Says who sends (RFC 8292): a token for this service alone, signed with the key that the browser was given. */
export function stationAuthorization(
  endpoint: string,
  { publicKey, privateKey }: StationKey,
  contact: string,
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(Date.now() / 1000) + twelveHours,
    sub: contact,
  };
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const point = bytes(publicKey);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  });
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}
