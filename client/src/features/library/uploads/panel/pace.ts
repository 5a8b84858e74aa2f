/** Transfer speed, smoothed so that the number can be read. */
export interface Pace {
  /** Time of the last measurement, in milliseconds. */
  at: number;
  /** Bytes sent at that time. */
  bytes: number;
  /** Bytes per second; undefined before the first measurement. */
  speed?: number;
}

const shortestSpan = 500;
const weightOfNew = 0.3;

/** Updates the transfer speed after more bytes were sent. Returns the same object when too little time has passed to measure. */
export function nextPace(pace: Pace, bytes: number, now: number): Pace {
  const span = now - pace.at;
  if (span < shortestSpan) return pace;
  const measured = Math.max(0, ((bytes - pace.bytes) / span) * 1000);
  const speed = pace.speed === undefined ? measured : pace.speed + weightOfNew * (measured - pace.speed);
  return { at: now, bytes, speed };
}

/** Returns the remaining seconds at this speed; undefined when the speed is zero or unknown. */
export function secondsLeft(rest: number, speed: number | undefined): number | undefined {
  return speed ? rest / speed : undefined;
}
