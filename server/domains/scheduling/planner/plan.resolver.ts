import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, requireValid } from '../../../kit/errors.ts';
import { Costs } from '../../../kit/graphql/limits.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { findRows, rowById } from '../../../kit/read/reads.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../../library/public.ts';
import { dayLength, dayOf, firstDate, lastDate } from '../../../kit/time/days.ts';
import { defaultPlan } from './defaultPlan.ts';
import { PlannedItem, PlannedPlay } from './plan.types.ts';
import { planBetween } from './planBetween.ts';
import { shownWhy } from './shownWhy.ts';
import { isCut } from './parts/track.ts';

const minute = 60_000;
const longestPreview = 240 * minute;
const lastFullMinute = () => new Date(Math.floor(Date.now() / minute) * minute);

@Resolver()
export class PlanResolver {
  @Costs(200, 30)
  @Allow('read', 'Rundown')
  @Query(() => [PlannedItem], {
    description:
      'The current plan between two moments, as one list of items without gaps. The moments are at most 24 hours apart. The plan is computed from all layers of the calendar, rundowns, clocks, fillers and the default playlist. The result for a moment stays the same until the plan or the library changes.',
  })
  async planBetween(
    @Arg('from', () => DateTimeISO, { description: 'Start of the range, inclusive.' }) from: Date,
    @Arg('to', () => DateTimeISO, { description: 'End of the range, exclusive.' }) to: Date,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PlannedItem[]> {
    const [start, end] = [from.getTime(), to.getTime()];
    if (start < dayOf(firstDate) * dayLength) requireValid({ from: 'min' });
    if (end > dayOf(lastDate) * dayLength) requireValid({ to: 'max' });
    if (end <= start) requireValid({ to: 'min' });
    if (end - start > dayLength) requireValid({ to: 'max' });
    const plays = await planBetween(context, start, end);
    const ids = new Set(plays.flatMap(({ media }) => media ?? []));
    const media = await findRows(context, MediaItem, [...ids], info, ['media'], 'outline');
    const reasons = await shownWhy(
      context,
      plays.map(({ why }) => why),
      info,
      ['why'],
    );
    return plays.map((play, index) => ({
      startsAt: new Date(play.at),
      endsAt: new Date(play.until),
      kind: play.kind,
      title: play.title,
      media: rowById<MediaItem>(media, play.media),
      length: play.length,
      skipped: play.skipped,
      isCut: isCut(play),
      isHard: play.isHard === true,
      occurrenceId: play.slot === null ? null : `${play.slot}:${play.date}`,
      slotId: play.slot === null ? null : String(play.slot),
      date: play.date,
      rundownItemId: play.rundownItem === null ? null : String(play.rundownItem),
      why: reasons[index]!,
    }));
  }

  @Costs(100, 30)
  @Allow('read', 'DefaultPlaylist')
  @Query(() => [PlannedPlay], {
    description:
      'The items that the default playlist would play if nothing were planned, at most 500. When none is set, or it is disabled, outside its dates or empty, the general playlists play in turn. The minimum times between plays apply. Empty when there is nothing to play. The result for a moment stays the same until the playlist or the library changes.',
  })
  async defaultPlaylistPreview(
    @Arg('duration', () => Int, {
      defaultValue: 60 * minute,
      description: 'Duration of the preview in milliseconds: a minute to four hours.',
    })
    duration: number,
    @Arg('from', () => DateTimeISO, {
      nullable: true,
      description: 'Start of the preview; the last full minute when null or absent.',
    })
    from: Date | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object[]> {
    if (duration < minute) throw invalidInput({ duration: 'min' });
    if (duration > longestPreview) throw invalidInput({ duration: 'max' });
    const start = (from ?? lastFullMinute()).getTime();
    const plays = await defaultPlan(context, start, start + duration);
    const ids = plays.map(({ media }) => media);
    const media = await findRows(context, MediaItem, ids, info, ['media'], 'outline');
    return plays.map((play) => ({
      at: new Date(play.at),
      media: media.get(play.media),
      duration: play.length,
      gaveWay: play.why.gaveWay,
    }));
  }
}
