/** Seconds without a frame after which a connection is lost: the server sends one at least every two seconds. */
export const lostAfter = 8;

/**
 * Counts the seconds without a frame: a pulled cable closes no connection, a connection may stay half open, and the browser
 * reports neither to a page. Counts timer ticks instead of reading the clock, so that a suspended page does not count the time
 * of its suspension.
 */
export function createSilence(lasts: (seconds: number) => void) {
  let seconds = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    /** The line is being opened, or something came over it. */
    broken(): void {
      seconds = 0;
      timer ??= setInterval(() => lasts(++seconds), 1000);
    },
    /** There is no line any more. */
    end(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
