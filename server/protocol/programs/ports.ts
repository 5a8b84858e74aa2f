/** Ports on the player's machine by which Liquidsoap and the player communicate. */
export interface Ports {
  /** Port of the player. Liquidsoap requests items from it, and reports what it plays. */
  player: number;
  /** Port on which Liquidsoap accepts commands over HTTP. */
  commands: number;
  /** Port of Liquidsoap's first live input. */
  live: number;
  /** Port of Liquidsoap's second live input, for the source that waits to take over. */
  secondLive: number;
}

/** The four consecutive ports of a player, beginning with `first`. */
export const portsFrom = (first: number): Ports => ({
  player: first,
  commands: first + 1,
  live: first + 2,
  secondLive: first + 3,
});

/** Number of ports that a player needs. */
export const portsOfPlayer = Object.keys(portsFrom(0)).length;

/** Default ports of a player. */
export const usualPorts = portsFrom(8055);
