/**
 * Date and money formats for texts that the server creates. They are used for searches by visible text, and for legacy clients,
 * which expect UTC and US English. The portal formats values for each user itself.
 */
const day = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'UTC',
});

/** Formats a moment or a `YYYY-MM-DD` as `13 Dec 2019`. */
export function dayText(date: Date | string): string {
  const parts = Object.fromEntries(day.formatToParts(new Date(date)).map((part) => [part.type, part.value]));
  return `${parts['day']} ${parts['month']!.slice(0, 3)} ${parts['year']}`;
}

/** Formats a moment as `Jan 10, 2020`, as older clients show it. */
export function longDayText(moment: Date | string): string {
  const [number, month, year] = dayText(moment).split(' ');
  return `${month} ${Number(number)}, ${year}`;
}

/** Formats a moment as `14 Apr 2021, 8:43 PM`. */
export const momentText = (moment: Date | string) =>
  `${dayText(moment)}, ${time.format(new Date(moment)).replaceAll('\u202f', ' ')}`;

/** Formats a `YYYY-MM-DD` as `MM/DD/YYYY`. */
export const usDateText = (date: string) => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

/** Formats minor units (cents) as `$23896.35`, `$205` or `-$205`: cents only when they are not zero. */
export function dollarText(minorUnits: number): string {
  const amount = Math.abs(minorUnits) / 100;
  return `${minorUnits < 0 ? '-' : ''}$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

/** Number of minor units in one unit of a currency: 100 for dollars, 1 for yen. */
export const minorUnitsOf = (currency: string) =>
  10 ** amountFormat(currency).resolvedOptions().maximumFractionDigits!;

/** Formats minor units of any currency, such as `-$205`, `$23896.35` or `€12.50`. Shows cents only when they are not zero. */
export const moneyText = (minorUnits: number, currency: string) =>
  amountFormat(currency)
    .format(minorUnits / minorUnitsOf(currency))
    .replaceAll('\u00a0', ' ');

const amountFormats = new Map<string, Intl.NumberFormat>();

function amountFormat(currency: string): Intl.NumberFormat {
  const known = amountFormats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    useGrouping: false,
    trailingZeroDisplay: 'stripIfInteger',
  });
  amountFormats.set(currency, made);
  return made;
}

const sizeUnits = ['B', 'KB', 'MB', 'GB'];

/** Formats bytes, such as `812 B`, `54 KB` or `1.2 MB`. Units are of 1,000; numbers below 10 have at most one decimal. */
export function sizeText(bytes: number): string {
  const rounded = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
  let [value, unit] = [bytes, 0];
  for (; rounded(value) >= 1000 && unit < sizeUnits.length - 1; unit++) value /= 1000;
  return `${rounded(value)} ${sizeUnits[unit]}`;
}
