import { registerEnumType } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { enumFilter, type Condition } from '../../../../kit/list/filters.ts';
import type { Condition as Where } from '../../../../kit/read/reads.ts';
import { radioDay } from '../../playlists/default/radioDay.ts';
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

export const PublicityValidityFilter = enumFilter(PublicityStanding, 'PublicityValidity');

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

const hasBegun = '(t.valid_from is null or t.valid_from <= ?)';
const isNotOver = '(t.valid_to is null or t.valid_to >= ?)';

/** The same rule as SQL, of the adverts `t`; each `?` is today. */
const conditions: Record<PublicityStanding, string> = {
  EVERGREEN: 't.evergreen',
  NO_LIMIT: '(not t.evergreen and t.valid_from is null and t.valid_to is null)',
  NOT_YET: '(not t.evergreen and t.valid_from > ?)',
  EXPIRED: `(not t.evergreen and ${hasBegun} and t.valid_to < ?)`,
  VALID: `(not t.evergreen and coalesce(t.valid_from, t.valid_to) is not null and ${hasBegun} and ${isNotOver})`,
};

/** The adverts that stand as a filter says, today on the current radio. */
export async function whereStanding({ eq, in: among }: Condition, context: Context): Promise<Where> {
  const isWanted = (standing: unknown) =>
    (eq ?? standing) === standing && ((among as unknown[] | null)?.includes(standing) ?? true);
  const wanted = Object.values(PublicityStanding).filter(isWanted);
  const text = wanted.map((standing) => conditions[standing]).join(' or ') || '1 = 0';
  const today = await radioDay(context);
  return { text: `(${text})`, values: [...text].filter((letter) => letter === '?').map(() => today) };
}
