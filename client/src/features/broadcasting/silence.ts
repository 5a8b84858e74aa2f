/** Seconds without a frame after which a connection is lost. The server sends a frame at least every two seconds. */
export const lostAfter = 8;

/**
 * Counts the seconds without a frame, and calls `lasts` each second. Browsers do not report a half-open connection, as
 * after a pulled cable. Counts timer ticks instead of reading the clock, to leave out the time of a suspended page.
 */
export function createSilence(lasts: (seconds: number) => void) {
  let seconds = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    /** Restarts the count. Called when the connection is being opened, and for each received frame. */
    broken(): void {
      seconds = 0;
      timer ??= setInterval(() => lasts(++seconds), 1000);
    },
    /** Stops the count. Called when the connection is closed. */
    end(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
