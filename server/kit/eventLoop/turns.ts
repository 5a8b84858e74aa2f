/** Runs long work with the same key one after the other. Equal requests at the same time share one result. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #running = new Map<string, Promise<unknown>>();

  /** Runs the work after all earlier work with the same key has ended, even if it failed. Rejects only when this work fails. */
  async inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const running = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    this.#last.set(key, running);
    try {
      return await running;
    } finally {
      if (this.#last.get(key) === running) this.#last.delete(key);
    }
  }

  /** Returns the result of equal work that is queued or running; otherwise queues the work. */
  share<Result>(key: string, request: string, work: () => Promise<Result>): Promise<Result> {
    const name = JSON.stringify([key, request]);
    const known = this.#running.get(name);
    if (known) return known as Promise<Result>;
    const running = this.inTurn(key, work).finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running;
  }
}

/** Running work by the context of the caller, for requests that share its result. */
const shared = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs work once for equal requests of one context that overlap in time, such as aliases of a field. A request after the end of the
 * work runs it again.
 */
export function shareEqual<Result>(
  context: object,
  request: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const running = shared.get(context) ?? new Map<string, Promise<unknown>>();
  shared.set(context, running);
  const known = running.get(request);
  if (known) return known as Promise<Result>;
  const result = work().finally(() => running.delete(request));
  running.set(request, result);
  return result;
}
