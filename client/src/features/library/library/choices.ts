import type {
  GenericPosition,
  JinglePurpose,
  PublicityValidity,
} from '../../../apollo/schemaTypes.generated';

export const jinglePurposes = [
  'STATION_ID',
  'SWEEPER',
  'LINER',
  'BED',
] as const satisfies readonly JinglePurpose[];
export const genericPositions = ['OPENER', 'CLOSER'] as const satisfies readonly GenericPosition[];
export const publicityValidities = [
  'VALID',
  'NOT_YET',
  'EXPIRED',
  'EVERGREEN',
  'NO_LIMIT',
] as const satisfies readonly PublicityValidity[];
