import type { Ports } from './configuration.ts';

/** The three ports that a player uses from one on. */
export const portsFrom = (first: number): Ports => ({ player: first, commands: first + 1, live: first + 2 });

/** Those of a player that is not told otherwise. */
export const usualPorts = portsFrom(8055);
