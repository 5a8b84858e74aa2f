import { Field, Int } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { countOfEach } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { batched } from '../../../../kit/read/batch.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { dateOf, dayLength } from '../../../../kit/time/days.ts';
import { zoneClock } from '../../../../kit/time/zoneClock.ts';

@OutputType({ rule: 'parent', description: 'Views and clicks of a banner on a day.' })
export class BannerDayCounts {
  @Field(() => LocalDate, { description: 'Date in the time zone of the radio.' }) day!: string;
  @Field(() => Int, { description: 'Number of views, counted as in `viewCount`.' }) views!: number;
  @Field(() => Int, { description: 'Number of clicks, counted as in `clickCount`.' }) clicks!: number;
}

type Of = Given<{ of: number }>;

export const sumViewsOfBanner = countOfEach('website.sumViewsOfBanner', (db, { of }: Of) =>
  db
    .selectFrom('BannerDay')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('views'), val(0)).as('count'))
    .where('banner', '=', of),
);

export const sumClicksOfBanner = countOfEach('website.sumClicksOfBanner', (db, { of }: Of) =>
  db
    .selectFrom('BannerDay')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('clicks'), val(0)).as('count'))
    .where('banner', '=', of),
);

const findDayCounts = query(
  'website.findDayCounts',
  (db, { of, since }: Given<{ of: number; since: string }>) =>
    db
      .selectFrom('BannerDay')
      .select(['day', 'views', 'clicks'])
      .where('banner', '=', of)
      .where('day', '>=', since),
);

const findRadioTimeZone = query('website.findRadioTimeZone', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Radio').select('timeZone').where('id', '=', id),
);

const daysShown = 30;

/** Returns the current date in a time zone as the number of days since 1970-01-01. */
export const todayIn = (timeZone: string, now = Date.now()): number =>
  Math.floor(zoneClock(timeZone).wallAt(now) / dayLength);

/** Loads the views and clicks of each banner on each of the last thirty days, in order of date. The last day is today. */
export const countsByDay = batched(async (context, banners): Promise<BannerDayCounts[][]> => {
  const radio = await findRadioTimeZone.first(context, { id: context.radioId! });
  const today = todayIn(radio!.timeZone);
  const days = Array.from({ length: daysShown }, (_, index) => dateOf(today - daysShown + 1 + index));
  const found = await findDayCounts.ofEach(context, banners, { since: days[0]! });
  return found.map((rows) => {
    const counted = new Map(rows.map((row) => [row.day, row]));
    return days.map((day) => ({
      day,
      views: counted.get(day)?.views ?? 0,
      clicks: counted.get(day)?.clicks ?? 0,
    }));
  });
});
