import { createHmac } from 'node:crypto';
import type { Settings } from '../../../../kit/domain.ts';
import { Challenges } from './passkeys/challenges.ts';
import { SecretBox } from '../../../../kit/secretBox.ts';

declare module '../../../../kit/context.ts' {
  interface Services {
    identity: Identity;
  }
}

/** Signing and encryption keys, and challenges, for proofs of identity in one application. */
export class Identity {
  readonly challenges: Challenges;
  readonly box: SecretBox;
  readonly #secret: string;

  constructor({ secret, database }: Pick<Settings, 'secret' | 'database'>) {
    this.challenges = new Challenges(secret, database);
    this.box = new SecretBox(secret, 'second factors');
    this.#secret = secret;
  }

  /**
   * The hash under which a generated secret is stored. A keyed SHA-256 rather than argon2id: slow hashes protect passwords that
   * people choose, and these secrets are random, with 80 bits and more.
   */
  hashOf(kind: string, secret: string): string {
    return createHmac('sha256', this.#secret).update(`${kind} ${secret}`).digest('base64url');
  }

  /** User handle in passkeys: stable, and without personal data. */
  handleOf(userId: number): Buffer<ArrayBuffer> {
    return createHmac('sha256', this.#secret)
      .update(`passkey user ${userId}`)
      .digest() as Buffer<ArrayBuffer>;
  }
}
