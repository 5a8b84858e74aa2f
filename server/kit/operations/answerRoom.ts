import { sql } from 'kysely';
import type { MaybePromise, Transaction } from '../database/database.ts';
import { limit, type Limit } from '../limit.ts';
import { query, type Given } from '../query/query.ts';

/** Maximum length of a short answer. Short answers have limits of their own, so that long ones cannot take their space. */
const shortAnswer = 2048;
const countEvery = 600_000;
const megabyte = 1024 * 1024;

interface Limits {
  ofPerson: Limit;
  inAll: Limit;
}

const long: Limits = {
  ofPerson: limit(
    'storedAnswersOfPerson',
    4 * megabyte,
    'Total bytes of answers above 2 KB that are stored for one person within a day. Each belongs to an `Idempotency-Key`.',
  ),
  inAll: limit(
    'storedAnswersInAll',
    256 * megabyte,
    'Total bytes of answers above 2 KB that are stored for `Idempotency-Key`s within a day.',
  ),
};
const short: Limits = {
  ofPerson: limit(
    'storedShortAnswersOfPerson',
    16 * megabyte,
    'Total bytes of answers up to 2 KB that are stored for one person within a day. Each belongs to an `Idempotency-Key`.',
  ),
  inAll: limit(
    'storedShortAnswersInAll',
    256 * megabyte,
    'Total bytes of answers up to 2 KB that are stored for `Idempotency-Key`s within a day.',
  ),
};

const lengthOfAll = sql<number | null>`sum(length(answer))`.as('length');
const answerLength = sql<number>`length(answer)`;

type Lengths = Given<{ above: number; upTo: number }>;

const sumStoredBytesOfPerson = query(
  'idempotency.sumStoredBytesOfPerson',
  (db, { user, above, upTo }: Lengths & Given<{ user: number }>) =>
    db
      .selectFrom('StoredAnswer')
      .select(lengthOfAll)
      .where('user', '=', user)
      .where(answerLength, '>', above)
      .where(answerLength, '<=', upTo),
);
const sumStoredBytes = query('idempotency.sumStoredBytes', (db, { above, upTo }: Lengths) =>
  db
    .selectFrom('StoredAnswer')
    .select(lengthOfAll)
    .where(answerLength, '>', above)
    .where(answerLength, '<=', upTo),
);

interface Sum {
  bytes: number;
  /** Moment by `performance.now()` at which the sum is read again. */
  until: number;
}

/**
 * Limits the total size of the stored answers to mutations, per person and for all people. Reads the sums from the database every
 * ten minutes; in between, adds the answers of this process.
 */
export class AnswerRoom {
  readonly #sums = new Map<string, Sum>();

  /** Adds an answer to the sums. Returns false, and adds nothing, when it does not fit. */
  async take(transaction: Transaction, user: number, length: number): Promise<boolean> {
    const isShort = length <= shortAnswer;
    const { ofPerson, inAll } = isShort ? short : long;
    const lengths = isShort ? { above: 0, upTo: shortAnswer } : { above: shortAnswer, upTo: 2_147_483_647 };
    const own = await this.#sum(`${isShort} ${user}`, () =>
      sumStoredBytesOfPerson.all(transaction, { user, ...lengths }),
    );
    const all = await this.#sum(`${isShort}`, () => sumStoredBytes.all(transaction, lengths));
    if (own.bytes + length > ofPerson.max || all.bytes + length > inAll.max) return false;
    own.bytes += length;
    all.bytes += length;
    return true;
  }

  async #sum(key: string, read: () => MaybePromise<Array<{ length: number | null }>>): Promise<Sum> {
    const known = this.#sums.get(key);
    if (known && performance.now() < known.until) return known;
    this.#removeOld();
    const [found] = await read();
    const sum = { bytes: Number(found?.length ?? 0), until: performance.now() + countEvery };
    this.#sums.set(key, sum);
    return sum;
  }

  #removeOld(): void {
    for (const [key, { until }] of this.#sums) if (performance.now() >= until) this.#sums.delete(key);
  }
}
