/** How fast something goes, smoothed: a rate that jumps cannot be read. */
export interface Pace {
  /** When it was last measured, in milliseconds. */
  at: number;
  /** How many bytes had left then. */
  bytes: number;
  /** Bytes a second; undefined until there is something to tell. */
  speed?: number;
}

const shortestSpan = 500;
const weightOfNew = 0.3;

/** The pace after some more bytes; the same one when too little time has passed to say. */
export function nextPace(pace: Pace, bytes: number, now: number): Pace {
  const span = now - pace.at;
  if (span < shortestSpan) return pace;
  const measured = Math.max(0, ((bytes - pace.bytes) / span) * 1000);
  const speed = pace.speed === undefined ? measured : pace.speed + weightOfNew * (measured - pace.speed);
  return { at: now, bytes, speed };
}

/** Seconds that the rest will take at this speed; undefined when nothing moves. */
export function secondsLeft(rest: number, speed: number | undefined): number | undefined {
  return speed ? rest / speed : undefined;
}
