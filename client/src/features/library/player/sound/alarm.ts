/** So long before a place it is waited for, longer than from one `timeupdate` to the next. */
const ahead = 500;

/**
 * Calls when what plays comes to the next of some places, in milliseconds: an element itself tells only a few times a
 * second where it is.
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
