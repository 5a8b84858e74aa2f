/** A length as stations say it, in minutes; one that ends on seconds has figures after the point. */
export const minutesOf = (milliseconds: number | null | undefined): string =>
  milliseconds == null ? '' : String(Number((milliseconds / 60_000).toFixed(5)));

export const millisecondsOf = (minutes: string): number | null =>
  minutes.trim() === '' ? null : Math.round(Number(minutes.replace(',', '.')) * 60_000);

export const problemOfMinutes = (minutes: string) =>
  /^\d{1,4}(?:[.,]\d{1,5})?$/.test(minutes) ? undefined : 'invalid';
