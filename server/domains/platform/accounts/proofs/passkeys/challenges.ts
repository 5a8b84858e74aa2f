import { createHmac, randomBytes } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Database } from '../../../../../kit/database/database.ts';
import { challengeExpired } from '../../../../../kit/errors.ts';
import { query, type Given } from '../../../../../kit/query/query.ts';
import { inTransaction } from '../../../../../kit/resource/transaction.ts';

/** Purpose of a challenge, which is valid for this purpose only. */
export type Purpose =
  | 'secondStep'
  | 'registerPasskey'
  | 'passkeyAlone'
  | 'passkeySecond'
  | 'passkeyReauthentication';

export interface Challenge {
  purpose: Purpose;
  /** Random value of 256 bits, which a passkey signs. */
  nonce: string;
  /** The user of the challenge; undefined when not known yet. */
  userId?: number | undefined;
  /** The session that requested the challenge; undefined without one. */
  sessionId?: number | undefined;
}

const lifetime = 5 * 60_000;

/** Signed, short-lived tokens that connect the steps of a proof of identity. Each is valid once, across all processes. */
export class Challenges {
  readonly #sign: (challenge: Challenge) => string;
  readonly #verify: (token: string) => Challenge;
  readonly #database: Database;

  constructor(secret: string, database: Database) {
    this.#database = database;
    // A separate key, so that access tokens and challenges cannot replace each other.
    const key = createHmac('sha256', secret).update('challenges').digest('base64url');
    this.#sign = createSigner<Challenge>({
      key,
      algorithm: 'HS256',
      /* guard: challenge-expires */ expiresIn: lifetime,
    });
    this.#verify = createVerifier({ key, algorithms: ['HS256'], cache: false });
  }

  issue(purpose: Purpose, holder: Pick<Challenge, 'userId' | 'sessionId'> = {}) {
    const challenge: Challenge = { purpose, nonce: randomBytes(32).toString('base64url'), ...holder };
    return { token: this.#sign(challenge), nonce: challenge.nonce };
  }

  /** Reads a token. Throws `CHALLENGE_EXPIRED` when it is forged, expired, used up or has another purpose. */
  async read(token: string, ...purposes: Purpose[]): Promise<Challenge> {
    let challenge: Challenge;
    try {
      challenge = this.#verify(token);
    } catch {
      throw challengeExpired();
    }
    const { purpose, nonce } = challenge;
    if (!purposes.includes(purpose) || (await hasSpentChallenge.any(this.#database, { nonce })))
      throw challengeExpired();
    return challenge;
  }

  /**
   * Uses up a challenge; throws `CHALLENGE_EXPIRED` when it is used already. Stored beyond its expiry, because clocks differ.
   */
  async spend({ nonce }: Challenge): Promise<void> {
    const now = new Date();
    const count = await inTransaction(this.#database, async (transaction) => {
      await deleteExpiredChallenges.write(transaction, { now });
      return insertSpentChallenge.write(transaction, {
        nonce,
        endsAt: new Date(now.getTime() + 2 * lifetime),
      });
    });
    // guard: challenge-used-once
    if (count === 0) throw challengeExpired();
  }
}

const hasSpentChallenge = query('accounts.hasSpentChallenge', (db, { nonce }: Given<{ nonce: string }>) =>
  db.selectFrom('SpentChallenge').select('id').where('nonce', '=', nonce),
);

/** Of several concurrent uses, only one inserts a row. */
const insertSpentChallenge = query(
  'accounts.insertSpentChallenge',
  (db, { nonce, endsAt }: Given<{ nonce: string; endsAt: Date }>) =>
    db
      .insertInto('SpentChallenge')
      .values({ nonce, endsAt })
      .onConflict((conflict) => conflict.doNothing()),
);

const deleteExpiredChallenges = query(
  'accounts.deleteExpiredChallenges',
  (db, { now }: Given<{ now: Date }>) => db.deleteFrom('SpentChallenge').where('endsAt', '<', now),
);
