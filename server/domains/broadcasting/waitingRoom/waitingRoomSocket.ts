import { setTimeout as pause } from 'node:timers/promises';
import type { MaybePromise } from '../../../kit/database/database.ts';
import { onEvent } from '../../../kit/events/onEvent.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { OpenSocket, SocketPath } from '../../../kit/sockets/socketPath.ts';
import type { LiveWriting } from '../live/liveWriting.ts';
import type { Place } from '../live/livePlace.ts';
import { enterRoom, type Coming } from './enterRoom.ts';
import { guestLink } from './guestLinks.ts';
import { leaveRoom } from './leaveRoom.ts';
import { helloFrom, saidFrom, type ToldVisitor } from './roomFrames.ts';
import { gone, LivePart } from './visitEnums.ts';
import { publishVisitChanged } from './visitEvents.ts';
import { callAnswered, callById, visitById, visitSaid, visitSeen } from './visitQueries.ts';

const mayLookOn = allow('read', 'LiveVisit');

/** Close codes of the server; a frame with the reason was sent before. */
const closed = { over: 4000, refused: 4403, tooMuch: 4429, fault: 1011 };
/** Milliseconds that a lost connection has to come back before the visit ends. */
const comesBackFor = 20_000;
const seenEvery = 10_000;
/** Most frames a minute from one visitor. */
const mostFrames = 120;

/**
 * `/live/waiting-room`: socket of a visitor who waits to go on the air, signed in or by a guest link. It sends the state of the
 * visit and passes on the calls by which browsers of the station listen to the visitor.
 */
export const waitingRoomSocket: SocketPath = {
  path: '/live/waiting-room',
  takesGuests: true,
  async open(socket, hello) {
    const tell = (told: ToldVisitor) => socket.send(told);
    const refuse = (reason: string) => {
      tell({ state: 'refused', reason });
      socket.close(closed.refused, 'Refused');
    };
    const who = await whoComes(socket, hello);
    if ('reason' in who) return refuse(who.reason);
    const entered = await enterRoom(who.place, who.coming);
    if (entered.refused) return refuse(entered.refused);
    new Visit(socket, who.place, entered).hold();
  },
};

async function whoComes(
  { context }: OpenSocket,
  hello: Readonly<Record<string, unknown>>,
): Promise<{ place: Place; coming: Coming } | { reason: string }> {
  const { database, services, radioId, viewer, abilities } = context;
  const asked = helloFrom.safeParse(hello);
  if (!asked.success) return { reason: 'FORBIDDEN' };
  const { invitation, part } = asked.data;
  if (invitation !== undefined)
    return guestLink({ database, services }, invitation).then(
      ({ id, name, radioId: of }) => ({
        place: { database, services, radioId: of },
        coming: { name, invitation: id },
      }),
      (error: { extensions?: { code?: string } }) => {
        const reason = error.extensions?.code;
        // An error without a code is a fault of the server and must reach the log.
        if (reason === undefined) throw error;
        return { reason };
      },
    );
  if (!viewer || radioId === undefined || !abilities.allows(mayLookOn)) return { reason: 'FORBIDDEN' };
  return {
    place: { database, services, radioId },
    coming: { name: viewer.name, person: viewer.userId, part: LivePart[part] as LivePart.PRESENTER },
  };
}

/** Connection of a visitor. */
class Visit {
  readonly #socket: OpenSocket;
  readonly #place: Place;
  readonly #id: number;
  readonly #line: number;
  #frames = 0;

  constructor(socket: OpenSocket, place: Place, { id, line }: { id: number; line: number }) {
    this.#socket = socket;
    this.#place = place;
    this.#id = id;
    this.#line = line;
  }

  hold(): void {
    const { signal } = this.#socket;
    const { events } = this.#place.services;
    onEvent(events, {
      topic: 'liveVisitChanged',
      signal,
      handle: ({ id }) => id === this.#id && this.#do(this.#look()),
    });
    onEvent(events, {
      topic: 'visitCalled',
      signal,
      handle: ({ id, visit }) => visit === this.#id && this.#do(this.#pass(id)),
    });
    const seen = setInterval(() => {
      this.#frames = 0;
      // Events may have been lost, so the state is read again.
      this.#do(this.#see().then(() => this.#look()));
    }, seenEvery);
    signal.addEventListener('abort', () => {
      clearInterval(seen);
      void this.#waitForReturn();
    });
    this.#socket.take((frame) => {
      if ((this.#frames += 1) > mostFrames / (60_000 / seenEvery))
        return this.#socket.close(closed.tooMuch, 'Too much was said.');
      if (typeof frame === 'string') this.#do(this.#said(frame));
    });
    this.#do(this.#look());
  }

  /** Sends the state of the visit. */
  async #look(): Promise<void> {
    const visit = await visitById.first(this.#place, { id: this.#id });
    if (!visit || this.#socket.signal.aborted) return;
    if (gone.includes(visit.state)) {
      this.#tell({ state: 'ended', is: visit.state });
      return this.#socket.close(closed.over, 'Over');
    }
    // The visitor has connected again, from another place or from a reloaded page.
    if (visit.line > this.#line) return this.#socket.close(closed.over, 'Elsewhere');
    this.#tell({ state: 'here', visit: String(this.#id), is: visit.state, told: visit.told });
  }

  async #pass(call: number): Promise<void> {
    const found = await callById.first(this.#place, { id: call });
    if (!found) return;
    const servers = this.#place.services.voiceServers.for(`visit-${this.#id}`);
    this.#tell({ state: 'called', call, offer: found.offer, servers });
  }

  async #see(): Promise<void> {
    await this.#write((writing) =>
      visitSeen.write(writing, { id: this.#id, line: this.#line, at: new Date() }),
    );
  }

  async #said(frame: string): Promise<void> {
    const said = saidFrom.safeParse(parsed(frame));
    if (!said.success) return;
    const { data } = said;
    const [id, { radioId, services }] = [this.#id, this.#place];
    if (data.type === 'leave') return leaveRoom(this.#place, { id, line: this.#line });
    await this.#write(async (writing) => {
      if (data.type === 'say') {
        if ((await visitSaid.write(writing, { id, said: data.text.trim() })) > 0)
          await publishVisitChanged(writing.transaction, services.events, { radioId, id });
      } else if ((await callAnswered.write(writing, { id: data.call, visit: id, answer: data.answer })) > 0)
        await services.events.publish(writing.transaction, 'visitAnswered', {
          radioId,
          id: data.call,
          visit: id,
        });
    });
  }

  async #waitForReturn(): Promise<void> {
    await pause(comesBackFor, undefined, { ref: false });
    await leaveRoom(this.#place, { id: this.#id, line: this.#line }).catch(() => undefined);
  }

  async #write(work: (writing: LiveWriting) => MaybePromise<unknown>) {
    const { database, radioId } = this.#place;
    await inTransaction(database, async (transaction) => {
      await work({ transaction, context: { radioId } });
    });
  }

  #do(work: Promise<void>): void {
    work.catch(() => this.#socket.close(closed.fault, 'Something went wrong.'));
  }

  #tell(told: ToldVisitor): void {
    this.#socket.send(told);
  }
}

function parsed(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
}
