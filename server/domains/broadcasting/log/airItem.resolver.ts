import { randomUUID } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../kit/read/reads.ts';
import { addRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { referTo } from '../../../kit/resource/references.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { MediaItem, noCues, timingOf } from '../../library/public.ts';
import {
  isOutOfDays,
  loadWhyOfRow,
  simpleWhy,
  Why,
  WhyRule,
  type StoredWhy,
} from '../../scheduling/public.ts';
import { dayAt, findRadioClock } from '../../platform/public.ts';
import { dateOf } from '../../../kit/time/days.ts';
import { AirItem } from '../playout/airItem.entity.ts';
import { publishAirChanged } from '../playout/airEvents.ts';
import { findMediaForAir, type AirMedium } from '../playout/airQueries.ts';
import { namesOf } from '../playout/handOut.ts';
import { PlaySource, PlayState } from '../playout/playEnums.ts';

const findEndableItem = query('broadcasting.findEndableItem', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('AirItem').select(['id', 'planKey']).where('id', '=', id),
);

const requestEnd = query('broadcasting.requestEnd', (db, { id, by }: Given<{ id: number; by: string }>) =>
  db
    .updateTable('AirItem')
    .set({ isEnding: true, by })
    .where('id', '=', id)
    .where('source', '!=', PlaySource.LIVE)
    .where('state', '=', PlayState.ON_AIR),
);

const skipItem = query('broadcasting.skipItem', (db, { id, by }: Given<{ id: number; by: string }>) =>
  db
    .updateTable('AirItem')
    .set({ state: PlayState.SKIPPED, by })
    .where('id', '=', id)
    .where('state', '=', PlayState.COMING),
);

@Resolver(() => AirItem)
export class AirItemResolver extends ReadResolver(AirItem, {
  views: 'air-log',
  roles: { staff: ['read'], editor: ['manage'] },
}) {
  @Requires('reason')
  @FieldResolver(() => Why, { description: 'Reason why the item was selected.' })
  why(@Root() { reason }: Row, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Why> {
    return loadWhyOfRow(context, reason as StoredWhy, info);
  }

  @Allow('create', 'AirItem')
  @Mutation(() => AirItem, {
    description:
      'Inserts a media item into the running order, as the next item or after a given item. Items with a fixed start keep their time. BAD_USER_INPUT with `mediaId`: `unknown` when there is no such media item, `notReady` when it cannot be played, `outOfDays` for an advert before its first day or after its last day.',
  })
  async playNext(
    @Arg('mediaId', () => ID, { description: 'Id of a `MediaItem`.' }) mediaId: string,
    @Arg('afterId', () => ID, {
      nullable: true,
      description:
        'Id of the upcoming `AirItem` after which the media item plays. When absent, or when that item has already begun or will not play, the media item plays next. BAD_USER_INPUT with `unknown` when there is no such `AirItem`.',
    })
    afterId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const today = dateOf(dayAt((await findRadioClock(context)).wallNow));
    const id = await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const after = await keyOfComing(writing, afterId);
      const media = await referTo(writing, MediaItem, mediaId, 'mediaId');
      const now = new Date();
      const medium = await playable(writing, media, today);
      const by = context.viewer!.name;
      const row = await addRow(writing, context.reads.models.of(AirItem), {
        planKey: `put ${randomUUID()}`,
        afterKey: after,
        state: PlayState.COMING,
        source: PlaySource.INSERTED,
        plannedAt: now,
        plannedUntil: new Date(now.getTime() + lengthOf(medium)),
        media,
        ...namesOf(medium),
        slot: null,
        by,
        cues: { cueIn: 0, cueOut: null, fadeIn: 0, fadeOut: 0, gain: 0 },
        reason: simpleWhy(WhyRule.HAND, { by, at: now.toISOString() }),
      });
      await publishAirChanged(transaction, context.services.events, context.radioId!);
      return row;
    });
    return (await findRow(context, AirItem, id, info))!;
  }

  @Allow('update', 'AirItem')
  @Mutation(() => AirItem, {
    description:
      'Ends the item on the air, or skips an upcoming item. Items that have ended or were left out stay unchanged, and so do live sessions: end them with `disconnectLive`. NOT_FOUND when there is no such `AirItem`.',
  })
  async skipAirItem(
    @Arg('id', () => ID, { description: 'Id of the `AirItem`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const rowId = parseId(id) ?? 0;
    const by = context.viewer!.name;
    await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      if (!(await findEndableItem.first(writing, { id: rowId }))) throw notFound('AirItem');
      await requestEnd.write(writing, { id: rowId, by });
      await skipItem.write(writing, { id: rowId, by });
      await publishAirChanged(transaction, context.services.events, context.radioId!);
    });
    return (await findRow(context, AirItem, rowId, info))!;
  }
}

/** Returns the plan key of a log entry in any state, or null without an id. Throws `afterId: unknown` for unknown ids. */
async function keyOfComing(writing: Writing, id: string | undefined): Promise<string | null> {
  if (id === undefined || id === null) return null;
  const item = await findEndableItem.first(writing, { id: parseId(id) ?? 0 });
  if (!item) throw invalidInput({ afterId: 'unknown' });
  return item.planKey;
}

/** Returns a media item that can be played now; throws BAD_USER_INPUT otherwise. */
async function playable(writing: Writing, id: number, today: string): Promise<AirMedium> {
  const [medium] = await findMediaForAir.all(writing, { ids: [id] });
  if (!medium || lengthOf(medium) <= 0) throw invalidInput({ mediaId: 'notReady' });
  if (isOutOfDays(medium, today)) throw invalidInput({ mediaId: 'outOfDays' });
  return medium;
}

const lengthOf = (medium: AirMedium) => timingOf(noCues, medium).duration;
