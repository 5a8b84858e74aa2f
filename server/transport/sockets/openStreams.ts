import { limitExceeded } from '../../kit/errors.ts';
import { limit } from '../../kit/limit.ts';

const ofPerson = limit(
  'streams',
  5,
  'Mount points that one person listens to through the portal at a time, on one process.',
);
const ofProcess = limit(
  'streamsOfAll',
  500,
  'Mount points that all people together listen to through the portal at a time, on one process.',
);

/** Limits the open audio streams of each listener and of the process. Each stream is also a connection to a streaming server. */
export class OpenStreams {
  readonly #open = new Map<AbortController, number>();

  /**
   * Counts one more stream of a person until the returned controller aborts. Throws `LIMIT_EXCEEDED` when the person or the
   * process has as many as it may have.
   */
  admit(userId: number): AbortController {
    if (this.#open.size >= ofProcess.max) throw limitExceeded(ofProcess);
    const theirs = [...this.#open.values()].filter((ownerId) => ownerId === userId).length;
    if (theirs >= ofPerson.max) throw limitExceeded(ofPerson);
    const ending = new AbortController();
    this.#open.set(ending, userId);
    ending.signal.addEventListener('abort', () => this.#open.delete(ending));
    return ending;
  }

  endAll(): void {
    for (const ending of this.#open.keys()) ending.abort();
  }
}
