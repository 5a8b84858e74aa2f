import type { Ports } from './configuration.ts';

/** The four ports that a player uses from one on. */
export const portsFrom = (first: number): Ports => ({
  player: first,
  commands: first + 1,
  live: first + 2,
  secondLive: first + 3,
});

/** Those of a player that is not told otherwise. */
export const usualPorts = portsFrom(8055);
