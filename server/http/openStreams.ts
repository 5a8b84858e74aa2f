import { limitExceeded } from '../kit/errors.ts';
import { limit } from '../kit/limit.ts';

const ofPerson = limit('streams', 5, 'Mount points that one person hears through the portal at a time.');
const ofProcess = limit(
  'streamsOfAll',
  500,
  'Mount points that all people hear through the portal at a time, on one process.',
);

/** What is sent without an end, by whom it is heard: each is a connection to a streaming server as well. */
export class OpenStreams {
  readonly #open = new Map<AbortController, number>();

  /** Gives what ends one more of a person, until when it counts. */
  admit(userId: number): AbortController {
    if (this.#open.size >= ofProcess.max) throw limitExceeded(ofProcess);
    const theirs = [...this.#open.values()].filter((one) => one === userId).length;
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
