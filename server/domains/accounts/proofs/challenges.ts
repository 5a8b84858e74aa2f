import { createHmac, randomBytes } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { challengeExpired } from '../../../kit/errors.ts';

/** What a challenge is good for; one for one purpose is none for another. */
export type Purpose = 'secondStep' | 'registerPasskey' | 'passkeyAlone' | 'passkeySecond' | 'passkeyProof';

export interface Challenge {
  purpose: Purpose;
  /** Random, 256 bits: what a passkey signs. */
  nonce: string;
  /** Who it was given to; undefined when that is not known yet. */
  userId?: number | undefined;
  /** The session that asked for it, if one did. */
  sessionId?: number | undefined;
}

const lifetime = 5 * 60_000;

/**
 * Short-lived, signed and good once: what ties the steps of a proof together. What is used is kept in memory, which is
 * right for one process; of several, each would take a challenge once, within its five minutes.
 */
export class Challenges {
  readonly #sign: (challenge: Challenge) => string;
  readonly #verify: (token: string) => Challenge;
  readonly #spent = new Map<string, number>();

  constructor(secret: string) {
    // A key of its own: no access token is a challenge, and no challenge an access token.
    const key = createHmac('sha256', secret).update('challenges').digest('base64url');
    this.#sign = createSigner({ key, algorithm: 'HS256', expiresIn: lifetime }) as never;
    this.#verify = createVerifier({ key, algorithms: ['HS256'], cache: false }) as never;
  }

  issue(purpose: Purpose, holder: Pick<Challenge, 'userId' | 'sessionId'> = {}) {
    const challenge: Challenge = { purpose, nonce: randomBytes(32).toString('base64url'), ...holder };
    return { token: this.#sign(challenge), nonce: challenge.nonce };
  }

  /** What is in a token; throws CHALLENGE_EXPIRED when it is forged, too old, used up or for something else. */
  read(token: string, ...purposes: Purpose[]): Challenge {
    let challenge: Challenge;
    try {
      challenge = this.#verify(token);
    } catch {
      throw challengeExpired();
    }
    if (!purposes.includes(challenge.purpose) || this.#spent.has(challenge.nonce)) throw challengeExpired();
    return challenge;
  }

  /** Uses it up; throws CHALLENGE_EXPIRED when somebody was quicker. */
  spend({ nonce }: Challenge): void {
    if (this.#spent.has(nonce)) throw challengeExpired();
    const now = Date.now();
    this.#spent.set(nonce, now + lifetime);
    for (const [old, end] of this.#spent) {
      if (end > now) break;
      this.#spent.delete(old);
    }
  }
}
