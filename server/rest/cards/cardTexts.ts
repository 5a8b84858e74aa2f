import { minorUnitsOf } from '../../kit/texts.ts';

/*
 * How figures read on the cards of older clients: always in US English, but for the comma of their thousands.
 */

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `786,617`. */
export const countText = (count: number) => grouped.format(count);

/** Minor units as whole units, without a sign: `25,852`. */
export const amountText = (minorUnits: number, currency: string) =>
  grouped.format(unitsOf(minorUnits, currency));

/** Minor units as a number of units. */
export const unitsOf = (minorUnits: number, currency: string) => minorUnits / minorUnitsOf(currency);

/** `2,76k` from a thousand on. */
export function thousandsText(count: number): string {
  if (Math.abs(count) < 1000) return String(Math.round(count));
  const thousands = Math.round(count / 10) / 100;
  return `${String(thousands).replace('.', ',')}k`;
}

/** `+5.2%`. */
export const growthText = (percent: number) => `${percent > 0 ? '+' : ''}${percent}%`;

export const percentText = (percent: number) => `${percent}%`;
