import type { Publicity } from './publicity.entity.ts';

/** Whether an advert may air. */
export enum PublicityValidity {
  VALID = 'VALID',
  NOT_YET = 'NOT_YET',
  OVER = 'OVER',
}

/** Whether an advert may air on a day, `YYYY-MM-DD` in its radio's time zone. */
export function validityOf(
  { validFrom, validTo, evergreen }: Pick<Publicity, 'validFrom' | 'validTo' | 'evergreen'>,
  today: string,
): PublicityValidity {
  if (evergreen) return PublicityValidity.VALID;
  if (validFrom !== null && today < validFrom) return PublicityValidity.NOT_YET;
  return validTo !== null && today > validTo ? PublicityValidity.OVER : PublicityValidity.VALID;
}

/**
 * The media `alias` that are no advert outside of its days: the same rule as SQL, with the day twice as its values. The
 * columns of adverts are null for other kinds.
 */
export const isValidOn = (alias: string): string =>
  `(${alias}.kind <> 'PUBLICITY' or ${alias}.evergreen or
    ((${alias}.valid_from is null or ${alias}.valid_from <= ?) and (${alias}.valid_to is null or ${alias}.valid_to >= ?)))`;

/** The calendar date in a time zone, `YYYY-MM-DD`. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
