import { limitExceeded } from '../kit/errors.ts';

/** How many one person may have open at once, some for each tab and device, and how many all people together. */
const maxOfPerson = 5;
const maxOfProcess = 500;

/** What is sent without an end, by whom it is heard: each is a connection to a streaming server as well. */
export class OpenStreams {
  readonly #open = new Map<AbortController, number>();

  /** Gives what ends one more of a person, until when it counts. */
  admit(userId: number): AbortController {
    if (this.#open.size >= maxOfProcess) throw limitExceeded('streams', maxOfProcess);
    const theirs = [...this.#open.values()].filter((one) => one === userId).length;
    if (theirs >= maxOfPerson) throw limitExceeded('streams', maxOfPerson);
    const ending = new AbortController();
    this.#open.set(ending, userId);
    ending.signal.addEventListener('abort', () => this.#open.delete(ending));
    return ending;
  }

  endAll(): void {
    for (const ending of this.#open.keys()) ending.abort();
  }
}
