import { registerEnumType } from 'type-graphql';
import type { Publicity } from './publicity.entity.ts';
import { PublicityValidity, validityOf } from './publicityValidity.ts';

/** Whether an advert may air, and why. */
export enum PublicityStanding {
  VALID = 'VALID',
  NOT_YET = 'NOT_YET',
  EXPIRED = 'EXPIRED',
  EVERGREEN = 'EVERGREEN',
  NO_LIMIT = 'NO_LIMIT',
}
registerEnumType(PublicityStanding, {
  name: 'PublicityValidity',
  description: 'Whether an advert may air today on its radio, and why.',
  valuesConfig: {
    VALID: { description: 'It may: today is one of its days.' },
    NOT_YET: { description: 'It may not: its first day is to come.' },
    EXPIRED: { description: 'It may not: its last day is over.' },
    EVERGREEN: { description: 'It may, on any day.' },
    NO_LIMIT: { description: 'It may: no day was agreed.' },
  },
});

export type SpotDays = Pick<Publicity, 'validFrom' | 'validTo' | 'evergreen'>;

const standings: Record<PublicityValidity, PublicityStanding> = {
  [PublicityValidity.VALID]: PublicityStanding.VALID,
  [PublicityValidity.NOT_YET]: PublicityStanding.NOT_YET,
  [PublicityValidity.OVER]: PublicityStanding.EXPIRED,
};

/** How an advert stands on a day, `YYYY-MM-DD` in its radio’s time zone. */
export function standingOf(spot: SpotDays, today: string): PublicityStanding {
  if (spot.evergreen) return PublicityStanding.EVERGREEN;
  if (spot.validFrom === null && spot.validTo === null) return PublicityStanding.NO_LIMIT;
  return standings[validityOf(spot, today)];
}
