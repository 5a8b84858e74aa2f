// Frames that a page draws while something is done in it, told by its own clock.
import type { Page } from 'playwright-core';

export interface Frames {
  /** How often in a second the page's own thread was ready to draw, which is less often than the browser scrolls. */
  perSecond: number;
  /** Per cent of the ticks of a screen of 60 Hz at which it was not: between two frames were one and a half of them. */
  dropped: number;
  /** The longest time without one, in milliseconds. */
  longest: number;
}

const tick = 1000 / 60;

/** Turns the wheel at a steady pace, in pixels a second (negative: back), and counts the frames meanwhile. */
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

/** Counts the frames while something is done. */
export async function framesDuring(page: Page, work: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(startCounting);
  await work();
  const times = await page.evaluate(() =>
    (window as unknown as { frames: { stop: () => number[] } }).frames.stop(),
  );
  const gaps = times.slice(1).map((time, index) => time - times[index]!);
  const lost = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / tick) - 1), 0);
  return {
    perSecond: (gaps.length * 1000) / (times.at(-1)! - times[0]!),
    dropped: (100 * lost) / (gaps.length + lost),
    longest: Math.max(...gaps),
  };
}

/** Runs in the page: notes when each of its frames begins. */
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
  Object.assign(window, { frames: { stop } });
}
