import { createSignal } from '../createSignal';

/** How much of a row is drawn: its name in fast scrolling, its cells in slow scrolling, all at rest. */
export type Detail = 'name' | 'cells' | 'whole';

const order: readonly Detail[] = ['name', 'cells', 'whole'];

export const isMore = (a: Detail, b: Detail) => order.indexOf(a) > order.indexOf(b);

/** Scrolling speed above which rows are not readable, in pixels per millisecond. */
const legible = 1.8;
/** Fast scrolling ends when it was slow for this number of milliseconds. */
const calm = 120;

/** Decides from the scrolling speed how much of each row is drawn. */
export function createPace(now: () => number = () => performance.now()) {
  const detail = createSignal<{ is: Detail }>({ is: 'whole' });
  let last = { offset: 0, time: -Infinity };
  let flownAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    detail,
    isFlying: () => detail.get().is === 'name',
    /** Records the current scroll position. */
    move(offset: number) {
      const time = now();
      if (Math.abs(offset - last.offset) > legible * Math.max(8, time - last.time)) flownAt = time;
      last = { offset, time };
      detail.set({ is: time - flownAt < calm ? 'name' : 'cells' });
      clearTimeout(timer);
      timer = setTimeout(() => detail.set({ is: 'whole' }), calm);
    },
    stop: () => clearTimeout(timer),
  };
}

export type Pace = ReturnType<typeof createPace>;
