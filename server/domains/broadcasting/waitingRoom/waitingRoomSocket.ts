import { setTimeout as pause } from 'node:timers/promises';
import type { MaybePromise } from '../../../kit/database/database.ts';
import { onEvent } from '../../../kit/events/onEvent.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { OpenSocket, SocketPath } from '../../../kit/entrances/socketPath.ts';
import type { LiveWriting } from '../live/liveWriting.ts';
import { visitorCommand, visitorHello, type VisitorFrame } from '../../../protocol/waitingRoom.ts';
import type { RadioScope } from '../live/rights/radioScope.ts';
import { enterRoom, type Coming } from './enterRoom.ts';
import { findGuestLink } from './guestLinks.ts';
import { leaveRoom } from './leaveRoom.ts';
import { LivePart, VisitState } from './visitEnums.ts';
import { publishVisitChanged } from './visitEvents.ts';
import {
  storeAnswer,
  findCallById,
  findVisitById,
  storeVisitorMessage,
  markVisitSeen,
} from './visitQueries.ts';

const mayWatch = allow('read', 'LiveVisit');

/**
 * Close codes of the socket. Before `refused`, and before `over` at the end of the visit, the server sends a frame with the
 * reason.
 */
const closed = { over: 4000, refused: 4403, tooMuch: 4429, fault: 1011 };
/** Milliseconds within which a lost connection must be re-established; otherwise the visit ends. */
const maxDisconnection = 20_000;
const seenEvery = 10_000;
/** Maximum number of frames per minute on one connection. Each interval of `seenEvery` milliseconds has its share of them. */
const maxFrames = 120;

/**
 * `/live/waiting-room`: socket of a visitor who waits to go on the air, signed in or by a guest link. It sends the state of the
 * visit and passes on the calls by which browsers of the station listen to the visitor.
 */
export const waitingRoomSocket: SocketPath = {
  path: '/live/waiting-room',
  takesGuests: true,
  async open(socket, hello) {
    const send = (frame: VisitorFrame) => socket.send(frame);
    const refuse = (reason: string) => {
      send({ state: 'refused', reason });
      socket.close(closed.refused, 'Refused');
    };
    const visitor = await visitorOf(socket, hello);
    if ('reason' in visitor) return refuse(visitor.reason);
    const entered = await enterRoom(visitor.scope, visitor.coming);
    if (entered.refused) return refuse(entered.refused);
    new Visit(socket, visitor.scope, entered).serve();
  },
};

async function visitorOf(
  { context }: OpenSocket,
  hello: Readonly<Record<string, unknown>>,
): Promise<{ scope: RadioScope; coming: Coming } | { reason: string }> {
  const { database, services, radioId, viewer, abilities } = context;
  const parsedHello = visitorHello.safeParse(hello);
  if (!parsedHello.success) return { reason: 'FORBIDDEN' };
  const { invitation, part } = parsedHello.data;
  if (invitation !== undefined)
    return findGuestLink({ database, services }, invitation).then(
      ({ id, name, radioId: of }) => ({
        scope: { database, services, radioId: of },
        coming: { name, invitation: id },
      }),
      (error: { extensions?: { code?: string } }) => {
        const reason = error.extensions?.code;
        // An error without a code is a fault of the server and must reach the log.
        if (reason === undefined) throw error;
        return { reason };
      },
    );
  if (!viewer || radioId === undefined || !abilities.allows(mayWatch)) return { reason: 'FORBIDDEN' };
  return {
    scope: { database, services, radioId },
    coming: { name: viewer.name, person: viewer.userId, part: LivePart[part] as LivePart.PRESENTER },
  };
}

/** Connection of a visitor. */
class Visit {
  readonly #socket: OpenSocket;
  readonly #scope: RadioScope;
  readonly #id: number;
  readonly #line: number;
  #frames = 0;

  constructor(socket: OpenSocket, scope: RadioScope, { id, line }: { id: number; line: number }) {
    this.#socket = socket;
    this.#scope = scope;
    this.#id = id;
    this.#line = line;
  }

  serve(): void {
    const { signal } = this.#socket;
    const { events } = this.#scope.services;
    onEvent(events, {
      topic: 'liveVisitChanged',
      signal,
      handle: ({ id }) => id === this.#id && this.#do(this.#sendState()),
    });
    onEvent(events, {
      topic: 'visitCalled',
      signal,
      handle: ({ id, visit }) => visit === this.#id && this.#do(this.#pass(id)),
    });
    const seen = setInterval(() => {
      this.#frames = 0;
      // Events may have been lost, so the state is read again.
      this.#do(this.#markSeen().then(() => this.#sendState()));
    }, seenEvery);
    signal.addEventListener('abort', () => {
      clearInterval(seen);
      void this.#waitForReturn();
    });
    this.#socket.take((frame) => {
      if ((this.#frames += 1) > maxFrames / (60_000 / seenEvery))
        return this.#socket.close(closed.tooMuch, 'Too much was said.');
      if (typeof frame === 'string') this.#do(this.#handleFrame(frame));
    });
    this.#do(this.#sendState());
  }

  /** Sends the state of the visit. */
  async #sendState(): Promise<void> {
    const visit = await findVisitById.first(this.#scope, { id: this.#id });
    if (!visit || this.#socket.signal.aborted) return;
    const { state } = visit;
    if (state === VisitState.LEFT || state === VisitState.REFUSED) {
      this.#send({ state: 'ended', is: `${state}` });
      return this.#socket.close(closed.over, 'Over');
    }
    // The visitor has connected again, from another place or from a reloaded page.
    if (visit.line > this.#line) return this.#socket.close(closed.over, 'Elsewhere');
    this.#send({
      state: 'here',
      visit: String(this.#id),
      is: `${state}`,
      messageToVisitor: visit.messageToVisitor,
    });
  }

  async #pass(call: number): Promise<void> {
    const found = await findCallById.first(this.#scope, { id: call });
    if (!found) return;
    const servers = this.#scope.services.voiceServers.for(`visit-${this.#id}`);
    this.#send({ state: 'called', call, offer: found.offer, servers });
  }

  async #markSeen(): Promise<void> {
    await this.#write((writing) =>
      markVisitSeen.write(writing, { id: this.#id, line: this.#line, at: new Date() }),
    );
  }

  async #handleFrame(frame: string): Promise<void> {
    const command = visitorCommand.safeParse(parsed(frame));
    if (!command.success) return;
    const { data } = command;
    const [id, { radioId, services }] = [this.#id, this.#scope];
    if (data.type === 'leave') return leaveRoom(this.#scope, { id, line: this.#line });
    await this.#write(async (writing) => {
      if (data.type === 'say') {
        if ((await storeVisitorMessage.write(writing, { id, messageFromVisitor: data.text.trim() })) > 0)
          await publishVisitChanged(writing.transaction, services.events, { radioId, id });
      } else if ((await storeAnswer.write(writing, { id: data.call, visit: id, answer: data.answer })) > 0)
        await services.events.publish(writing.transaction, 'visitAnswered', {
          radioId,
          id: data.call,
          visit: id,
        });
    });
  }

  async #waitForReturn(): Promise<void> {
    await pause(maxDisconnection, undefined, { ref: false });
    await leaveRoom(this.#scope, { id: this.#id, line: this.#line }).catch(() => undefined);
  }

  async #write(work: (writing: LiveWriting) => MaybePromise<unknown>) {
    const { database, radioId } = this.#scope;
    await inTransaction(database, async (transaction) => {
      await work({ transaction, context: { radioId } });
    });
  }

  #do(work: Promise<void>): void {
    work.catch(() => this.#socket.close(closed.fault, 'Something went wrong.'));
  }

  #send(frame: VisitorFrame): void {
    this.#socket.send(frame);
  }
}

function parsed(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
}
