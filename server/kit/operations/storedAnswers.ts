import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Settings } from '../domain.ts';
import { coded } from '../errors.ts';
import { limit } from '../limit.ts';
import { query, type Given } from '../query/query.ts';
import { inTransaction } from '../resource/transaction.ts';
import { SecretBox } from '../secretBox.ts';
import { AnswerRoom } from './answerRoom.ts';

declare module '../context.ts' {
  interface Services {
    storedAnswers: StoredAnswers;
  }
}

/** A request that its client may send again. */
export interface Repeatable {
  userId: number;
  /** Distinguishes callers of the same person with different permissions, such as API tokens. */
  caller: string;
  key: string;
  /** Everything that determines the response. */
  request: string;
}

export interface Answer {
  status: number;
  contentType: string;
  body: string;
}

/**
 * The form in which the answer to a mutation is stored. Undefined when the operation was rejected before it ran, so that it may be
 * sent again; `done` when it ran, but its answer must not be stored.
 */
export type StoredAnswer = Answer | 'done' | undefined;

interface Answered<T> {
  /** Result of the work when this call ran it; absent when an earlier request did. */
  done?: T;
  stored?: Answer;
}

/**
 * Maximum duration of a mutation in milliseconds. A mutation that has no answer after this time is assumed to have ended with its
 * process.
 */
const longestRun = 60_000;

/** Stored in place of an answer that must not be stored, or is too large. */
const notStored = '';

const maxAnswer = limit(
  'storedAnswerBytes',
  64 * 1024,
  'Size of the stored answer for one `Idempotency-Key`, in bytes. For a longer answer, only the fact that the mutation ran is stored.',
);
const insertAnswer = query(
  'idempotency.insertAnswer',
  (db, { user, keyHash, requestHash, at }: Given<Begun & { at: Date }>) =>
    db
      .insertInto('StoredAnswer')
      .values({ user, keyHash, requestHash, startedAt: at })
      .onConflict((conflict) => conflict.doNothing()),
);
const findAnswer = query('idempotency.findAnswer', (db, { keyHash }: Given<{ keyHash: string }>) =>
  db.selectFrom('StoredAnswer').select(['requestHash', 'startedAt', 'answer']).where('keyHash', '=', keyHash),
);
const setAnswer = query(
  'idempotency.setAnswer',
  (db, { keyHash, answer }: Given<{ keyHash: string; answer: string }>) =>
    db.updateTable('StoredAnswer').set({ answer }).where('keyHash', '=', keyHash),
);
const deleteAnswer = query('idempotency.deleteAnswer', (db, { keyHash }: Given<{ keyHash: string }>) =>
  db.deleteFrom('StoredAnswer').where('keyHash', '=', keyHash),
);

interface Begun {
  user: number;
  keyHash: string;
  requestHash: string;
}

/** Stores the answers of mutations with an `Idempotency-Key`. A repeated request thus does not run the mutation again. */
export class StoredAnswers {
  readonly #database: Database;
  readonly #log: Settings['log'];
  readonly #box: SecretBox;
  readonly #marks: SecretBox;
  readonly #room = new AnswerRoom();

  constructor({ database, log, secret }: Pick<Settings, 'database' | 'log' | 'secret'>) {
    this.#database = database;
    this.#log = log;
    this.#box = new SecretBox(secret, 'idempotency');
    this.#marks = new SecretBox(secret, 'idempotency requests');
  }

  /**
   * Runs `work` unless it has run before under this key, and stores the answer. Stores it even when the caller has disconnected. `answerOf`
   * must return undefined when nothing ran. An answer that exceeds one of the size limits is not stored, only that the work was done.
   */
  async once<T>(
    call: Repeatable,
    work: () => Promise<T>,
    answerOf: (result: T) => StoredAnswer,
  ): Promise<Answered<T>> {
    const { userId: user, caller, key, request } = call;
    // A keyed hash, because a request may contain a password that is short enough to be guessed from a plain hash.
    const [keyHash, requestHash] = [
      hashOf(/* guard: idempotency-key-per-person */ user, caller, key),
      this.#marks.mark(request),
    ];
    if (!(await this.#begin({ user, keyHash, requestHash })))
      return { stored: await this.#storedAnswerFor(keyHash, requestHash) };
    try {
      const done = await work();
      await this.#end(user, keyHash, answerOf(done));
      return { done };
    } catch (error) {
      await this.#end(user, keyHash, undefined);
      throw error;
    }
  }

  #begin(row: Begun): Promise<boolean> {
    return inTransaction(
      this.#database,
      async (transaction) => (await insertAnswer.write(transaction, { ...row, at: new Date() })) > 0,
    );
  }

  async #storedAnswerFor(keyHash: string, requestHash: string): Promise<Answer> {
    const before = await findAnswer.first(this.#database, { keyHash });
    // The first request with this key was rejected at this moment, and its row was deleted.
    if (!before) throw stillRuns();
    if (before.requestHash !== requestHash) throw keyReused();
    if (before.answer === notStored) throw answerNotStored();
    if (before.answer !== null) return JSON.parse(this.#box.open(before.answer, keyHash)) as Answer;
    throw Date.now() - Number(before.startedAt) < longestRun ? stillRuns() : outcomeUnknown();
  }

  /**
   * Stores the answer. When storing fails, the mutation still counts as done, and a repeated request gets an error rather than a
   * second run.
   */
  async #end(user: number, keyHash: string, answer: StoredAnswer): Promise<void> {
    try {
      await inTransaction(this.#database, async (transaction) => {
        if (!answer) return deleteAnswer.write(transaction, { keyHash });
        const sealed = answer === 'done' ? notStored : this.#box.lock(JSON.stringify(answer), keyHash);
        const isStored =
          sealed.length <= maxAnswer.max && (await this.#room.take(transaction, user, sealed.length));
        return setAnswer.write(transaction, { keyHash, answer: isStored ? sealed : notStored });
      });
    } catch (error) {
      this.#log.error({ err: error }, 'could not store the answer of a mutation');
    }
  }
}

const hashOf = (...parts: Array<string | number>): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const stillRuns = () =>
  coded('The mutation is still running. Send the request again for its answer.', 'STILL_RUNNING', {
    retryAfter: 1,
  });
const keyReused = () =>
  coded('The Idempotency-Key was used before, for another request. Use a new key.', 'IDEMPOTENCY_KEY_REUSED');
const answerNotStored = () =>
  coded(
    'The mutation ran before under this key, and its answer is not stored: query the record.',
    'ANSWER_NOT_STORED',
  );
const outcomeUnknown = () =>
  coded(
    'The mutation was started, but its outcome is unknown. Check the data before you try again.',
    'OUTCOME_UNKNOWN',
  );
