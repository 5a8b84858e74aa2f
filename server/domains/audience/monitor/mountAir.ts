import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** State of a mount point at a poll: on the air, without a source, or not reachable. */
export enum MountAir {
  DOWN = 'DOWN',
  NO_SOURCE = 'NO_SOURCE',
  ON_AIR = 'ON_AIR',
}
registerEnumType(MountAir, {
  name: 'MountAir',
  description:
    'State of a mount point at a poll of its server. It is on the air, without a source, or not reachable.',
  valuesConfig: {
    DOWN: { description: 'The server cannot be reached.' },
    NO_SOURCE: { description: 'The server answers, and no source is connected to the mount point.' },
    ON_AIR: { description: 'A source is connected to the mount point.' },
  },
});
export const MountAirFilter = enumFilter(MountAir, 'MountAir');
