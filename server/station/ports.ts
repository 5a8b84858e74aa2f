/** How Liquidsoap and we find each other on the machine of the player. */
export interface Ports {
  /** Where Liquidsoap asks us what to play, and tells what is heard. */
  player: number;
  /** Where we tell Liquidsoap what to do. */
  commands: number;
  /** Where Liquidsoap takes what comes live. */
  live: number;
  /** Where it takes who comes while somebody is live, to take over from them. */
  secondLive: number;
}

/** The four ports that a player uses from one on. */
export const portsFrom = (first: number): Ports => ({
  player: first,
  commands: first + 1,
  live: first + 2,
  secondLive: first + 3,
});

/** How many those are. */
export const portsOfPlayer = Object.keys(portsFrom(0)).length;

/** Those of a player that is not told otherwise. */
export const usualPorts = portsFrom(8055);
