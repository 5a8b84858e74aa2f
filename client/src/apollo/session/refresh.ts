import { apiErrorOf } from '../errors';
import { RefreshSessionDocument, ViewedViewerDocument, type SessionFragment } from '../outside.generated';
import { send } from '../send';
import type { SessionStore } from './sessionStore';
import { tabView } from './tab';

/**
 * Renews the access token with the refresh cookie. Resolves to false when the session is over; throws when the request
 * fails for another reason, such as an unreachable server.
 */
export type Refresh = () => Promise<boolean>;

/** Creates the refresh function. Concurrent callers share one request. */
export function createRefresh(session: SessionStore): Refresh {
  let running: Promise<boolean> | undefined;
  return () => {
    running ??= refresh(session).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function refresh(session: SessionStore): Promise<boolean> {
  try {
    const { refreshSession } = await send(RefreshSessionDocument, {});
    session.begin(await asViewed(refreshSession));
    return true;
  } catch (error) {
    if (apiErrorOf(error).code !== 'UNAUTHENTICATED') throw error;
    session.end();
    return false;
  }
}

/** Restricts the viewer to the role that this tab views the portal as. If the server refuses the role, the tab ends the view. */
async function asViewed(payload: SessionFragment): Promise<SessionFragment> {
  const role = tabView.get();
  if (!role) return payload;
  // The session does not have the new token yet, so this request carries it itself.
  const headers = { authorization: `Bearer ${payload.accessToken}`, 'x-view-as': role.id };
  try {
    const { viewer } = await send(ViewedViewerDocument, {}, headers);
    return { ...payload, viewer: viewer! };
  } catch (error) {
    if (apiErrorOf(error).code !== 'FORBIDDEN') throw error;
    tabView.set(undefined);
    return payload;
  }
}
