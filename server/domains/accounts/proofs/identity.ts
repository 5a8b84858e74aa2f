import { createHmac } from 'node:crypto';
import type { Settings } from '../../../kit/domain.ts';
import { Challenges } from './challenges.ts';
import { SecretBox } from '../../../kit/secretBox.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    identity: Identity;
  }
}

/** What proofs of identity are made from and checked with, for one application. */
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
   * The hash under which a secret of ours is kept. A keyed SHA-256 and no argon2id: slow hashes protect what people
   * choose, and these are random bits, 80 and more, that nobody guesses however fast the hash is.
   */
  hashOf(kind: string, secret: string): string {
    return createHmac('sha256', this.#secret).update(`${kind} ${secret}`).digest('base64url');
  }

  /** What stands for a person in their passkeys: always the same, and says nothing of them. */
  handleOf(userId: number): Buffer<ArrayBuffer> {
    return createHmac('sha256', this.#secret)
      .update(`passkey user ${userId}`)
      .digest() as Buffer<ArrayBuffer>;
  }
}
