import type { GraphQLResolveInfo } from 'graphql';
import type { Compilable } from 'kysely';
import type { Context } from '../../../../kit/context.ts';
import { adHocQuery } from '../../../../kit/query/query.ts';
import type { Plan, Row } from '../../../../kit/read/plan.ts';
import { findPlanned } from '../../../../kit/read/reads.ts';
import { MediaItem } from '../../media/mediaItem.entity.ts';
import { radioDay } from '../default/radioDay.ts';
import { mediumLength } from '../recountPlaylists.ts';
import type { SmartCriteria } from './smartCriteria.ts';
import { firstOf, matchingMedia, type SmartSetting } from './smartWhere.ts';

export interface Totals {
  totalItems: number;
  /** Total duration from cue to cue, in milliseconds. */
  duration: number;
}

/** Part of a list to return: how many rows to skip, and how many to take. */
export interface Slice {
  offset: number;
  count: number;
}

/** Database and radio of a search for media. It is no request context, because background jobs count matches too. */
export type SearchScope = Pick<Context, 'database' | 'radioId'>;

/**
 * Returns the number and total duration of the media that a smart playlist currently finds. Counts at most as many media as the
 * limit of its criteria.
 */
export async function countSmartMedia(scope: SearchScope, criteria: SmartCriteria): Promise<Totals> {
  const totals = await runSmartQuery(scope, (setting) => {
    const found = matchingMedia(criteria, setting);
    const counted = criteria.limit === null ? found : firstOf(found, criteria, setting);
    return setting.db
      .selectFrom(counted.select(mediumLength.as('length')).as('found'))
      .select(({ fn, lit }) => [
        fn.countAll<number>().as('totalItems'),
        fn.coalesce(fn.sum<number>('length'), lit(0)).as('duration'),
      ]);
  });
  return totals[0]!;
}

/** Returns part of the media that a smart playlist currently finds, with the selected fields. The media have the order of its criteria. */
export async function findSmartMedia(
  context: Context,
  criteria: SmartCriteria,
  { offset, count }: Slice,
  plan: Plan,
  info: Pick<GraphQLResolveInfo, 'variableValues'>,
): Promise<Row[]> {
  const max = Math.max(0, Math.min(count, (criteria.limit ?? Infinity) - offset));
  const ids = await findIds(context, { ...criteria, limit: max }, offset);
  const media = await findPlanned(context, context.reads.models.of(MediaItem), plan, ids, info, 'outline');
  return ids.flatMap((id) => media.get(id) ?? []);
}

/**
 * Returns the ids of the first media that a smart playlist finds, for now or for another day. At most `max`, and at most the
 * limit of its criteria.
 */
export const findSmartIds = (context: SearchScope, criteria: SmartCriteria, max: number, day?: string) =>
  findIds(context, { ...criteria, limit: Math.min(criteria.limit ?? max, max) }, 0, day);

async function findIds(
  scope: SearchScope,
  criteria: SmartCriteria,
  offset: number,
  day?: string,
): Promise<number[]> {
  const build = (setting: SmartSetting) =>
    firstOf(matchingMedia(criteria, setting), criteria, setting)
      .select('medium.id')
      .offset(setting.given(offset));
  const found = await runSmartQuery(scope, build, day);
  return found.map(({ id }) => id);
}

async function runSmartQuery<Found>(
  scope: SearchScope,
  build: (setting: SmartSetting) => Compilable<Found>,
  day?: string,
): Promise<Found[]> {
  const current = await radioDay(scope);
  const today = day ?? current;
  // The current time of day, moved to the requested day.
  const now = new Date(Date.now() + Date.parse(today) - Date.parse(current));
  return adHocQuery((db, given) => build({ db, given, today, now })).all(scope);
}
