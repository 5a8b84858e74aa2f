// Our own rather than `web-push`, because that package sends requests itself, without our check against private addresses, and
// brings five packages for what `node:crypto` does here.

import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/** VAPID key pair of the station, as base64url. The public key is an uncompressed P-256 point, the private key its 32-byte number. */
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

/** Returns true for valid web push keys of a browser: a point on the curve and a 16-byte secret. */
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

/** Encrypts a message for a browser, so that the push service cannot read it (RFC 8291, in one record). */
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
  // The delimiter byte 2 marks the last record.
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

/**
 * Returns the VAPID authorization header (RFC 8292): a token signed with the station's private key. Valid for twelve hours and
 * for this push service only.
 */
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
