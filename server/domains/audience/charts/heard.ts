import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { HeardAudience } from './audience.types.ts';
import type { Days } from './rangeOfDays.ts';

type Asked = Given<{ from: Date; until: Date; most: number }>;

/** What was heard in a time, with all that is added up of it. */
const plays = (db: Builder, { from, until }: Asked) =>
  db
    .selectFrom('AudiencePlay as play')
    .select(({ fn }) => [
      fn.countAll<number>().as('times'),
      fn.sum<number>('play.seconds').as('seconds'),
      fn.max<number>('play.most').as('most'),
      fn.sum<number>('play.gained').as('gained'),
    ])
    .select((eb) => eb.fn.sum<number>(eb('play.average', '*', eb.ref('play.seconds'))).as('listened'))
    .where('play.heardFrom', '>=', from)
    .where('play.heardFrom', '<', until)
    .where('play.seconds', '>', 0);

export const heardSongs = query('audience.heardSongs', (db, given: Asked) =>
  plays(db, given)
    .innerJoin('Song as song', 'song.id', 'play.media')
    .select(['song.id', 'song.title', 'song.credit'])
    .groupBy(['song.id', 'song.title', 'song.credit'])
    .orderBy('listened', 'desc')
    .orderBy('song.id')
    .limit(given.most),
);

export const heardEpisodes = query('audience.heardEpisodes', (db, given: Asked) =>
  plays(db, given)
    .innerJoin('Episode as episode', 'episode.id', 'play.episode')
    .select(['episode.id', 'episode.title'])
    .groupBy(['episode.id', 'episode.title'])
    .orderBy('listened', 'desc')
    .orderBy('episode.id')
    .limit(given.most),
);

export const heardEmissions = query('audience.heardEmissions', (db, given: Asked) =>
  plays(db, given)
    .innerJoin('Emission as emission', 'emission.id', 'play.emission')
    .select(['emission.id', 'emission.title'])
    .groupBy(['emission.id', 'emission.title'])
    .orderBy('listened', 'desc')
    .orderBy('emission.id')
    .limit(given.most),
);

interface HeardRow {
  id: number;
  title: string;
  credit?: string;
  times: number;
  seconds: number;
  most: number;
  gained: number;
  listened: number;
}

type Heard = typeof heardSongs | typeof heardEpisodes | typeof heardEmissions;

/** What was heard in these days, that to which the most was listened first. */
export async function heardIn(
  context: Context,
  heard: Heard,
  { since, until }: Days,
  most: number,
): Promise<HeardAudience[]> {
  const rows = await heard.all(context, { from: new Date(since), until: new Date(until), most });
  return (rows as HeardRow[]).map(({ id, title, credit = '', ...row }) => {
    const [times, seconds] = [Number(row.times), Number(row.seconds)];
    return {
      id: String(id),
      title,
      credit,
      times,
      heardFor: seconds * 1000,
      average: Number(row.listened) / seconds,
      most: Number(row.most),
      gained: Number(row.gained) / times,
    };
  });
}
