import { registerEnumType } from 'type-graphql';

/** Reason why the demo station did not start, or stopped. */
export enum StationObstacle {
  NO_LIQUIDSOAP = 'NO_LIQUIDSOAP',
  NO_ICECAST = 'NO_ICECAST',
  PORT_TAKEN = 'PORT_TAKEN',
  OTHER_TOKEN = 'OTHER_TOKEN',
  OTHER_SERVERS = 'OTHER_SERVERS',
}
registerEnumType(StationObstacle, {
  name: 'StationObstacle',
  description: 'Reason why the player that starts together with the demo did not start, or stopped.',
  valuesConfig: {
    NO_LIQUIDSOAP: { description: 'Liquidsoap is not installed on this machine.' },
    NO_ICECAST: { description: 'Icecast is not installed on this machine.' },
    PORT_TAKEN: {
      description: 'Other programs listen on the port of the streaming server and on the 50 ports after it.',
    },
    OTHER_TOKEN: {
      description:
        'The token of the player was replaced or revoked; the owner of the new token must start the player.',
    },
    OTHER_SERVERS: {
      description:
        'The radio has no streaming server, or one that its player does not run itself on this machine. The demo never sends to such a server by itself.',
    },
  },
});

/** Stores why the demo station of this process is not running, if it is not. */
export class DemoStation {
  #known: { radioId: number; obstacle: StationObstacle } | undefined;

  setObstacle(radioId: number, obstacle: StationObstacle): void {
    this.#known = { radioId, obstacle };
  }

  /**
   * Reason why the player of the demo did not start, or stopped. Null while it runs, and for stations that this
   * process does not start.
   */
  obstacleOf(radioId: number | undefined): StationObstacle | null {
    return this.#known?.radioId === radioId ? this.#known!.obstacle : null;
  }
}

declare module '../../../kit/context.ts' {
  interface Services {
    demoStation: DemoStation;
  }
}
