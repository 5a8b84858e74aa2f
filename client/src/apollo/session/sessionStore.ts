import { createStore } from 'zustand/vanilla';
import { tabRadio, tabView, type ViewedRole } from './tab';
import type { SessionFragment, SignedInViewerFragment } from '../outside.generated';

export type Viewer = SignedInViewerFragment;

export type SessionState =
  | { status: 'starting'; viewer: null }
  /** The server is unreachable, so it is unknown whether the user is signed in. */
  | { status: 'unreachable'; viewer: null; error: unknown }
  | { status: 'signedOut'; viewer: null; wasChosen: boolean }
  | {
      status: 'signedIn';
      viewer: Viewer;
      /** The role that this tab views the portal as. The viewer is restricted to it, and the portal is read-only. */
      viewedAs?: ViewedRole | undefined;
    };

/**
 * State of the session. The access token is stored in memory only; the refresh token is an HttpOnly cookie that scripts
 * cannot read.
 */
export interface SessionStore {
  getState(): SessionState;
  getAccessToken(): string | undefined;
  subscribe(listener: () => void): () => void;
  begin(payload: SessionFragment): void;
  /** Records that the server is unreachable, so that it is unknown whether the user is signed in. */
  fail(error: unknown): void;
  /** Ends the session: after sign-out, or because the server no longer accepts it. */
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
