import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Settings } from '../domain.ts';
import { coded } from '../errors.ts';
import { query, type Given } from '../query/query.ts';
import { inTransaction } from '../resource/transaction.ts';
import { SecretBox } from '../secretBox.ts';

declare module '../context.ts' {
  interface Services {
    keptAnswers: KeptAnswers;
  }
}

/** A request that its caller may send again. */
export interface Repeatable {
  userId: number;
  /** Tells callers of one person apart that may not do the same, such as their API tokens. */
  caller: string;
  key: string;
  /** All that decides on the answer. */
  request: string;
}

export interface Answer {
  status: number;
  contentType: string;
  body: string;
}

interface Answered<T> {
  /** The answer of the work that was done now; absent when it was done before. */
  done?: T;
  kept?: Answer;
}

/** For so long it is taken to run on; what has no answer then was cut off with its server, in milliseconds. */
const longestRun = 60_000;

const begun = query(
  'idempotency.begun',
  (db, { user, keyHash, requestHash, at }: Given<Begun & { at: Date }>) =>
    db
      .insertInto('KeptAnswer')
      .values({ user, keyHash, requestHash, startedAt: at })
      .onConflict((conflict) => conflict.doNothing()),
);
const known = query('idempotency.known', (db, { keyHash }: Given<{ keyHash: string }>) =>
  db.selectFrom('KeptAnswer').select(['requestHash', 'startedAt', 'answer']).where('keyHash', '=', keyHash),
);
const answered = query(
  'idempotency.answered',
  (db, { keyHash, answer }: Given<{ keyHash: string; answer: string }>) =>
    db.updateTable('KeptAnswer').set({ answer }).where('keyHash', '=', keyHash),
);
const dropped = query('idempotency.dropped', (db, { keyHash }: Given<{ keyHash: string }>) =>
  db.deleteFrom('KeptAnswer').where('keyHash', '=', keyHash),
);

interface Begun {
  user: number;
  keyHash: string;
  requestHash: string;
}

/** Answers of mutations that may be sent again under an `Idempotency-Key`: each is done once, whoever lost its answer. */
export class KeptAnswers {
  readonly #database: Database;
  readonly #log: Settings['log'];
  readonly #box: SecretBox;
  readonly #marks: SecretBox;

  constructor({ database, log, secret }: Pick<Settings, 'database' | 'log' | 'secret'>) {
    this.#database = database;
    this.#log = log;
    this.#box = new SecretBox(secret, 'idempotency');
    this.#marks = new SecretBox(secret, 'idempotency requests');
  }

  /**
   * Does the work unless it was done before, and keeps its answer; `answerOf` gives none where nothing ran. The answer is
   * kept also when nobody waits for it any more.
   */
  async once<T>(
    asked: Repeatable,
    work: () => Promise<T>,
    answerOf: (result: T) => Answer | undefined,
  ): Promise<Answered<T>> {
    const { userId: user, caller, key, request } = asked;
    // A request may hold a password, which is short enough to be guessed by a plain hash of it.
    const [keyHash, requestHash] = [
      hashOf(/* guard: idempotency-key-per-person */ user, caller, key),
      this.#marks.mark(request),
    ];
    if (!(await this.#begin({ user, keyHash, requestHash })))
      return { kept: await this.#keptFor(keyHash, requestHash) };
    try {
      const done = await work();
      await this.#end(keyHash, answerOf(done));
      return { done };
    } catch (error) {
      await this.#end(keyHash, undefined);
      throw error;
    }
  }

  #begin(row: Begun): Promise<boolean> {
    return inTransaction(
      this.#database,
      async (transaction) => (await begun.write(transaction, { ...row, at: new Date() })) > 0,
    );
  }

  async #keptFor(keyHash: string, requestHash: string): Promise<Answer> {
    const before = await known.first(this.#database, { keyHash });
    // It was dropped in this moment, for nothing of it ran.
    if (!before) throw stillRuns();
    if (before.requestHash !== requestHash) throw keyReused();
    if (before.answer !== null) return JSON.parse(this.#box.open(before.answer, keyHash)) as Answer;
    throw Date.now() - Number(before.startedAt) < longestRun ? stillRuns() : outcomeUnknown();
  }

  /** What was done is done, also when its answer cannot be kept: it is asked for in vain, then, rather than done again. */
  async #end(keyHash: string, answer: Answer | undefined): Promise<void> {
    try {
      await inTransaction(this.#database, async (transaction) => {
        if (!answer) return dropped.write(transaction, { keyHash });
        const sealed = this.#box.lock(JSON.stringify(answer), keyHash);
        return answered.write(transaction, { keyHash, answer: sealed });
      });
    } catch (error) {
      this.#log.error({ err: error }, 'an answer could not be kept');
    }
  }
}

const hashOf = (...parts: Array<string | number>): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const stillRuns = () =>
  coded('This is being done: ask again for its answer.', 'STILL_RUNNING', { retryAfter: 1 });
const keyReused = () => coded('The key was used before, for another request.', 'IDEMPOTENCY_KEY_REUSED');
const outcomeUnknown = () =>
  coded('This was begun, and whether it was done is not known: look before you try anew.', 'OUTCOME_UNKNOWN');
