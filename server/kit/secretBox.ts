import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small secrets, so that a copy of the database does not reveal them. The key is derived from the configured secret. */
export class SecretBox {
  readonly #key: Buffer;

  /** The key is also derived from the purpose. A box cannot open texts that were encrypted for another purpose. */
  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `regie ${purpose}`, 32));
  }

  /** Encrypts a text for an owner. `open` throws when it is called with another owner. */
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

  /** Keyed hash of a text, by which the same text is recognised later. A copy of the database does not reveal the text. */
  mark(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
