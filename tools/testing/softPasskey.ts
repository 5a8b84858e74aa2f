import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a web page passes to an authenticator when it creates or uses a passkey. */
interface Request {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

/**
 * A passkey authenticator in software for tests, with one ES256 key. It does what a security key does, and can do what a forged one
 * would.
 */
export class SoftPasskey {
  readonly id = randomBytes(16);
  counter = 0;
  /** Whether it claims to have checked a finger, a face or a PIN. */
  verifiesUser = true;
  /** Origin of the page that uses it. */
  origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(origin: string) {
    this.origin = origin;
  }

  create(options: string): string {
    const requests = JSON.parse(options) as Request;
    const key = coseKey(this.#keys.publicKey);
    const credential = Buffer.concat([Buffer.alloc(16), uint16(this.id.length), this.id, key]);
    const authData = Buffer.concat([this.#authData(requests.rp!.id, 0x40), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', requests)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  get(options: string, signWith: SoftPasskey = this): string {
    const requests = JSON.parse(options) as Request;
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', requests);
    const authData = this.#authData(requests.rpId!, 0);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, signWith.#keys.privateKey)),
    });
  }

  #answer(response: object): string {
    const id = base64url(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  #clientData(type: string, { challenge }: Request): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #authData(rpId: string, moreFlags: number): Buffer {
    const flags = 0x01 | (this.verifiesUser ? 0x04 : 0) | moreFlags;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }
}

/** The public key as `{ kty: EC2, alg: ES256, crv: P-256, x, y }` in CBOR. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x!, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y!, 'base64url')),
  ]);
}

const text = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.from([0x59, ...uint16(value.length)]),
    value,
  ]);
const base64url = (value: Buffer) => value.toString('base64url');

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16BE(value);
  return buffer;
}
