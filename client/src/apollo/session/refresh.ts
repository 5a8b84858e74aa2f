import { apiErrorOf } from '../errors';
import { RefreshSessionDocument, ViewedViewerDocument, type SessionFragment } from '../outside.generated';
import { send } from '../send';
import type { SessionStore } from './sessionStore';
import { tabView } from './tabView';

/** Gets a new access token over the cookie; false when the session is over. */
export type Refresh = () => Promise<boolean>;

/** Callers that come while a refresh is under way share its result. */
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

/** While the tab views the portal as a role, the viewer is what is left of them; a role that is gone is left. */
async function asViewed(payload: SessionFragment): Promise<SessionFragment> {
  const role = tabView.get();
  if (!role) return payload;
  // The token of the payload is not the session's yet: the operation carries it itself.
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
