import { createStore } from 'zustand/vanilla';
import { tabRadio } from './tabRadio';
import { tabView, type ViewedRole } from './tabView';
import type { SessionFragment, SignedInViewerFragment } from '../outside.generated';

export type Viewer = SignedInViewerFragment;

export type SessionState =
  | { status: 'starting'; viewer: null }
  /** The server could not be asked who is signed in; perhaps somebody is. */
  | { status: 'unreachable'; viewer: null; error: unknown }
  | { status: 'signedOut'; viewer: null; wasChosen: boolean }
  | {
      status: 'signedIn';
      viewer: Viewer;
      /** The role that this tab views the portal as: the viewer is cut down to it, and nothing can be changed. */
      viewedAs?: ViewedRole | undefined;
    };

/**
 * Who is signed in. The access token lives here, in memory only;
 * the refresh token is an HttpOnly cookie that scripts never see.
 */
export interface SessionStore {
  getState(): SessionState;
  getAccessToken(): string | undefined;
  subscribe(listener: () => void): () => void;
  begin(payload: SessionFragment): void;
  /** Nobody can say yet whether there is a session: only the server knows, and it does not answer. */
  fail(error: unknown): void;
  /** The session is over: by choice, or because it ran out. */
  end(options?: { wasChosen: boolean }): void;
}

export function createSessionStore(): SessionStore {
  const store = createStore<SessionState>(() => ({ status: 'starting', viewer: null }));
  let accessToken: string | undefined;

  function change(next: SessionState, token: string | undefined) {
    accessToken = token;
    store.setState(next, true);
  }

  return {
    getState: store.getState,
    getAccessToken: () => accessToken,
    subscribe: (listener) => store.subscribe(listener),
    begin: (payload) => {
      tabRadio.set(payload.viewer.radio?.id);
      change({ status: 'signedIn', viewer: payload.viewer, viewedAs: tabView.get() }, payload.accessToken);
    },
    fail: (error) => change({ status: 'unreachable', viewer: null, error }, undefined),
    end: ({ wasChosen } = { wasChosen: false }) => {
      tabRadio.set(undefined);
      tabView.set(undefined);
      change({ status: 'signedOut', viewer: null, wasChosen }, undefined);
    },
  };
}
