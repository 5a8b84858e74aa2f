interface Queue<T> {
  /** Maximum number of waiting values; defaults to 1000. */
  maxLength?: number;
  /** Value that replaces the whole backlog when it is full; without it the oldest value is dropped. */
  instead?: T;
}

/** Turns a source that calls back into an async iterable with a bounded queue. Stops listening when the consumer stops iterating. */
export function queued<T>(
  listen: (push: (value: T) => void) => () => void,
  { maxLength = 1000, instead }: Queue<T> = {},
): AsyncIterable<T> {
  return {
    [Symbol.asyncIterator]() {
      const waiting: T[] = [];
      let wake: (() => void) | undefined;
      let isOver = false;
      const end = listen((value) => {
        const isFull = waiting.length >= maxLength;
        if (isFull && instead !== undefined) waiting.splice(0, waiting.length, instead);
        else waiting.push(value);
        if (waiting.length > maxLength) waiting.shift();
        wake?.();
      });
      return {
        async next(): Promise<IteratorResult<T>> {
          const value = waiting.shift();
          if (value !== undefined && !isOver) return { done: false, value };
          if (isOver) return { done: true, value: undefined };
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          return this.next();
        },
        async return() {
          isOver = true;
          end();
          wake?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
