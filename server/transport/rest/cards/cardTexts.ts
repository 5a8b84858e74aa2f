import { minorUnitsOf } from '../../../kit/texts.ts';

/* Number formats of the cards of older clients: US English, except for a comma as the decimal sign in abbreviated thousands. */

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Formats a number with grouped thousands: `786,617`. */
export const countText = (count: number) => grouped.format(count);

/** Formats minor units as whole units, without a currency sign: `25,852`. */
export const amountText = (minorUnits: number, currency: string) =>
  grouped.format(unitsOf(minorUnits, currency));

/** Converts minor units of a currency (cents) to units: 250 cents become 2.5 dollars. */
export const unitsOf = (minorUnits: number, currency: string) => minorUnits / minorUnitsOf(currency);

/** Abbreviates numbers from 1,000 on: `2,76k`. */
export function thousandsText(count: number): string {
  if (Math.abs(count) < 1000) return String(Math.round(count));
  const thousands = Math.round(count / 10) / 100;
  return `${String(thousands).replace('.', ',')}k`;
}

/** Formats a percentage with its sign: `+5.2%`. */
export const growthText = (percent: number) => `${percent > 0 ? '+' : ''}${percent}%`;

export const percentText = (percent: number) => `${percent}%`;
