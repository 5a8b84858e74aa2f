/** Hour of the week: `weekday` 1 is Monday, 7 is Sunday; `hour` 0 to 23 in the radio's time zone. */
export interface WeekHour {
  weekday: number;
  hour: number;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Returns the index of an hour in the week: 0 for Monday from 0:00, 167 for Sunday from 23:00. */
export const keyOf = ({ weekday, hour }: WeekHour): number => (weekday - 1) * 24 + hour;

/** Returns all hours in the rectangle of the week grid between two corners, day by day. */
export function hoursBetween(a: WeekHour, b: WeekHour): WeekHour[] {
  const [firstDay, lastDay] = [a.weekday, b.weekday].toSorted((a, b) => a - b) as [number, number];
  const [firstHour, lastHour] = [a.hour, b.hour].toSorted((a, b) => a - b) as [number, number];
  return weekdays
    .filter((weekday) => weekday >= firstDay && weekday <= lastDay)
    .flatMap((weekday) =>
      hours.filter((hour) => hour >= firstHour && hour <= lastHour).map((hour) => ({ weekday, hour })),
    );
}

/**
 * Returns the hour that is `days` days and `more` hours away. Stops at the first and last weekday, and at the first and last
 * hour of the day.
 */
export function beside({ weekday, hour }: WeekHour, days: number, more: number): WeekHour {
  return {
    weekday: Math.min(7, Math.max(1, weekday + days)),
    hour: Math.min(23, Math.max(0, hour + more)),
  };
}
