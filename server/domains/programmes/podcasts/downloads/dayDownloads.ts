import { Field, Int } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { batched } from '../../../../kit/read/batch.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { dateOf, dayLength } from '../../../../kit/time/days.ts';

@OutputType({ rule: 'parent', description: 'Downloads on a day.' })
export class DayDownloads {
  @Field(() => LocalDate, { description: 'Day of the downloads, in UTC.' }) day!: string;
  @Field(() => Int, { description: 'Number of downloads, one for each listener of an episode.' })
  downloads!: number;
}

const sumDownloadsOfDays = query(
  'programmes.sumDownloadsOfDays',
  (db, { of, since }: Given<{ of: number; since: string }>) =>
    db
      .selectFrom('PodcastDownloads as downloads')
      .innerJoin('Episode as episode', 'episode.id', 'downloads.episode')
      .innerJoin('Podcast as podcast', 'podcast.emission', 'episode.emission')
      .select('downloads.day')
      .select(({ fn }) => fn.sum<number>('downloads.downloads').as('downloads'))
      .where('podcast.id', '=', of)
      .where('downloads.day', '>=', since)
      .groupBy('downloads.day'),
);

const daysShown = 30;

/** Loads the downloads of several podcasts in the last thirty days, today included, the newest last. */
export const loadDownloadsByDay = batched(async (context, podcasts): Promise<DayDownloads[][]> => {
  const today = Math.floor(Date.now() / dayLength);
  const days = Array.from({ length: daysShown }, (_, index) => dateOf(today - daysShown + 1 + index));
  const found = await sumDownloadsOfDays.ofEach(context, podcasts, { since: days[0]! });
  return found.map((rows) => {
    const counted = new Map(rows.map(({ day, downloads }) => [day, Number(downloads)]));
    return days.map((day) => ({ day, downloads: counted.get(day) ?? 0 }));
  });
});
