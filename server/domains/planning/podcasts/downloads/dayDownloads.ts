import { Field, Int } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { query, type Given, type Place } from '../../../../kit/query/query.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { dateOf, dayLength } from '../../time/days.ts';

@OutputType({ rule: 'parent', description: 'How often something was downloaded on a day.' })
export class DayDownloads {
  @Field(() => LocalDate, { description: 'The day, by UTC.' }) day!: string;
  @Field(() => Int, { description: 'How often: each listener once.' }) downloads!: number;
}

const downloadsOfDays = query(
  'planning.downloadsOfDays',
  (db, { podcast, since }: Given<{ podcast: number; since: string }>) =>
    db
      .selectFrom('PodcastDownloads as downloads')
      .innerJoin('Episode as episode', 'episode.id', 'downloads.episode')
      .innerJoin('Podcast as podcast', 'podcast.emission', 'episode.emission')
      .select('downloads.day')
      .select(({ fn }) => fn.sum<number>('downloads.downloads').as('downloads'))
      .where('podcast.id', '=', podcast)
      .where('downloads.day', '>=', since)
      .groupBy('downloads.day'),
);

const daysShown = 30;

/** The last thirty days with today, each of them, the newest last. */
export async function downloadsByDay(place: Place, podcast: number): Promise<DayDownloads[]> {
  const today = Math.floor(Date.now() / dayLength);
  const days = Array.from({ length: daysShown }, (_, index) => dateOf(today - daysShown + 1 + index));
  const rows = await downloadsOfDays.all(place, { podcast, since: days[0]! });
  const counted = new Map(rows.map(({ day, downloads }) => [day, Number(downloads)]));
  return days.map((day) => ({ day, downloads: counted.get(day) ?? 0 }));
}
