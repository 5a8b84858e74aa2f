import { freePorts } from '../../kit/network/freePorts.ts';
import { portsOfPlayer } from '../ports.ts';

/** Ports of this machine for a station: of its Icecast, of what encoders send to, and the first of its player's. */
export const portsOfStation = async (): Promise<{ icecast: number; live: number; player: number }> => ({
  icecast: await freePorts(),
  live: await freePorts(),
  player: await freePorts(portsOfPlayer),
});
