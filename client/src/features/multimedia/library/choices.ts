import type { GenericPlace, JinglePurpose } from '../../../apollo/schemaTypes.generated';

export const jinglePurposes = [
  'STATION_ID',
  'SWEEPER',
  'LINER',
  'BED',
] as const satisfies readonly JinglePurpose[];
export const genericPlaces = ['OPENER', 'CLOSER'] as const satisfies readonly GenericPlace[];
