import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { ParticipantPart } from '../../programmes/public.ts';
import type { PlayAudience } from './audience.types.ts';
import type { Days } from './rangeOfDays.ts';

type ProgrammeAudienceRequest = Given<{ from: Date; until: Date; limit: number }>;

/** Query for the plays that began in a time range, with their aggregated figures. */
const plays = (db: Builder, { from, until }: ProgrammeAudienceRequest) =>
  db
    .selectFrom('AudiencePlay as play')
    .select(({ fn }) => [
      fn.countAll<number>().as('times'),
      fn.sum<number>('play.seconds').as('seconds'),
      fn.max<number>('play.peak').as('peak'),
      fn.sum<number>('play.gained').as('gained'),
    ])
    .select((eb) => eb.fn.sum<number>(eb('play.average', '*', eb.ref('play.seconds'))).as('listened'))
    .where('play.playedFrom', '>=', from)
    .where('play.playedFrom', '<', until)
    .where('play.seconds', '>', 0);

export const findAudienceOfSongs = query(
  'audience.findAudienceOfSongs',
  (db, given: ProgrammeAudienceRequest) =>
    plays(db, given)
      .innerJoin('Song as song', 'song.id', 'play.media')
      .select(['song.id', 'song.title', 'song.credit'])
      .groupBy(['song.id', 'song.title', 'song.credit'])
      .orderBy('listened', 'desc')
      .orderBy('song.id')
      .limit(given.limit),
);

export const findAudienceOfEpisodes = query(
  'audience.findAudienceOfEpisodes',
  (db, given: ProgrammeAudienceRequest) =>
    plays(db, given)
      .innerJoin('Episode as episode', 'episode.id', 'play.episode')
      .select(['episode.id', 'episode.title'])
      .groupBy(['episode.id', 'episode.title'])
      .orderBy('listened', 'desc')
      .orderBy('episode.id')
      .limit(given.limit),
);

export const findAudienceOfEmissions = query(
  'audience.findAudienceOfEmissions',
  (db, given: ProgrammeAudienceRequest) =>
    plays(db, given)
      .innerJoin('Emission as emission', 'emission.id', 'play.emission')
      .select(['emission.id', 'emission.title'])
      .groupBy(['emission.id', 'emission.title'])
      .orderBy('listened', 'desc')
      .orderBy('emission.id')
      .limit(given.limit),
);

/** Plays by presenter, for episodes that name their own presenters instead of those of the emission. */
const findEpisodePresenterAudience = query(
  'audience.findEpisodePresenterAudience',
  (db, given: ProgrammeAudienceRequest) =>
    plays(db, given)
      .innerJoin('EpisodePerson as person', 'person.episode', 'play.episode')
      .select('person.name')
      .where('person.part', '=', ParticipantPart.PRESENTER)
      .groupBy('person.name'),
);

const findEmissionPresenterAudience = query(
  'audience.findEmissionPresenterAudience',
  (db, given: ProgrammeAudienceRequest) =>
    plays(db, given)
      .innerJoin('EmissionPerson as person', 'person.emission', 'play.emission')
      .select('person.name')
      .where('person.part', '=', ParticipantPart.PRESENTER)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('EpisodePerson as own')
              .select('own.id')
              .whereRef('own.episode', '=', 'play.episode')
              .where('own.part', '=', ParticipantPart.PRESENTER),
          ),
        ),
      )
      .groupBy('person.name'),
);

interface ProgrammeAudienceRow {
  id: number | string;
  title: string;
  credit?: string;
  times: number;
  seconds: number;
  peak: number;
  gained: number;
  listened: number;
}

type ProgrammeQuery =
  | typeof findAudienceOfSongs
  | typeof findAudienceOfEpisodes
  | typeof findAudienceOfEmissions;

/** Returns the items that were played on these days, ordered by total listening time, longest first. */
export async function loadProgrammeAudience(
  context: Context,
  programmes: ProgrammeQuery,
  { since, until }: Days,
  limit: number,
): Promise<PlayAudience[]> {
  const rows = await programmes.all(context, { from: new Date(since), until: new Date(until), limit });
  return (rows as ProgrammeAudienceRow[]).map(audienceOfRow);
}

/** Returns the presenters on air on these days, ordered by total listening time, longest first. */
export async function loadAudienceOfPresenters(
  context: Context,
  { since, until }: Days,
  limit: number,
): Promise<PlayAudience[]> {
  const request = { from: new Date(since), until: new Date(until), limit };
  const rows = [
    ...(await findEpisodePresenterAudience.all(context, request)),
    ...(await findEmissionPresenterAudience.all(context, request)),
  ];
  const byName = Map.groupBy(rows, ({ name }) => name);
  const sum = (group: typeof rows, of: 'times' | 'seconds' | 'gained' | 'listened') =>
    group.reduce((total, row) => total + Number(row[of]), 0);
  return [...byName]
    .map(([name, group]) => ({
      id: name,
      title: name,
      times: sum(group, 'times'),
      seconds: sum(group, 'seconds'),
      peak: Math.max(...group.map((row) => Number(row.peak))),
      gained: sum(group, 'gained'),
      listened: sum(group, 'listened'),
    }))
    .toSorted((a, b) => b.listened - a.listened || a.title.localeCompare(b.title))
    .slice(0, limit)
    .map(audienceOfRow);
}

function audienceOfRow({ id, title, credit = '', ...row }: ProgrammeAudienceRow): PlayAudience {
  const [times, seconds] = [Number(row.times), Number(row.seconds)];
  return {
    id: String(id),
    title,
    credit,
    times,
    measuredAirtime: seconds * 1000,
    average: Number(row.listened) / seconds,
    peak: Number(row.peak),
    gained: Number(row.gained) / times,
  };
}
