/** Milliseconds by which a timer is started before a position. Longer than the interval of `timeupdate` events. */
const ahead = 500;

/**
 * Calls back exactly when playback reaches the next of some positions, in milliseconds. Uses a timer, because `timeupdate` events occur
 * only a few times a second.
 */
export function createAlarm(call: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (position: number, alarms: readonly (number | null)[]) => {
    clearTimeout(timer);
    const waits = alarms.flatMap((alarm) => (alarm !== null && alarm > position ? alarm - position : []));
    const wait = Math.min(...waits);
    if (wait < ahead) timer = setTimeout(call, wait);
  };
}
