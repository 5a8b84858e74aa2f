import { LRUCache } from 'lru-cache';
import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { onEvent } from '../../../kit/events/onEvent.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { findBlocksOfPerson } from '../people/blocks.ts';
import type { ChatHappening } from './chatEvents.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    chatHub: ChatHub;
  }
}

/** Event for a subscriber of the chat, or the notice `MISSED` that events may have been lost. */
export type ChatNotice = ChatHappening | { kind: 'MISSED' };

type Listener = (notice: ChatNotice) => void;

const maxThreads = 10_000;
const typingEvery = 2000;

const findPeopleInThread = query('chat.findPeopleInThread', (db, { thread }: Given<{ thread: number }>) =>
  db
    .selectFrom('ChatParticipant')
    .select('user')
    .where('thread', '=', thread)
    .where('leftAt', 'is', null)
    .where('blockedAt', 'is', null),
);

/**
 * Distributes chat events to the subscribers on this process. The hub subscribes to the event bus once, for all subscribers, and
 * caches the people of each thread until they change: those changes arrive in commit order, before the events of later writes.
 * The resolver checks the rights of each receiver for each event again.
 */
export class ChatHub {
  readonly #database: Database;
  readonly #listeners = new Map<number, Set<Listener>>();
  readonly #people = new LRUCache<number, ReadonlySet<number>>({ max: maxThreads });
  readonly #blocks = new LRUCache<number, ReadonlySet<number>>({ max: maxThreads });
  readonly #typing = new LRUCache<string, true>({ max: maxThreads, ttl: typingEvery });
  readonly #ending = new AbortController();
  #deliveries: Promise<void> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  start({ events }: Pick<Services, 'events'>): () => Promise<void> {
    const { signal } = this.#ending;
    onEvent(events, { topic: 'chatHappened', signal, handle: (happened) => this.#enqueue(happened) });
    onEvent(events, { topic: 'eventsMissed', signal, handle: () => this.#missed() });
    return async () => this.#ending.abort();
  }

  listen(user: number, listener: Listener): () => void {
    const own = this.#listeners.get(user) ?? new Set();
    this.#listeners.set(user, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && this.#listeners.get(user) === own) this.#listeners.delete(user);
    };
  }

  /** Returns true at most once every two seconds per person and thread, to limit typing events. */
  mayPublishTyping(thread: number, user: number): boolean {
    const key = `${thread} ${user}`;
    if (this.#typing.has(key)) return false;
    this.#typing.set(key, true);
    return true;
  }

  /** Handles events one after the other, so that their order is preserved. */
  #enqueue(happened: ChatHappening): void {
    this.#deliveries = this.#deliveries.then(() => this.#deliver(happened)).catch(() => this.#missed());
  }

  async #deliver(happened: ChatHappening): Promise<void> {
    if (happened.people) this.#people.delete(happened.thread);
    for (const user of happened.blocks ?? []) this.#blocks.delete(user);
    if (this.#listeners.size === 0) return;
    const to = happened.to ?? (await this.#peopleOf(happened.thread));
    const without = await this.#blockedFor(happened);
    for (const user of to)
      if (!without?.has(user)) for (const listener of this.#listeners.get(user) ?? []) listener(happened);
  }

  async #peopleOf(thread: number): Promise<ReadonlySet<number>> {
    const known = this.#people.get(thread);
    if (known) return known;
    const people = new Set(
      (await findPeopleInThread.all(this.#database, { thread })).map(({ user }) => user),
    );
    this.#people.set(thread, people);
    return people;
  }

  /** People who must not receive a read or typing event: a block exists between them and its user. Undefined for other kinds of events. */
  async #blockedFor({ kind, user }: ChatHappening): Promise<ReadonlySet<number> | undefined> {
    if (user === undefined || (kind !== 'READ' && kind !== 'TYPING')) return undefined;
    const known = this.#blocks.get(user);
    if (known) return known;
    const around = await findBlocksOfPerson.all(this.#database, { user });
    const otherIds = new Set(around.map(({ blocker, blocked }) => (blocker === user ? blocked : blocker)));
    this.#blocks.set(user, otherIds);
    return otherIds;
  }

  #missed(): void {
    this.#blocks.clear();
    this.#people.clear();
    for (const own of this.#listeners.values()) for (const listener of own) listener({ kind: 'MISSED' });
  }
}
