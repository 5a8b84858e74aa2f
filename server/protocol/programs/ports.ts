/** Ports between Liquidsoap and the player on their machine. */
export interface Ports {
  /** Port of the player, where Liquidsoap requests items and reports what plays. */
  player: number;
  /** Port of Liquidsoap for commands. */
  commands: number;
  /** Port of Liquidsoap's first live input. */
  live: number;
  /** Port of Liquidsoap's second live input, for a source that waits to take over. */
  secondLive: number;
}

/** The four consecutive ports of a player. */
export const portsFrom = (first: number): Ports => ({
  player: first,
  commands: first + 1,
  live: first + 2,
  secondLive: first + 3,
});

/** Number of ports of a player. */
export const portsOfPlayer = Object.keys(portsFrom(0)).length;

/** Default ports of a player. */
export const usualPorts = portsFrom(8055);
