import type { Refresh } from '../apollo/session/refresh';
import type { SessionStore } from '../apollo/session/sessionStore';
import { line } from '../apollo/line';

const asksAgainAfter = 5_000;

/**
 * Asks who is signed in. One is signed out by the server's word alone: where it cannot be asked that is said, and it is
 * asked again when it can be reached, and from time to time.
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

/** While the line is down, when it is back; otherwise after a while. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (line.isUp()) return void setTimeout(resolve, asksAgainAfter);
    const stop = line.subscribe(() => {
      stop();
      resolve();
    });
  });
}
