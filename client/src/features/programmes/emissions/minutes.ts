/** Converts milliseconds to a number of minutes as text, such as `1.5`; empty for null. */
export const minutesOf = (milliseconds: number | null | undefined): string =>
  milliseconds == null ? '' : String(Number((milliseconds / 60_000).toFixed(5)));

export const millisecondsOf = (minutes: string): number | null =>
  minutes.trim() === '' ? null : Math.round(Number(minutes.replace(',', '.')) * 60_000);

export const problemOfMinutes = (minutes: string) =>
  /^\d{1,4}(?:[.,]\d{1,5})?$/.test(minutes) ? undefined : 'invalid';
