/** Seconds without a received frame after which the connection counts as lost. The server sends one every two seconds or more often. */
export const lostAfter = 8;

/**
 * Counts the seconds since a connection last received a frame; passes them to `lasts` each second. Browsers do not
 * report a half-open connection, as after a pulled cable. Counts timer ticks rather than comparing times, so that the
 * time during which the page was suspended does not count.
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
