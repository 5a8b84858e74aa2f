/** The time zone of the radio of the demo. */
const stationZone = 'Europe/Paris';

/** The day of a moment at the station, such as `2026-11-29`, whatever the time zone of the test process. */
export const stationDay = (moment: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: stationZone, dateStyle: 'short' }).format(moment);

/** The time of day of a moment at the station, such as `07:05`. */
export const stationTime = (moment: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: stationZone, hour: '2-digit', minute: '2-digit' }).format(
    moment,
  );
