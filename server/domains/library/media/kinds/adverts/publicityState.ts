import { registerEnumType } from 'type-graphql';
import type { Context } from '../../../../../kit/context.ts';
import { enumFilter, type FieldFilter } from '../../../../../kit/list/filters.ts';
import type { Condition } from '../../../../../kit/read/reads.ts';
import { radioDay } from '../../../playlists/default/radioDay.ts';
import type { Publicity } from './publicity.entity.ts';
import { PublicityValidity, validityOf } from './publicityValidity.ts';

/** Validity of an advert on a day, with separate values for evergreen adverts and those without dates. */
export enum PublicityState {
  VALID = 'VALID',
  NOT_YET = 'NOT_YET',
  EXPIRED = 'EXPIRED',
  EVERGREEN = 'EVERGREEN',
  NO_LIMIT = 'NO_LIMIT',
}
registerEnumType(PublicityState, {
  name: 'PublicityValidity',
  description: 'Validity of an advert today, in the time zone of its radio. The value gives the reason.',
  valuesConfig: {
    VALID: {
      description:
        'Valid: today is neither before the first nor after the last day of the advert. One of the two days may be unset.',
    },
    NOT_YET: { description: 'Invalid: the first day of the advert is in the future.' },
    EXPIRED: { description: 'Invalid: the last day of the advert is in the past.' },
    EVERGREEN: { description: 'Valid on any day, because `evergreen` is true.' },
    NO_LIMIT: { description: 'Valid: no first or last day is set.' },
  },
});

export const PublicityValidityFilter = enumFilter(PublicityState, 'PublicityValidity');

export type SpotDays = Pick<Publicity, 'validFrom' | 'validTo' | 'evergreen'>;

const states: Record<PublicityValidity, PublicityState> = {
  [PublicityValidity.VALID]: PublicityState.VALID,
  [PublicityValidity.NOT_YET]: PublicityState.NOT_YET,
  [PublicityValidity.OVER]: PublicityState.EXPIRED,
};

/** Returns the validity of an advert on a day. `today` is `YYYY-MM-DD` in the time zone of its radio. */
export function stateOf(spot: SpotDays, today: string): PublicityState {
  if (spot.evergreen) return PublicityState.EVERGREEN;
  if (spot.validFrom === null && spot.validTo === null) return PublicityState.NO_LIMIT;
  return states[validityOf(spot, today)];
}

const hasBegun = '(t.valid_from is null or t.valid_from <= ?)';
const isNotOver = '(t.valid_to is null or t.valid_to >= ?)';

/** SQL equivalents of `stateOf` for adverts `t`; each `?` is the current date. */
const conditions: Record<PublicityState, string> = {
  EVERGREEN: 't.evergreen',
  NO_LIMIT: '(not t.evergreen and t.valid_from is null and t.valid_to is null)',
  NOT_YET: '(not t.evergreen and t.valid_from > ?)',
  EXPIRED: `(not t.evergreen and ${hasBegun} and t.valid_to < ?)`,
  VALID: `(not t.evergreen and coalesce(t.valid_from, t.valid_to) is not null and ${hasBegun} and ${isNotOver})`,
};

/** Returns the SQL condition for adverts whose validity today matches a filter. Today is the date in the time zone of the current radio. */
export async function validityCondition(
  { eq, in: among }: FieldFilter,
  context: Context,
): Promise<Condition> {
  const isWanted = (state: unknown) =>
    (eq ?? state) === state && ((among as unknown[] | null)?.includes(state) ?? true);
  const wanted = Object.values(PublicityState).filter(isWanted);
  const text = wanted.map((state) => conditions[state]).join(' or ') || '1 = 0';
  const today = await radioDay(context);
  return { text: `(${text})`, values: [...text].filter((letter) => letter === '?').map(() => today) };
}
