import type { AudienceStep } from '../../../apollo/schemaTypes.generated';
import type { Days } from '../../../kit/charts/period/period';

const dayLength = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Number of days of a period; `from` and `to` are inclusive. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.max(1, Math.round((timeOf(to) - timeOf(from)) / dayLength) + 1);

/** Returns the days to compare with: as many days, a whole number of weeks earlier. Mondays are then compared with Mondays. */
export function daysBefore(days: Days): Days {
  const length = lengthOf(days);
  const shift = Math.ceil(length / 7) * 7 * dayLength;
  return { from: dayOf(timeOf(days.from) - shift), to: dayOf(timeOf(days.to) - shift) };
}

/** Up to this number of days, charts have a point per hour; longer periods have a point per day. */
const daysByHour = 3;

export const stepFor = (days: Days): AudienceStep => (lengthOf(days) <= daysByHour ? 'HOUR' : 'DAY');
