import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small secrets with a key derived from the configuration's, so that a copy of the database does not hold them. */
export class SecretBox {
  readonly #key: Buffer;

  /** The purpose is part of the key: what one use of it locks no other opens. */
  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `regie ${purpose}`, 32));
  }

  /** `owner` is sealed in: what was locked for one opens for no other. */
  lock(text: string, owner: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  open(locked: string, owner: string): string {
    const bytes = Buffer.from(locked, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }

  /** A mark by which a text is known again, and from which nobody finds it who only has the database. */
  mark(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
