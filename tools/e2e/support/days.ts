/** Time zone of the demo's radio. */
const stationZone = 'Europe/Paris';

/** Formats the day of a moment in the radio's time zone, such as `2026-11-29`. */
export const stationDay = (moment: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: stationZone, dateStyle: 'short' }).format(moment);

/** Formats the time of a moment in the radio's time zone, such as `07:05`. */
export const stationTime = (moment: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: stationZone, hour: '2-digit', minute: '2-digit' }).format(
    moment,
  );
