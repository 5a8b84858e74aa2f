import type { Refresh } from '../apollo/session/refresh';
import type { SessionStore } from '../apollo/session/sessionStore';
import { line } from '../apollo/line';

const retryDelay = 5_000;

/**
 * Finds out at start whether the user is signed in. Only a response of the server can end the session. While the server is unreachable,
 * the page says so; the request is repeated regularly, and when the connection returns.
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

/** Resolves when the connection returns. If the connection is up already, resolves after a delay. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (line.isUp()) return void setTimeout(resolve, retryDelay);
    const stop = line.subscribe(() => {
      stop();
      resolve();
    });
  });
}
