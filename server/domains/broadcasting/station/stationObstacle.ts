import { registerEnumType } from 'type-graphql';

/** Reason why the demo station did not start. */
export enum StationObstacle {
  NO_LIQUIDSOAP = 'NO_LIQUIDSOAP',
  NO_ICECAST = 'NO_ICECAST',
  PORT_TAKEN = 'PORT_TAKEN',
  OTHER_TOKEN = 'OTHER_TOKEN',
  OTHER_SERVERS = 'OTHER_SERVERS',
}
registerEnumType(StationObstacle, {
  name: 'StationObstacle',
  description: 'Reason why the demo station, which starts with the demo, did not start, or ended.',
  valuesConfig: {
    NO_LIQUIDSOAP: { description: 'Liquidsoap is not installed on this machine.' },
    NO_ICECAST: { description: 'Icecast is not installed on this machine.' },
    PORT_TAKEN: { description: 'Another program listens on the port of its streaming server.' },
    OTHER_TOKEN: {
      description: 'The token was replaced or revoked: the owner of the new token starts the player too.',
    },
    OTHER_SERVERS: {
      description:
        'The station has a streaming server of somebody else, or on another machine: the demo never sends there by itself.',
    },
  },
});

/** State of the station that this process starts with the demo. */
export class DemoStation {
  #known: { radioId: number; obstacle: StationObstacle } | undefined;

  setObstacle(radioId: number, obstacle: StationObstacle): void {
    this.#known = { radioId, obstacle };
  }

  /** Null while the station is on the air, and for stations that this process does not start. */
  obstacleOf(radioId: number | undefined): StationObstacle | null {
    return this.#known?.radioId === radioId ? this.#known!.obstacle : null;
  }
}

declare module '../../../kit/context.ts' {
  interface Services {
    demoStation: DemoStation;
  }
}
