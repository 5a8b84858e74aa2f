import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** What a mount point was found to be. */
export enum MountAir {
  DOWN = 'DOWN',
  NO_SOURCE = 'NO_SOURCE',
  ON_AIR = 'ON_AIR',
}
registerEnumType(MountAir, {
  name: 'MountAir',
  description: 'What a mount point was found to be.',
  valuesConfig: {
    DOWN: { description: 'Its server does not answer.' },
    NO_SOURCE: { description: 'Its server answers, and nothing is sent to it.' },
    ON_AIR: { description: 'Something is sent to it, which listeners hear.' },
  },
});
export const MountAirFilter = enumFilter(MountAir, 'MountAir');
