import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../../kit/context.ts';
import type { Database, Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';
import { onEvent } from '../../../kit/events/onEvent.ts';
import type { Activities } from '../../../kit/notices/activity.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import type { ChatPresence } from './chatPresence.types.ts';
import type { ChatState } from './chatState.ts';
import { ChatScreen } from './chatScreen.entity.ts';
import { findAcquaintances, loadPresence, screenLostAfter, findPresentPeople } from './presentPeople.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    presenceHub: PresenceHub;
  }
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Published when the presence of a person may have changed. */
    presenceChanged: { user: number };
  }
}

interface Needed {
  database: Database;
  activities: Activities;
  log: Pick<FastifyBaseLogger, 'error'>;
}

type Listener = (presence: ChatPresence) => void;

const confirmEvery = 15_000;
/**
 * Milliseconds after the last screen closes until the person counts as gone.
 * Reloading a page closes the connection for a moment.
 */
const leavesAfter = 3000;

const deleteScreen = query(
  'chat.deleteScreen',
  (db, { user, processId }: Given<{ user: number; processId: string }>) =>
    db.deleteFrom('ChatScreen').where('user', '=', user).where('processId', '=', processId),
);

const touchScreens = query(
  'chat.touchScreens',
  (db, { processId, at }: Given<{ processId: string; at: Date }>) =>
    db.updateTable('ChatScreen').set({ seenAt: at }).where('processId', '=', processId),
);

const findLostScreens = query('chat.findLostScreens', (db, { before }: Given<{ before: Date }>) =>
  db.selectFrom('ChatScreen').select(['id', 'user']).where('seenAt', '<', before),
);

const deleteScreens = query('chat.deleteScreens', (db, { ids }: Given<{ ids: number[] }>) =>
  db.deleteFrom('ChatScreen').where('id', 'in', ids),
);

const everywhere = { radioId: undefined, deleted: 'hidden' } as const;

/**
 * Tracks the people connected to this process, and publishes an event when their presence changes. A person has one connection per
 * screen, such as a browser tab. The events reach all processes. Each process notifies those of its listeners who may see the
 * person's presence at that moment.
 */
export class PresenceHub {
  readonly #database: Database;
  readonly #activities: Activities;
  readonly #log: Needed['log'];
  readonly #processId = randomUUID();
  readonly #screens = new Map<number, number>();
  readonly #leaving = new Map<number, NodeJS.Timeout>();
  readonly #listeners = new Map<number, Set<Listener>>();
  readonly #ending = new AbortController();
  /**
   * Last published state of each person on this process. No event announces that a status has expired or that
   * quiet hours
   * begin, so the states are compared regularly.
   */
  readonly #seen = new Map<number, ChatState>();
  #events: Events | undefined;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();

  constructor({ database, activities, log }: Needed) {
    this.#database = database;
    this.#activities = activities;
    this.#log = log;
  }

  start({ events }: Pick<Services, 'events'>): () => Promise<void> {
    const { signal } = this.#ending;
    this.#events = events;
    onEvent(events, { topic: 'presenceChanged', signal, handle: ({ user }) => this.#notifyViewers([user]) });
    onEvent(events, { topic: 'activityChanged', signal, handle: ({ users }) => this.#notifyViewers(users) });
    this.#timer = setInterval(() => this.#do(() => this.#confirm()), confirmEvery).unref();
    return async () => {
      // Leaves the rows in place: people who reconnect to another process never appear to have left, and the
      // other rows expire.
      this.#ending.abort();
      clearInterval(this.#timer);
      for (const timer of this.#leaving.values()) clearTimeout(timer);
      await this.#working;
    };
  }

  /** Registers one open connection of a person, such as a browser tab. Call the returned function to unregister it. */
  enter(user: number): () => void {
    const count = this.#screens.get(user) ?? 0;
    this.#screens.set(user, count + 1);
    const leaving = this.#leaving.get(user);
    clearTimeout(leaving);
    this.#leaving.delete(user);
    if (count === 0 && !leaving) this.#do(() => this.#connected(user));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = this.#screens.get(user)! - 1;
      if (left > 0) return void this.#screens.set(user, left);
      this.#screens.delete(user);
      if (this.#ending.signal.aborted) return;
      const timer = setTimeout(() => {
        this.#leaving.delete(user);
        this.#do(() => this.#went(user));
      }, leavesAfter).unref();
      this.#leaving.set(user, timer);
    };
  }

  /** Subscribes to presence changes of all people whose presence the viewer may see. */
  listen(viewer: number, listener: Listener): () => void {
    const own = this.#listeners.get(viewer) ?? new Set();
    this.#listeners.set(viewer, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && this.#listeners.get(viewer) === own) this.#listeners.delete(viewer);
    };
  }

  /** Runs work one after the other. A failure is logged, and must not close any connection. */
  #do(work: () => Promise<void>): void {
    if (this.#ending.signal.aborted) return;
    this.#working = this.#working
      .then(work)
      .catch((error: unknown) =>
        this.#log.error({ err: error }, 'the presence of people could not be stored'),
      );
  }

  async #connected(user: number): Promise<void> {
    const wasHere = (await findPresentPeople(this.#database, [user])).has(user);
    await inTransaction(this.#database, async (transaction) => {
      await deleteScreen.write(transaction, { user, processId: this.#processId });
      const row = { user, processId: this.#processId, seenAt: new Date() };
      await insertRow(transaction, transaction.models.of(ChatScreen), row, everywhere);
      if (!wasHere) await this.#publish(transaction, user);
    });
  }

  async #went(user: number): Promise<void> {
    await inTransaction(this.#database, async (transaction) => {
      await deleteScreen.write(transaction, { user, processId: this.#processId });
      await this.#publish(transaction, user);
    });
  }

  async #confirm(): Promise<void> {
    const lost = await findLostScreens.all(this.#database, {
      before: new Date(Date.now() - screenLostAfter),
    });
    await this.#publishExpired();
    if (this.#screens.size === 0 && this.#leaving.size === 0 && lost.length === 0) return;
    await inTransaction(this.#database, async (transaction) => {
      await touchScreens.write(transaction, { processId: this.#processId, at: new Date() });
      await deleteScreens.write(transaction, { ids: lost.map(({ id }) => id) });
      for (const user of new Set(lost.map((screen) => screen.user))) await this.#publish(transaction, user);
    });
  }

  async #publishExpired(): Promise<void> {
    const now = await loadPresence(this.#database, this.#activities, [...this.#screens.keys()]);
    const changed = now.filter(({ id, state }) => (this.#seen.get(id) ?? state) !== state);
    this.#seen.clear();
    for (const { id, state } of now) this.#seen.set(id, state);
    if (changed.length === 0) return;
    await inTransaction(this.#database, async (transaction) => {
      for (const { id } of changed) await this.#publish(transaction, id);
    });
  }

  async #publish(transaction: Transaction, user: number): Promise<void> {
    await this.#events!.publish(transaction, 'presenceChanged', { user });
  }

  #notifyViewers(users: number[]): void {
    if (this.#listeners.size === 0) return;
    this.#do(async () => {
      for (const presence of await loadPresence(this.#database, this.#activities, users)) {
        if (this.#screens.has(presence.id)) this.#seen.set(presence.id, presence.state);
        const viewers = await findAcquaintances(this.#database, presence.id, [...this.#listeners.keys()]);
        for (const viewer of viewers)
          for (const listener of this.#listeners.get(viewer) ?? []) listener(presence);
      }
    });
  }
}
