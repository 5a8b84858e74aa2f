import { createStore } from 'zustand/vanilla';
import type { VisitorFrame } from '../../../../../server/protocol/waitingRoom';
import { createSilence, lostAfter } from '../silence';
import type { VoiceServer } from './voices/voiceCall';

/** State of a visitor, from waiting to on the air, as the server reports it. */
export type VisitorState =
  | { is: 'off' }
  | { is: 'connecting' }
  | { is: 'here'; how: 'WAITING' | 'SCREENING' | 'ADMITTED' | 'ON_AIR'; messageToVisitor: string }
  | { is: 'refused'; reason: string }
  | { is: 'ended'; how: 'LEFT' | 'REFUSED' }
  /** The visitor has entered the waiting room on another page. */
  | { is: 'elsewhere' }
  /** The connection failed, or could not be restored in time. */
  | { is: 'lost' };

export type VisitorSocket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

interface Needed {
  openSocket: () => VisitorSocket;
  /** Returns the first frame, which identifies the visitor. */
  hello: () => Promise<object>;
  /** Returns the SDP answer to the offer of a presenter's browser. */
  answer: (offer: string, servers: readonly VoiceServer[]) => Promise<string>;
}

/** Milliseconds after which the server ends the visit of a lost connection. */
const maxDisconnection = 20_000;
const pauseBetween = 1000;
const codes = { over: 4000, refused: 4403 };

/** Creates the connection from a visitor's browser to the server. Reconnects when it is lost. */
export function createVisitorLine({ openSocket, hello, answer }: Needed) {
  const store = createStore<{ state: VisitorState }>(() => ({ state: { is: 'off' } }));
  let socket: VisitorSocket | undefined;
  let isOpen = false;
  let lostAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = createSilence((seconds) => {
    if (seconds >= lostAfter) dropConnection();
  });
  /** Number of the current connection: late events of an earlier one are ignored. */
  let line = 0;

  const set = (state: VisitorState) => store.setState({ state });
  const say = (what: object) => {
    if (isOpen) socket?.send(JSON.stringify(what));
  };

  async function open(): Promise<void> {
    const mine = ++line;
    const first = await hello().catch(() => undefined);
    if (mine !== line) return;
    if (!first) return closed(0);
    const opened = openSocket();
    socket = opened;
    silence.broken();
    opened.addEventListener('open', () => {
      if (mine !== line) return;
      isOpen = true;
      opened.send(JSON.stringify(first));
    });
    opened.addEventListener('message', ({ data }) => {
      if (mine === line && typeof data === 'string') void handleFrame(JSON.parse(data) as VisitorFrame);
    });
    opened.addEventListener('close', ({ code }) => {
      if (mine === line) closed(code);
    });
  }

  async function handleFrame(message: VisitorFrame): Promise<void> {
    silence.broken();
    if (message.state === 'alive') return;
    if (message.state === 'here') {
      lostAt = undefined;
      set({ is: 'here', how: message.is, messageToVisitor: message.messageToVisitor });
    } else if (message.state === 'called') {
      const described = await answer(message.offer, message.servers).catch(() => undefined);
      if (described !== undefined) say({ type: 'answer', call: message.call, answer: described });
    } else if (message.state === 'refused') finish({ is: 'refused', reason: message.reason });
    else finish({ is: 'ended', how: message.is });
  }

  /** Drops a connection that has received no frames for too long, and reconnects. */
  function dropConnection(): void {
    const last = socket;
    line++;
    closed(0);
    last?.close(1000);
  }

  function closed(code: number): void {
    isOpen = false;
    socket = undefined;
    silence.end();
    if (code === codes.over) return finish({ is: 'elsewhere' });
    lostAt ??= Date.now();
    if (code === codes.refused || Date.now() - lostAt > maxDisconnection) return finish({ is: 'lost' });
    set({ is: 'connecting' });
    timer = setTimeout(() => void open(), pauseBetween);
  }

  function finish(state: VisitorState): void {
    const last = socket;
    line++;
    isOpen = false;
    socket = undefined;
    silence.end();
    clearTimeout(timer);
    set(state);
    last?.close(1000);
  }

  return {
    store,
    enter(): void {
      lostAt = undefined;
      set({ is: 'connecting' });
      void open();
    },
    say: (text: string) => say({ type: 'say', text }),
    leave(): void {
      say({ type: 'leave' });
      if (!isOpen) finish({ is: 'off' });
    },
    /** Ends the visit. Called when the visitor leaves the page. */
    close(): void {
      say({ type: 'leave' });
      finish({ is: 'off' });
    },
  };
}
