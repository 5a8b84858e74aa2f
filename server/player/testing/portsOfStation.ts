import { freePorts } from '../../kit/network/freePorts.ts';
import { portsOfPlayer } from '../../protocol/programs/ports.ts';

/**
 * Finds free ports for the station of a test. They are the port of its Icecast, the port for encoders, and the first port of its
 * player.
 */
export const portsOfStation = async (): Promise<{ icecast: number; live: number; player: number }> => ({
  icecast: await freePorts(),
  live: await freePorts(),
  player: await freePorts(portsOfPlayer),
});
