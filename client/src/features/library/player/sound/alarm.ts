/** Milliseconds before a position when its timer starts: longer than the interval of `timeupdate` events. */
const ahead = 500;

/**
 * Calls back when playback reaches the next of some positions, in milliseconds. `timeupdate` events alone come only a
 * few times a second.
 */
export function createAlarm(call: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (position: number, places: readonly (number | null)[]) => {
    clearTimeout(timer);
    const waits = places.flatMap((place) => (place !== null && place > position ? place - position : []));
    const wait = Math.min(...waits);
    if (wait < ahead) timer = setTimeout(call, wait);
  };
}
