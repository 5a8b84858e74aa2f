import { createSignal } from './createSignal';

/** How much of a row is made: its name where rows fly by, its cells where they pass, all of it where they stay. */
export type Detail = 'name' | 'cells' | 'whole';

const order: readonly Detail[] = ['name', 'cells', 'whole'];

export const isMore = (one: Detail, other: Detail) => order.indexOf(one) > order.indexOf(other);

/** Faster than this, in pixels a millisecond, nobody reads. */
const legible = 1.8;
/** Who has not scrolled, or not so fast, for so long, in milliseconds, has slowed down. */
const calm = 120;

/** Tells how much of a row is worth making while a page is scrolled. */
export function createPace(now: () => number = () => performance.now()) {
  const detail = createSignal<{ is: Detail }>({ is: 'whole' });
  let last = { place: 0, time: -Infinity };
  let flownAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    detail,
    isFlying: () => detail.get().is === 'name',
    /** The page is here now. */
    move(place: number) {
      const time = now();
      if (Math.abs(place - last.place) > legible * Math.max(8, time - last.time)) flownAt = time;
      last = { place, time };
      detail.set({ is: time - flownAt < calm ? 'name' : 'cells' });
      clearTimeout(timer);
      timer = setTimeout(() => detail.set({ is: 'whole' }), calm);
    },
    stop: () => clearTimeout(timer),
  };
}

export type Pace = ReturnType<typeof createPace>;
