import { minorUnitsPerUnit } from '../data/format/format';

/** Parses an amount such as `1 234,50` or `-205` to minor units; undefined when it is invalid. */
export function minorUnits(text: string, currency: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * minorUnitsPerUnit(currency));
}

/** Formats minor units for an input field, such as `1234.50`. */
export function amountText(amount: number, currency: string): string {
  const units = minorUnitsPerUnit(currency);
  return (amount / units).toFixed(Math.log10(units));
}

/** Returns the symbol of a currency, such as `$`. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
