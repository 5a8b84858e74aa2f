// Counts the frames that a page draws during an action, by the page's own clock.
import type { Page } from 'playwright-core';

export interface Frames {
  /** Frames per second of the page's main thread; the browser may scroll more often. */
  perSecond: number;
  /** Percentage of the missed frames of a 60 Hz screen: the gap between two frames was over 1.5 frames. */
  dropped: number;
  /** Longest gap between two frames, in milliseconds. */
  longest: number;
}

const tick = 1000 / 60;

/** Scrolls at a steady speed in pixels per second, and counts the frames that the browser draws. A negative speed scrolls back. */
export async function framesOfScrolling(
  page: Page,
  { speed, seconds }: { speed: number; seconds: number },
): Promise<Frames> {
  const { width, height } = page.viewportSize()!;
  const devtools = await page.context().newCDPSession(page);
  const frames = await framesDuring(page, () =>
    devtools.send('Input.synthesizeScrollGesture', {
      x: Math.round(width * 0.6),
      y: Math.round(height / 2),
      yDistance: -speed * seconds,
      speed: Math.abs(speed),
      gestureSourceType: 'mouse',
      preventFling: true,
    }),
  );
  await devtools.detach();
  return frames;
}

/** Counts the frames that the browser draws during an action. */
export async function framesDuring(page: Page, work: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(startCounting);
  await work();
  const times = await page.evaluate(() => window.frameCounter.stop());
  const gaps = times.slice(1).map((time, index) => time - times[index]!);
  const lost = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / tick) - 1), 0);
  return {
    perSecond: (gaps.length * 1000) / (times.at(-1)! - times[0]!),
    dropped: (100 * lost) / (gaps.length + lost),
    longest: Math.max(...gaps),
  };
}

declare global {
  interface Window {
    /** Set by `startCounting`. */
    frameCounter: { stop: () => number[] };
  }
}

/** Runs in the page: records the start time of each frame. */
function startCounting() {
  const times: number[] = [];
  let isCounting = true;
  const note = (time: number) => {
    times.push(time);
    if (isCounting) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  const stop = () => {
    isCounting = false;
    return times;
  };
  Object.assign(window, { frameCounter: { stop } });
}
