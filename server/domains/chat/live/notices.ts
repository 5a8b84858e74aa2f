import type { ChatHub, ChatNotice } from './chatHub.ts';

/** A reader that does not keep up is told so instead of being given ever more. */
const maxWaiting = 1000;

interface Listening {
  user: number;
  radio: number | undefined;
}

/** What somebody is told from now on: of private threads, and of those of the radio that they are on. */
export function noticesFor(hub: ChatHub, { user, radio }: Listening): AsyncIterable<ChatNotice> {
  return {
    [Symbol.asyncIterator]() {
      const waiting: ChatNotice[] = [];
      let wake: (() => void) | undefined;
      let isOver = false;
      const end = hub.listen(user, (notice) => {
        if ('radio' in notice && notice.radio !== null && notice.radio !== radio) return;
        if (waiting.length >= maxWaiting) waiting.splice(0, waiting.length, { kind: 'MISSED' });
        else waiting.push(notice);
        wake?.();
      });
      return {
        async next(): Promise<IteratorResult<ChatNotice>> {
          const value = waiting.shift();
          if (value && !isOver) return { done: false, value };
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
