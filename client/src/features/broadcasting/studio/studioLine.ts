import { createStore } from 'zustand/vanilla';
import type { StudioFrame } from '../../../../../server/protocol/studio';
import { createSilence, lostAfter } from '../silence';

/** State of a live session from this browser, as the server reports it. */
export type StudioState =
  | { is: 'off' }
  /** The connection is being opened, or the player has not fetched the sound yet. */
  | { is: 'connecting' }
  /** Waits to take over from the current presenter. */
  | { is: 'coming'; takesOverAt: string }
  /** The player reports that the session is on the air. */
  | { is: 'onAir'; since: string }
  /** The connection is lost, or the player has lost the sound; it is being reconnected. */
  | { is: 'reconnecting' }
  /** The end was requested; the server has not confirmed it yet. */
  | { is: 'ending' }
  | { is: 'refused'; reason: string }
  | { is: 'ended'; why: string; by: string }
  /** The connection failed, or could not be restored in time. */
  | { is: 'lost' };

export const isRunning = ({ is }: StudioState): boolean =>
  is === 'connecting' || is === 'coming' || is === 'onAir' || is === 'reconnecting' || is === 'ending';

export interface StudioStore {
  state: StudioState;
  /** True while the connection is too slow for the sound, or silent for some seconds. */
  isSlow: boolean;
}

/** The parts of a WebSocket that the connection of a studio uses. */
export type StudioSocket = Pick<WebSocket, 'send' | 'close' | 'bufferedAmount' | 'addEventListener'>;

interface Needed {
  openSocket: () => StudioSocket;
  /** Returns the first frame, which identifies the presenter. `isRenewed` requests a new token after a refusal. */
  hello: (isRenewed: boolean) => Promise<object>;
}

/** Milliseconds within which the live session can resume after a lost connection. Afterwards the server ends it. */
const maxDisconnection = 60_000;
const firstPause = 500;
const longestPause = 5000;
const slowFrom = 96 * 1024;
const slowAfter = 4;
/** A slow connection counts as recovered when it was not slow again for this number of milliseconds. */
const slowFor = 3000;
const notAdmitted = 4403;

/** Creates the connection from a studio in this browser to the server. Reconnects when it is lost. */
export function createStudioLine({ openSocket, hello }: Needed) {
  const store = createStore<StudioStore>(() => ({ state: { is: 'off' }, isSlow: false }));
  let socket: StudioSocket | undefined;
  let session: string | undefined;
  let isOpen = false;
  /** Sound recorded before the first connection. Sent first, because it contains the header of the recording. */
  let waiting: Blob[] = [];
  let lostAt: number | undefined;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  const silence = createSilence((seconds) => {
    if (seconds >= lostAfter) dropConnection();
    else if (seconds >= slowAfter) beSlow();
  });
  let wasRenewed = false;
  /** Number of the current connection: late events of an earlier one are ignored. */
  let line = 0;

  const set = (state: StudioState) => store.setState({ state });
  const isEnding = () => store.getState().state.is === 'ending';
  /** Applies a state that the server reports. Ignored once the end was requested, until the server confirms the end. */
  const follow = (state: StudioState) => {
    if (!isEnding()) set(state);
  };
  const sendEnd = () => socket?.send(JSON.stringify({ type: 'end' }));

  async function open(): Promise<void> {
    const mine = ++line;
    let first: object;
    try {
      first = await hello(wasRenewed);
    } catch {
      if (mine === line) closed(0);
      return;
    }
    if (mine !== line) return;
    const opened = openSocket();
    socket = opened;
    silence.broken();
    opened.addEventListener('open', () => {
      if (mine !== line) return;
      opened.send(JSON.stringify({ ...first, ...(session !== undefined && { session }) }));
      isOpen = true;
      for (const piece of waiting.splice(0)) opened.send(piece);
      if (isEnding()) sendEnd();
    });
    opened.addEventListener('message', ({ data }) => {
      if (mine === line && typeof data === 'string') onMessage(JSON.parse(data) as StudioFrame);
    });
    opened.addEventListener('close', ({ code }) => {
      if (mine === line) closed(code);
    });
  }

  function onMessage(message: StudioFrame): void {
    silence.broken();
    if (message.state === 'alive') return;
    if (message.state === 'slow') return beSlow();
    if ('session' in message) session = message.session;
    lostAt = undefined;
    pause = firstPause;
    if (message.state === 'connecting') follow({ is: 'connecting' });
    else if (message.state === 'coming') follow({ is: 'coming', takesOverAt: message.takesOverAt });
    else if (message.state === 'onAir') follow({ is: 'onAir', since: message.since });
    else if (message.state === 'reconnecting') follow({ is: 'reconnecting' });
    else if (message.state === 'refused') finish({ is: 'refused', reason: message.reason });
    else finish({ is: 'ended', why: message.why, by: message.by });
  }

  function beSlow(): void {
    clearTimeout(slowTimer);
    store.setState({ isSlow: true });
    slowTimer = setTimeout(() => store.setState({ isSlow: false }), slowFor);
  }

  /** Closes a connection that has sent no frames for too long, and reconnects. */
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
    if (!isRunning(store.getState().state)) return;
    if (code === notAdmitted && !wasRenewed) {
      // The token may have expired after a few minutes: reconnects once with a new token.
      wasRenewed = true;
      return void open();
    }
    if (session === undefined) return finish({ is: 'lost' });
    lostAt ??= Date.now();
    if (code === notAdmitted || Date.now() - lostAt > maxDisconnection) return finish({ is: 'lost' });
    follow({ is: 'reconnecting' });
    timer = setTimeout(() => void open(), pause);
    pause = Math.min(pause * 2, longestPause);
  }

  function finish(state: StudioState): void {
    const last = socket;
    line++;
    socket = undefined;
    isOpen = false;
    waiting = [];
    silence.end();
    clearTimeout(timer);
    clearTimeout(slowTimer);
    store.setState({ state, isSlow: false });
    last?.close(1000);
  }

  return {
    store,
    goLive(): void {
      if (isRunning(store.getState().state)) return;
      session = undefined;
      lostAt = undefined;
      wasRenewed = false;
      pause = firstPause;
      waiting = [];
      set({ is: 'connecting' });
      void open();
    },
    /** Sends a piece of sound. Sound recorded while the connection is lost is discarded, so that no delay remains. */
    send(piece: Blob): void {
      if (isOpen && socket) {
        socket.send(piece);
        if (socket.bufferedAmount > slowFrom) beSlow();
      } else if (session === undefined && isRunning(store.getState().state)) waiting.push(piece);
    },
    setAirTitle(title: string, credit: string): void {
      if (isOpen) socket?.send(JSON.stringify({ type: 'title', title, credit }));
    },
    /**
     * Requests the end of the live session. If the connection is lost, requests it after reconnecting. Before the session has begun,
     * stops at once.
     */
    end(): void {
      if (session === undefined) return finish({ is: 'off' });
      set({ is: 'ending' });
      if (isOpen) sendEnd();
    },
    /** Ends the live session without waiting for the confirmation. Called when the viewer leaves the page. */
    leave(): void {
      if (isOpen && session !== undefined) sendEnd();
      finish({ is: 'off' });
    },
  };
}

export type StudioLine = ReturnType<typeof createStudioLine>;
