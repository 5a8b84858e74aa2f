/** After so many seconds without a word a line is lost: the server says at least every two that it is alive. */
export const lostAfter = 8;

/**
 * Counts the seconds in which nothing came over a line: where a cable is pulled nobody hangs up, a line to nowhere may stay half
 * open, and the browser tells a page nothing of either. It counts by itself instead of looking at the clock, so a page that stood
 * still has missed nothing meanwhile.
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
