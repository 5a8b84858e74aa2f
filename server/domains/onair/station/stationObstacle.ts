import { registerEnumType } from 'type-graphql';

/** Why the station of the demo was not started. */
export enum StationObstacle {
  NO_LIQUIDSOAP = 'NO_LIQUIDSOAP',
  NO_ICECAST = 'NO_ICECAST',
  PORT_TAKEN = 'PORT_TAKEN',
  OTHER_TOKEN = 'OTHER_TOKEN',
  OTHER_SERVERS = 'OTHER_SERVERS',
}
registerEnumType(StationObstacle, {
  name: 'StationObstacle',
  description: 'Why the station of the demo, which is started with the demo, was not, or ended.',
  valuesConfig: {
    NO_LIQUIDSOAP: { description: 'Liquidsoap is not on this machine.' },
    NO_ICECAST: { description: 'Icecast is not on this machine.' },
    PORT_TAKEN: { description: 'Another program listens on the port of its streaming server.' },
    OTHER_TOKEN: {
      description: 'Its token is another by now, or was ended: whoever changed that starts the player too.',
    },
    OTHER_SERVERS: {
      description:
        'It has a streaming server that is not its own, or not on this machine: nothing is sent there unasked.',
    },
  },
});

/** What this process knows of the station that it starts with the demo. */
export class DemoStation {
  #known: { radioId: number; obstacle: StationObstacle } | undefined;

  keptOff(radioId: number, obstacle: StationObstacle): void {
    this.#known = { radioId, obstacle };
  }

  /** Null for a station that is on the air, and for one that is not ours to start. */
  obstacleOf(radioId: number | undefined): StationObstacle | null {
    return this.#known?.radioId === radioId ? this.#known!.obstacle : null;
  }
}

declare module '../../../kit/context.ts' {
  interface Services {
    demoStation: DemoStation;
  }
}
