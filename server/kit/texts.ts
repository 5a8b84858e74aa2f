/**
 * How dates and money read in texts made by the server: in searches by what people see, and for legacy callers.
 * Always in UTC and US English, as those callers expect; screens format for their own reader.
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

/** `13 Dec 2019`, from a moment or a `YYYY-MM-DD`. */
export function dayText(date: Date | string): string {
  const parts = Object.fromEntries(day.formatToParts(new Date(date)).map((part) => [part.type, part.value]));
  return `${parts['day']} ${parts['month']!.slice(0, 3)} ${parts['year']}`;
}

/** `Jan 10, 2020`: articles of the blog. */
export function longDayText(moment: Date | string): string {
  const [number, month, year] = dayText(moment).split(' ');
  return `${month} ${Number(number)}, ${year}`;
}

/** `14 Apr 2021, 8:43 PM`. */
export const momentText = (moment: Date | string) =>
  `${dayText(moment)}, ${time.format(new Date(moment)).replaceAll('\u202f', ' ')}`;

/** `MM/DD/YYYY`, from a `YYYY-MM-DD`. */
export const usDateText = (date: string) => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

/** Minor units as `$23896.35`, `$205` or `-$205`: cents only where there are some. */
export function dollarText(minorUnits: number): string {
  const amount = Math.abs(minorUnits) / 100;
  return `${minorUnits < 0 ? '-' : ''}$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

/** How many minor units make one of a currency: 100 cents, 1 yen. */
export const minorUnitsOf = (currency: string) =>
  10 ** amountFormat(currency).resolvedOptions().maximumFractionDigits!;

/** Minor units of any currency as `-$205`, `$23896.35` or `€12.50`: cents only where there are some. */
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

/** Bytes as `812 B`, `54 KB` or `1.2 MB`: in units of 1,000, with a tenth only where it says something. */
export function sizeText(bytes: number): string {
  const rounded = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
  let [value, unit] = [bytes, 0];
  for (; rounded(value) >= 1000 && unit < sizeUnits.length - 1; unit++) value /= 1000;
  return `${rounded(value)} ${sizeUnits[unit]}`;
}
