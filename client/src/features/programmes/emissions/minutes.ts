/** Formats a length in minutes, with decimals when it has seconds. */
export const minutesOf = (milliseconds: number | null | undefined): string =>
  milliseconds == null ? '' : String(Number((milliseconds / 60_000).toFixed(5)));

export const millisecondsOf = (minutes: string): number | null =>
  minutes.trim() === '' ? null : Math.round(Number(minutes.replace(',', '.')) * 60_000);

export const problemOfMinutes = (minutes: string) =>
  /^\d{1,4}(?:[.,]\d{1,5})?$/.test(minutes) ? undefined : 'invalid';
