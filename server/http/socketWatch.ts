import { CloseCode } from 'graphql-ws';
import type { Context } from '../kit/context.ts';

type Accounts = Context['services']['accounts'];
/** By what somebody holds a socket open. */
export type Holder = Parameters<Accounts['marksOf']>[0][number];

interface Watched {
  holder: Holder;
  /** What they might when they were last looked at; undefined before the first time. */
  mark?: string | undefined;
  fresh: () => Promise<Context>;
  close: (code: number, reason: string) => void;
}

/** How often those who hold sockets open are looked up, all at once. */
const watchMilliseconds = 3000;

/**
 * Closes a socket whose session or token has ended, or whose radio is out of reach by now. What ends them may happen on
 * any process, and time ends some by itself: so the database is asked, with one question for all sockets of a process, and
 * only who may something else than before is looked at again.
 */
export class SocketWatch {
  readonly #watched = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;

  /** Watches a socket from now on; gives what ends that. */
  add(accounts: Accounts, watched: Watched): () => void {
    this.#watched.add(watched);
    this.#timer ??= setInterval(() => void this.#look(accounts), watchMilliseconds).unref();
    return () => {
      this.#watched.delete(watched);
      if (this.#watched.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  async #look(accounts: Accounts): Promise<void> {
    const all = [...this.#watched];
    // While the database is away nobody hears of anything either; the next look tells.
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
