import type { Refresh } from '../apollo/session/refresh';
import type { SessionStore } from '../apollo/session/sessionStore';
import { line } from '../apollo/line';

const asksAgainAfter = 5_000;

/**
 * Determines at start whether there is a session. Only the server can end a session: while it is unreachable this is
 * shown, and the request is repeated when the connection returns, and periodically.
 */
export async function startSession(session: SessionStore, refresh: Refresh): Promise<void> {
  try {
    await refresh();
  } catch (error) {
    session.fail(error);
    await line.check();
    await untilOnline();
    if (session.getState().status === 'unreachable') await startSession(session, refresh);
  }
}

/** Resolves when the connection returns, or after a delay if the connection is up. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (line.isUp()) return void setTimeout(resolve, asksAgainAfter);
    const stop = line.subscribe(() => {
      stop();
      resolve();
    });
  });
}
