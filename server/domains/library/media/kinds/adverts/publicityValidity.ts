import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../../../../../kit/query/tables.ts';
import { MediaKind } from '../mediaKind.ts';
import type { Publicity } from './publicity.entity.ts';

/** Validity of an advert. */
export enum PublicityValidity {
  VALID = 'VALID',
  NOT_YET = 'NOT_YET',
  OVER = 'OVER',
}

/** Returns whether an advert is valid on a day, not yet valid or over. `today` is `YYYY-MM-DD` in the time zone of its radio. */
export function validityOf(
  { validFrom, validTo, evergreen }: Pick<Publicity, 'validFrom' | 'validTo' | 'evergreen'>,
  today: string,
): PublicityValidity {
  if (evergreen) return PublicityValidity.VALID;
  if (validFrom !== null && today < validFrom) return PublicityValidity.NOT_YET;
  return validTo !== null && today > validTo ? PublicityValidity.OVER : PublicityValidity.VALID;
}

const medium = expressionBuilder<Tables & { medium: Tables['MediaItem'] }, 'medium'>();

/**
 * SQL equivalent of `validityOf`: true when `medium` may be played on a day. True for adverts within their days, and for all
 * other media.
 */
export const isValidOn = (today: Expression<string>): Expression<SqlBool> =>
  medium.or([
    medium('medium.kind', '<>', MediaKind.PUBLICITY),
    medium('medium.evergreen', '=', true),
    medium.and([
      medium.or([medium('medium.validFrom', 'is', null), medium('medium.validFrom', '<=', today)]),
      medium.or([medium('medium.validTo', 'is', null), medium('medium.validTo', '>=', today)]),
    ]),
  ]);

/** Current date in a time zone, `YYYY-MM-DD`. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
