import { setTimeout as pause } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { MaybePromise } from '../../../kit/database/database.ts';
import type { Services } from '../../../kit/context.ts';
import type { Settings } from '../../../kit/domain.ts';
import { onEvent } from '../../../kit/events/onEvent.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { OpenSocket, SocketPath } from '../../../kit/sockets/socketPath.ts';
import { beginLive } from '../live/beginLive.ts';
import { endLive, endWhatIsOver } from '../live/endLive.ts';
import { openHandover } from '../live/handoverQueries.ts';
import { LiveEnd, LiveHow, LiveRefusal } from '../live/liveEnums.ts';
import { publishLiveChanged } from '../live/liveEvents.ts';
import type { Place } from '../live/livePlace.ts';
import { lineLostAfter, liveById, liveSeen } from '../live/liveQueries.ts';
import { mayBeLive } from '../live/mayGoLive.ts';
import { FullDisk } from './fullDisk.ts';
import { LiveSound } from './liveSound.ts';
import type { Recordings } from './recordings.ts';
import { helloFrom, saidFrom, type Told } from './studioFrames.ts';
import { lineBack, lineGone, radiosOnAir, titleTold } from './studioQueries.ts';
import { NoWebm } from './webmLine.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    studio: Studio;
  }
}

/** Milliseconds without data after which a connection counts as lost. */
const silentLine = 10_000;
/** Interval of the check, and thresholds for reporting a slow connection, in milliseconds. */
const lookEvery = 1000;
const seenEvery = 10_000;
const slow = { bytes: 64 * 1024, silentFor: 2000 };
/** Close codes of the server; a frame with the reason was sent before. */
const closed = { over: 4000, refused: 4403, noSound: 4400, silent: 4408 };

interface Line {
  session: number;
  part: number;
  title: string;
  /** When it takes over from the current presenter; absent when it has the air. */
  takesOverAt?: Date | null;
}

/** Browser studios connected to this process. Their sound goes to the player and into a recording. */
export class Studio {
  readonly #recordings: Recordings;
  readonly #log: Settings['log'];
  readonly #database: Settings['database'];
  /** By live session and part. */
  readonly #sounds = new Map<string, LiveSound>();
  readonly #headers = new Map<number, Buffer>();
  /** Callbacks that end the open connections. */
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
    const radios = await radiosOnAir.all(database);
    this.#fullDisk.takeUp(radios.map(({ radioId }) => ({ database, services, radioId })));
    await this.#recordings.resume();
  }

  /** Ends all connections and waits until their recordings are stored. */
  async close(): Promise<void> {
    for (const finish of this.#lines) finish();
    await Promise.all(this.#ending);
    await this.#fullDisk.close();
  }

  async open(socket: OpenSocket, hello: Readonly<Record<string, unknown>>): Promise<void> {
    const tell = (told: Told) => socket.send(told);
    const { database, services, radioId, viewer } = socket.context;
    const refuse = (reason: string) => {
      tell({ state: 'refused', reason });
      socket.close(closed.refused, 'Refused');
    };
    const asked = helloFrom.safeParse(hello);
    if (!asked.success || radioId === undefined) return refuse(LiveRefusal.REVOKED);
    const place = { database, services, radioId };
    const { session } = asked.data;
    const line = session
      ? await this.#comeBack(place, viewer!.userId, session)
      : await this.#begin(place, viewer!.userId);
    if ('refused' in line) return refuse(line.refused);
    if ('ended' in line) {
      tell(line.ended);
      return socket.close(closed.over, 'Over');
    }
    tell({ state: 'connecting', session: String(line.session), title: line.title });
    if (line.takesOverAt) tell(comingOf(line.session, line.takesOverAt));
    await this.#hold(socket, place, line);
  }

  async #begin(place: Place, person: number): Promise<Line | { refused: LiveRefusal }> {
    const begun = await beginLive(place, { person, how: LiveHow.BROWSER });
    if (begun.refused) return begun;
    const { session, title, takesOverAt } = begun;
    return { session, part: 1, title, takesOverAt };
  }

  /** Continues a live session after a lost connection: for its own presenter, as long as they may be live. */
  async #comeBack(
    place: Place,
    person: number,
    session: string,
  ): Promise<Line | { refused: LiveRefusal } | { ended: Told }> {
    await endWhatIsOver(place, Date.now());
    const live = await liveById.first(place, { id: parseId(session) ?? 0 });
    if (live?.how !== LiveHow.BROWSER || live.person !== person) return { refused: LiveRefusal.REVOKED };
    if (live.endedAt) return { ended: endedOf(live) };
    const { refused } = await mayBeLive(place, person, Date.now());
    if (refused) return { refused };
    const part = live.part + 1;
    const isBack = await change(place, live.id, (writing) =>
      lineBack.write(writing, { id: live.id, before: live.part, part, at: new Date() }),
    );
    const takesOverAt = live.isComing ? (await openHandover.first(place))?.takesOverAt : null;
    // Two tabs came back at the same moment, or the session has just ended.
    return isBack
      ? { session: live.id, part, title: live.title, takesOverAt: takesOverAt ?? null }
      : { refused: LiveRefusal.SOMEBODY_IS_LIVE };
  }

  /** Receives the data of a connection until it closes. */
  async #hold(socket: OpenSocket, place: Place, line: Line): Promise<void> {
    const { session, part } = line;
    const header =
      this.#headers.get(session) ??
      this.#sounds.get(`${session} ${part - 1}`)?.header ??
      (part > 1 ? await this.#recordings.headerOf(session) : undefined);
    const { path, release } = await this.#recordings.begin(session, part);
    const sound = new LiveSound(path, header);
    const key = `${session} ${part}`;
    this.#sounds.set(key, sound);
    const keep = async () => {
      this.#sounds.delete(key);
      if (sound.header) this.#headers.set(session, sound.header);
      await sound.end();
      try {
        await this.#recordings.keep(session, part, path);
      } catch (error) {
        // The recording stays on this machine until it can be stored; the connection is over in any case.
        this.#log.error({ err: error, session }, 'the recording of a live could not be stored yet');
        this.#fullDisk.failed(place, session);
      } finally {
        await release();
      }
    };
    let kept: Promise<void> | undefined;
    const keepOnce = () => (kept ??= keep());
    const finish = this.#once(async () => {
      await keepOnce();
      await change(place, session, (writing) =>
        lineGone.write(writing, { id: session, part, at: new Date(sound.heardAt) }),
      );
      void this.#waitForReturn(place, session);
    });
    socket.signal.addEventListener('abort', finish, { once: true });
    this.#watch(socket, place, { ...line, sound });
    socket.take((frame) => {
      if (typeof frame === 'string')
        return void this.#said(socket, place, { session, keep: keepOnce }, frame);
      try {
        sound.push(frame);
      } catch (error) {
        if (!(error instanceof NoWebm)) throw error;
        socket.close(closed.noSound, 'This is no WebM.');
      }
    });
    if (socket.signal.aborted) finish();
  }

  /** Runs the end of a connection once: when it closes, or when the process ends first. */
  #once(work: () => Promise<void>): () => void {
    const finish = () => {
      if (!this.#lines.delete(finish)) return;
      const ending = work()
        .catch((error: unknown) => this.#log.error({ err: error }, 'the end of a live could not be stored'))
        .finally(() => this.#ending.delete(ending));
      this.#ending.add(ending);
    };
    this.#lines.add(finish);
    return finish;
  }

  /** Ends the session when nobody came back in time; the player's next request would do so too. */
  async #waitForReturn(place: Place, session: number): Promise<void> {
    await pause(lineLostAfter + 500, undefined, { ref: false });
    const isThere = [...this.#sounds.keys()].some((key) => key.startsWith(`${session} `));
    if (isThere) return;
    this.#headers.delete(session);
    await endWhatIsOver(place, Date.now()).catch(() => undefined);
  }

  /** Sends state changes to the studio: as the player reports them, and as the connection is. */
  #watch(
    socket: OpenSocket,
    place: Place,
    { session, part, title, takesOverAt, sound }: Line & { sound: LiveSound },
  ): void {
    const tell = (told: Told) => socket.send(told);
    let wasHeard = false;
    let wasComing = Boolean(takesOverAt);
    const look = async () => {
      const live = await liveById.first(place, { id: session });
      if (!live || socket.signal.aborted) return;
      if (live.endedAt) {
        tell(endedOf(live));
        return socket.close(closed.over, 'Over');
      }
      // The presenter has connected again before this connection was known to be lost.
      if (live.part > part) return socket.close(closed.over, 'Elsewhere');
      // The current presenter ended before the time of the handover.
      if (wasComing && !live.isComing && !live.isHeard)
        tell({ state: 'connecting', session: String(session), title });
      wasComing = live.isComing;
      if (live.isHeard && !wasHeard)
        tell({ state: 'onAir', session: String(session), since: iso(live.heardFrom) });
      else if (!live.isHeard && wasHeard) tell({ state: 'reconnecting', session: String(session) });
      wasHeard = live.isHeard;
    };
    const looking = () =>
      void look().catch((error: unknown) =>
        this.#log.error({ err: error }, 'the state could not be sent to a studio'),
      );
    onEvent(place.services.events, {
      topic: 'liveChanged',
      signal: socket.signal,
      handle: ({ id }) => id === session && looking(),
    });
    looking();
    let seenAt = Date.now();
    let isCut = false;
    const timer = setInterval(() => {
      const now = Date.now();
      const silentFor = now - sound.heardAt;
      if (silentFor > silentLine) return socket.close(closed.silent, 'Nothing came.');
      if (silentFor > slow.silentFor || sound.behind > slow.bytes)
        tell({ state: 'slow', buffered: sound.behind, silentFor });
      if (sound.isLost && !isCut) {
        isCut = true;
        this.#log.error({ session }, 'the recording of a live cannot be stored: the disk is full or away');
        this.#fullDisk.failed(place, session);
      }
      if (now - seenAt < seenEvery) return;
      seenAt = now;
      void change(
        place,
        session,
        (writing) => liveSeen.write(writing, { id: session, at: new Date(now) }),
        false,
      );
      // Events may have been lost, so the state is read again.
      looking();
    }, lookEvery);
    socket.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  }

  async #said(
    socket: OpenSocket,
    place: Place,
    { session, keep }: { session: number; keep: () => Promise<void> },
    frame: string,
  ): Promise<void> {
    const said = saidFrom.safeParse(parsed(frame));
    if (!said.success) return;
    const { data } = said;
    const work =
      data.type === 'end'
        ? // Everything received must be stored first, because the job that makes the rush starts at once.
          keep().then(() => end(place, session))
        : change(place, session, (writing) =>
            titleTold.write(writing, { id: session, title: data.title, credit: data.credit }),
          );
    await Promise.resolve<unknown>(work).catch((error: unknown) => {
      this.#log.error({ err: error }, 'a frame of a studio could not be processed');
      socket.close(1011, 'Something went wrong.');
    });
  }
}

/** Socket path of browser studios. */
export const studioSocket: SocketPath = {
  path: '/live/studio',
  open: (socket, hello) => socket.context.services.studio.open(socket, hello),
};

type Writing = Parameters<typeof lineBack.write>[0];

const end = ({ database, services, radioId }: Place, session: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await endLive(services, { transaction, context: { radioId } }, session, { why: LiveEnd.LEFT });
  });

/** Changes a live session and publishes it; false when no row changed. */
async function change(
  { database, services, radioId }: Place,
  id: number,
  write: (writing: Writing) => MaybePromise<number>,
  isTold = true,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const isChanged = (await write({ transaction, context: { radioId } })) > 0;
    if (isChanged && isTold) await publishLiveChanged(transaction, services.events, { radioId, id });
    return isChanged;
  });
}

const endedOf = ({ id, why, endedBy }: { id: number; why: LiveEnd | null; endedBy: string }): Told => ({
  state: 'ended',
  session: String(id),
  why: why ?? LiveEnd.LEFT,
  by: endedBy,
});

const comingOf = (session: number, takesOverAt: Date | string): Told => ({
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
