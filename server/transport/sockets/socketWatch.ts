import { CloseCode } from 'graphql-ws';
import type { Context } from '../../kit/context.ts';

type Accounts = Context['services']['accounts'];
/** The session or API token whose end closes a socket. */
export type Holder = Parameters<Accounts['marksOf']>[0][number];

interface Watched {
  holder: Holder;
  /** State of the session or token at the last check; undefined before the first check. */
  mark?: string | undefined;
  fresh: () => Promise<Context>;
  close: (code: number, reason: string) => void;
}

/** Milliseconds between two checks of the sessions of all open sockets. */
const watchMilliseconds = 3000;

/**
 * Closes sockets whose session or token has ended, or whose user has lost access to the radio. Polls the database, because a
 * session may also expire, or be ended by another process. One query checks all sockets of the process; viewers are loaded
 * again at their first check, and when their state has changed.
 */
export class SocketWatch {
  readonly #watched = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;

  /** Watches a socket until the returned function is called. */
  add(accounts: Accounts, watched: Watched): () => void {
    this.#watched.add(watched);
    this.#timer ??= setInterval(() => void this.#checkAll(accounts), watchMilliseconds).unref();
    return () => {
      this.#watched.delete(watched);
      if (this.#watched.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  async #checkAll(accounts: Accounts): Promise<void> {
    const all = [...this.#watched];
    // While the database is unavailable, sockets stay open: they receive nothing, and the next check decides.
    const marks = await accounts.marksOf(all.map(({ holder }) => holder)).catch(() => undefined);
    if (!marks) return;
    for (const [index, watched] of all.entries()) {
      const mark = marks[index];
      if (mark !== undefined && mark === watched.mark) continue;
      watched.mark = mark;
      // guard: socket-ends-with-session
      if (mark === undefined || !(await isStillThere(watched)))
        watched.close(CloseCode.Forbidden, 'The session has ended.');
    }
  }
}

const isStillThere = async ({ fresh }: Watched): Promise<boolean> => {
  const context = await fresh().catch(() => undefined);
  return context?.viewer !== undefined;
};
