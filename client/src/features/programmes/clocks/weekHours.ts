/** Hour of the week: `weekday` 1 is Monday, 7 is Sunday; `hour` 0 to 23 in the radio's time zone. */
export interface WeekHour {
  weekday: number;
  hour: number;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Index of the hour in the week, from 0. */
export const keyOf = ({ weekday, hour }: WeekHour): number => (weekday - 1) * 24 + hour;

/** All hours in the rectangle between two corners, day by day. */
export function hoursBetween(a: WeekHour, b: WeekHour): WeekHour[] {
  const [firstDay, lastDay] = [a.weekday, b.weekday].toSorted((a, b) => a - b) as [number, number];
  const [firstHour, lastHour] = [a.hour, b.hour].toSorted((a, b) => a - b) as [number, number];
  return weekdays
    .filter((weekday) => weekday >= firstDay && weekday <= lastDay)
    .flatMap((weekday) =>
      hours.filter((hour) => hour >= firstHour && hour <= lastHour).map((hour) => ({ weekday, hour })),
    );
}

/** Returns the hour next to another one, `days` and `more` hours away. The weekday and the hour stop at their first and last value. */
export function beside({ weekday, hour }: WeekHour, days: number, more: number): WeekHour {
  return {
    weekday: Math.min(7, Math.max(1, weekday + days)),
    hour: Math.min(23, Math.max(0, hour + more)),
  };
}
