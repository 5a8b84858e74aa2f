import { setTimeout as pause } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { MaybePromise } from '../../../kit/database/database.ts';
import type { Services } from '../../../kit/context.ts';
import type { Settings } from '../../../kit/domain.ts';
import { onEvent } from '../../../kit/events/onEvent.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { OpenSocket, SocketPath } from '../../../kit/entrances/socketPath.ts';
import { beginLive } from '../live/beginLive.ts';
import { endLive, endExpiredLives } from '../live/endLive.ts';
import { findOpenHandover } from '../live/handover/handoverQueries.ts';
import { LiveEnd, LiveHow, LiveRefusal } from '../live/liveEnums.ts';
import { publishLiveChanged } from '../live/liveEvents.ts';
import type { RadioScope } from '../live/rights/radioScope.ts';
import { lineLostAfter, findLiveById, markLiveSeen } from '../live/liveQueries.ts';
import { mayBeLive } from '../live/rights/mayGoLive.ts';
import { FullDisk } from './fullDisk.ts';
import { LiveSound } from './liveSound.ts';
import type { Recordings } from './recordings.ts';
import { studioCommand, studioHello, type StudioFrame } from '../../../protocol/studio.ts';
import { registerReconnection, markLineLost, findRadiosWithStation, setAirTitle } from './studioQueries.ts';
import { NoWebm } from './webmLine.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    studio: Studio;
  }
}

/** Milliseconds without data after which a connection counts as lost. */
const silentLine = 10_000;
/**
 * Interval of the check in milliseconds.
 * The constants after it are the interval of writes of `seenAt`, and the thresholds above which a connection
 * is reported as slow.
 */
const checkInterval = 1000;
const seenEvery = 10_000;
const slow = { bytes: 64 * 1024, silentFor: 2000 };
/**
 * Close codes of the socket. Before `refused`, and before `over` at the end of the session, the server sends a frame with the
 * reason.
 */
const closed = { over: 4000, refused: 4403, noSound: 4400, silent: 4408 };

interface Line {
  session: number;
  part: number;
  title: string;
  /** When the session takes over from the current presenter; absent when it is on the air. */
  takesOverAt?: Date | null;
}

/** Manages the browser studios connected to this process. Their sound goes to the player and into a recording. */
export class Studio {
  readonly #recordings: Recordings;
  readonly #log: Settings['log'];
  readonly #database: Settings['database'];
  /** Sounds of connections, by live session and part. */
  readonly #sounds = new Map<string, LiveSound>();
  readonly #headers = new Map<number, Buffer>();
  /** Callbacks that end the open connections: each stores the recording and marks the connection as lost. */
  readonly #lines = new Set<() => void>();
  readonly #ending = new Set<Promise<void>>();
  readonly #fullDisk: FullDisk;

  constructor({
    recordings,
    log,
    database,
  }: { recordings: Recordings } & Pick<Settings, 'log' | 'database'>) {
    this.#database = database;
    this.#recordings = recordings;
    this.#log = log;
    this.#fullDisk = new FullDisk({ folder: recordings.folder, resume: () => recordings.resume(), log });
  }

  /** Sound of one connection; undefined when this process does not have it. */
  soundOf(session: number, part: number): Readable | undefined {
    return this.#sounds.get(`${session} ${part}`)?.follow();
  }

  /** Resumes the work that an earlier process left unfinished. */
  async start(services: Services): Promise<void> {
    const database = this.#database;
    const radios = await findRadiosWithStation.all(database);
    this.#fullDisk.resumeChecks(radios.map(({ radioId }) => ({ database, services, radioId })));
    await this.#recordings.resume();
  }

  /** Ends all connections and waits until their recordings are stored. */
  async close(): Promise<void> {
    for (const finish of this.#lines) finish();
    await Promise.all(this.#ending);
    await this.#fullDisk.close();
  }

  async open(socket: OpenSocket, hello: Readonly<Record<string, unknown>>): Promise<void> {
    const send = (frame: StudioFrame) => socket.send(frame);
    const { database, services, radioId, viewer } = socket.context;
    const refuse = (reason: string) => {
      send({ state: 'refused', reason });
      socket.close(closed.refused, 'Refused');
    };
    const parsedHello = studioHello.safeParse(hello);
    if (!parsedHello.success || radioId === undefined) return refuse(LiveRefusal.REVOKED);
    const scope = { database, services, radioId };
    const { session } = parsedHello.data;
    const line = session
      ? await this.#comeBack(scope, viewer!.userId, session)
      : await this.#begin(scope, viewer!.userId);
    if ('refused' in line) return refuse(line.refused);
    if ('ended' in line) {
      send(line.ended);
      return socket.close(closed.over, 'Over');
    }
    send({ state: 'connecting', session: String(line.session), title: line.title });
    if (line.takesOverAt) send(comingOf(line.session, line.takesOverAt));
    await this.#serve(socket, scope, line);
  }

  async #begin(scope: RadioScope, person: number): Promise<Line | { refused: LiveRefusal }> {
    const begun = await beginLive(scope, { person, how: LiveHow.BROWSER });
    if (begun.refused) return begun;
    const { session, title, takesOverAt } = begun;
    return { session, part: 1, title, takesOverAt };
  }

  /**
   * Reconnects a live session after a lost connection, for its own presenter while they may be live.
   * Returns the new connection, a refusal, or the end of the session.
   */
  async #comeBack(
    scope: RadioScope,
    person: number,
    session: string,
  ): Promise<Line | { refused: LiveRefusal } | { ended: StudioFrame }> {
    await endExpiredLives(scope, Date.now());
    const live = await findLiveById.first(scope, { id: parseId(session) ?? 0 });
    if (live?.how !== LiveHow.BROWSER || live.person !== person) return { refused: LiveRefusal.REVOKED };
    if (live.endedAt) return { ended: endedOf(live) };
    const { refused } = await mayBeLive(scope, person, Date.now());
    if (refused) return { refused };
    const part = live.part + 1;
    const isBack = await change(scope, live.id, (writing) =>
      registerReconnection.write(writing, { id: live.id, before: live.part, part, at: new Date() }),
    );
    const takesOverAt = live.isComing ? (await findOpenHandover.first(scope))?.takesOverAt : null;
    // False when two tabs reconnect at the same moment, or when the session has just ended.
    return isBack
      ? { session: live.id, part, title: live.title, takesOverAt: takesOverAt ?? null }
      : { refused: LiveRefusal.SOMEBODY_IS_LIVE };
  }

  /** Receives the data of a connection until it closes. */
  async #serve(socket: OpenSocket, scope: RadioScope, line: Line): Promise<void> {
    const { session, part } = line;
    const header =
      this.#headers.get(session) ??
      this.#sounds.get(`${session} ${part - 1}`)?.header ??
      (part > 1 ? await this.#recordings.headerOf(session) : undefined);
    const { path, release } = await this.#recordings.begin(session, part);
    const sound = new LiveSound(path, header);
    const key = `${session} ${part}`;
    this.#sounds.set(key, sound);
    const store = async () => {
      this.#sounds.delete(key);
      if (sound.header) this.#headers.set(session, sound.header);
      await sound.end();
      try {
        await this.#recordings.store(session, part, path);
      } catch (error) {
        // The recording stays on this machine until it can be stored; the connection is over in any case.
        this.#log.error({ err: error, session }, 'the recording of a live could not be stored yet');
        this.#fullDisk.failed(scope, session);
      } finally {
        await release();
      }
    };
    let stored: Promise<void> | undefined;
    const storeOnce = () => (stored ??= store());
    const finish = this.#once(async () => {
      await storeOnce();
      await change(scope, session, (writing) =>
        markLineLost.write(writing, { id: session, part, at: new Date(sound.receivedAt) }),
      );
      void this.#waitForReturn(scope, session);
    });
    socket.signal.addEventListener('abort', finish, { once: true });
    this.#watch(socket, scope, { ...line, sound });
    socket.take((frame) => {
      if (typeof frame === 'string')
        return void this.#handleFrame(socket, scope, { session, store: storeOnce }, frame);
      try {
        sound.push(frame);
      } catch (error) {
        if (!(error instanceof NoWebm)) throw error;
        socket.close(closed.noSound, 'This is no WebM.');
      }
    });
    if (socket.signal.aborted) finish();
  }

  /** Wraps work that ends a connection so that it runs once. It runs when the connection closes, or when the process stops. */
  #once(work: () => Promise<void>): () => void {
    const finish = () => {
      if (!this.#lines.delete(finish)) return;
      const ending = work()
        .catch((error: unknown) =>
          this.#log.error({ err: error }, 'the end of a live session could not be stored'),
        )
        .finally(() => this.#ending.delete(ending));
      this.#ending.add(ending);
    };
    this.#lines.add(finish);
    return finish;
  }

  /**
   * Ends the session unless its presenter reconnects in time. The next request of the player also ends sessions whose time has
   * expired.
   */
  async #waitForReturn(scope: RadioScope, session: number): Promise<void> {
    await pause(lineLostAfter + 500, undefined, { ref: false });
    const isThere = [...this.#sounds.keys()].some((key) => key.startsWith(`${session} `));
    if (isThere) return;
    this.#headers.delete(session);
    await endExpiredLives(scope, Date.now()).catch(() => undefined);
  }

  /** Sends the studio the state of its session whenever it changes. The player and the connection report the state. */
  #watch(
    socket: OpenSocket,
    scope: RadioScope,
    { session, part, title, takesOverAt, sound }: Line & { sound: LiveSound },
  ): void {
    const send = (frame: StudioFrame) => socket.send(frame);
    let wasOnAir = false;
    let wasComing = Boolean(takesOverAt);
    const sendState = async () => {
      const live = await findLiveById.first(scope, { id: session });
      if (!live || socket.signal.aborted) return;
      if (live.endedAt) {
        send(endedOf(live));
        return socket.close(closed.over, 'Over');
      }
      // The presenter has connected again before this connection was known to be lost.
      if (live.part > part) return socket.close(closed.over, 'Elsewhere');
      // The current presenter ended their session before the handover, so this session goes on the air now.
      if (wasComing && !live.isComing && !live.isOnAir)
        send({ state: 'connecting', session: String(session), title });
      wasComing = live.isComing;
      if (live.isOnAir && !wasOnAir)
        send({ state: 'onAir', session: String(session), since: iso(live.onAirFrom) });
      else if (!live.isOnAir && wasOnAir) send({ state: 'reconnecting', session: String(session) });
      wasOnAir = live.isOnAir;
    };
    const trySendState = () =>
      void sendState().catch((error: unknown) =>
        this.#log.error({ err: error }, 'the state could not be sent to a studio'),
      );
    onEvent(scope.services.events, {
      topic: 'liveChanged',
      signal: socket.signal,
      handle: ({ id }) => id === session && trySendState(),
    });
    trySendState();
    let seenAt = Date.now();
    let isCut = false;
    const timer = setInterval(() => {
      const now = Date.now();
      const silentFor = now - sound.receivedAt;
      if (silentFor > silentLine) return socket.close(closed.silent, 'Nothing came.');
      if (silentFor > slow.silentFor || sound.behind > slow.bytes)
        send({ state: 'slow', buffered: sound.behind, silentFor });
      if (sound.isLost && !isCut) {
        isCut = true;
        this.#log.error(
          { session },
          'the recording of a live session cannot be stored: the disk is full or unavailable',
        );
        this.#fullDisk.failed(scope, session);
      }
      if (now - seenAt < seenEvery) return;
      seenAt = now;
      void change(
        scope,
        session,
        (writing) => markLiveSeen.write(writing, { id: session, at: new Date(now) }),
        false,
      );
      // Events may have been lost, so the state is read again.
      trySendState();
    }, checkInterval);
    socket.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  }

  async #handleFrame(
    socket: OpenSocket,
    scope: RadioScope,
    { session, store }: { session: number; store: () => Promise<void> },
    frame: string,
  ): Promise<void> {
    const command = studioCommand.safeParse(parsed(frame));
    if (!command.success) return;
    const { data } = command;
    const work =
      data.type === 'end'
        ? // Everything received must be stored first, because the job that makes the rush starts at once.
          store().then(() => end(scope, session))
        : change(scope, session, (writing) =>
            setAirTitle.write(writing, { id: session, title: data.title, credit: data.credit }),
          );
    await Promise.resolve<unknown>(work).catch((error: unknown) => {
      this.#log.error({ err: error }, 'a frame of a studio could not be processed');
      socket.close(1011, 'Something went wrong.');
    });
  }
}

/** WebSocket endpoint of browser studios. */
export const studioSocket: SocketPath = {
  path: '/live/studio',
  open: (socket, hello) => socket.context.services.studio.open(socket, hello),
};

type Writing = Parameters<typeof registerReconnection.write>[0];

const end = ({ database, services, radioId }: RadioScope, session: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await endLive(services, { transaction, context: { radioId } }, session, { why: LiveEnd.LEFT });
  });

/** Changes a live session and publishes it; false when no row changed. */
async function change(
  { database, services, radioId }: RadioScope,
  id: number,
  write: (writing: Writing) => MaybePromise<number>,
  isPublished = true,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const isChanged = (await write({ transaction, context: { radioId } })) > 0;
    if (isChanged && isPublished) await publishLiveChanged(transaction, services.events, { radioId, id });
    return isChanged;
  });
}

const endedOf = ({
  id,
  why,
  endedBy,
}: {
  id: number;
  why: LiveEnd | null;
  endedBy: string;
}): StudioFrame => ({
  state: 'ended',
  session: String(id),
  why: why ?? LiveEnd.LEFT,
  by: endedBy,
});

const comingOf = (session: number, takesOverAt: Date | string): StudioFrame => ({
  state: 'coming',
  session: String(session),
  takesOverAt: iso(takesOverAt),
});

const iso = (moment: Date | string | null) => new Date(moment ?? Date.now()).toISOString();

function parsed(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
}
