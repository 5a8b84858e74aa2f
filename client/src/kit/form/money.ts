import { minorUnitsPerUnit } from '../data/format';

/** Reads an amount such as `1 234,50` or `-205`; undefined when it is none. */
export function minorUnits(text: string, currency: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * minorUnitsPerUnit(currency));
}

/** An amount as one types it. */
export function amountText(amount: number, currency: string): string {
  const units = minorUnitsPerUnit(currency);
  return (amount / units).toFixed(Math.log10(units));
}

/** What stands before an amount that is typed: `$`. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
