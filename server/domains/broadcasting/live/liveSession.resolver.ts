import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import { authorOf, record } from '../../../kit/audit/audit.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { forbidden, invalidInput, notFound } from '../../../kit/errors.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../kit/read/reads.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { Allow, allow, SessionOnly } from '../../../kit/rules/rule.ts';
import { endLive } from './endLive.ts';
import { LiveEnd, LiveRefusal } from './liveEnums.ts';
import type { LiveChange } from './liveEvents.ts';
import { findLiveById, setLockout, findOpenLive } from './liveQueries.ts';
import { LiveSession } from './liveSession.entity.ts';
import { mayBeLive, mayGoLive } from './rights/mayGoLive.ts';
import { refusedToTakeOver } from './handover/mayTakeOver.ts';

const maxLockoutMinutes = 24 * 60;
/**
 * Minutes for which a replaced presenter cannot go live. An encoder reconnects by itself, and would otherwise
 * take the air back.
 */
const takeOverLockoutMinutes = 1;

const ofLive = {
  description:
    'Id of the `LiveSession` to end. Any other session, such as one that has begun since, goes on.',
};

@Resolver(() => LiveSession)
export class LiveSessionResolver extends ReadResolver(LiveSession, {
  roles: { staff: ['read'], editor: ['manage'] },
}) {
  @Allow('read', 'LiveSession')
  @Query(() => LiveSession, {
    nullable: true,
    description: 'Live session of this radio; null when nobody is live.',
  })
  async liveNow(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const live = await findOpenLive.first(context);
    return live ? findRow(context, LiveSession, live.id, info) : null;
  }

  @SessionOnly()
  @Query(() => LiveRefusal, {
    nullable: true,
    description: 'Reason why the viewer may not go live on this radio now; null when the viewer may.',
  })
  async liveRefusal(@Ctx() { database, services, radioId, viewer }: Context): Promise<LiveRefusal | null> {
    if (radioId === undefined) return LiveRefusal.REVOKED;
    const { refused } = await mayGoLive({ database, services, radioId }, viewer!.userId, Date.now());
    return refused ?? null;
  }

  @Allow('read', 'LiveSession')
  @Subscription(() => LiveSession, {
    description:
      'Publishes a live session of this radio when it begins, changes or ends. It changes when it goes on or off the air, loses or regains its connection, or its handover changes, and when its title on the air, `isRecordingCut` or `rush` changes. After a reconnection, query the lists again.',
    subscribe: ({ context }: { context: Context }) => ofOwnRadio(context, 'liveChanged', LiveSession),
  })
  async liveChanged(
    @Root() { id }: LiveChange,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, LiveSession, id, info))!;
  }

  @Allow('update', 'LiveSession')
  @Mutation(() => LiveSession, {
    description:
      'Ends a live session at once. The plan resumes, or the presenter who waits to take over goes on the air. A session that is over stays unchanged. NOT_FOUND when there is no such session.',
  })
  disconnectLive(
    @Arg('id', () => ID, ofLive) id: string,
    @Arg('banMinutes', () => Int, {
      defaultValue: 0,
      description: 'Time during which the presenter may not go live again: 0 to 1,440 minutes.',
    })
    banMinutes: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    if (banMinutes < 0) throw invalidInput({ banMinutes: 'min' });
    if (banMinutes > maxLockoutMinutes) throw invalidInput({ banMinutes: 'max' });
    return endByHand(context, info, id, { why: LiveEnd.DISCONNECTED, banMinutes });
  }

  @Allow('read', 'LiveSession')
  @Mutation(() => LiveSession, {
    description:
      'Ends the live session of another presenter at once, so that the viewer can go live. The other presenter is banned for a minute. A session of the viewer is ended without a ban. Returns the ended session. A session that is over stays unchanged. Allowed for the presenters and producers of the current live slot, unless the current presenter is in another slot that is not over, and for people who may update `LiveSession`; FORBIDDEN for everybody else, and for people who have neither a live slot now nor the permission to go live outside of a slot. NOT_FOUND when there is no such session. To take over without a gap, use `requestHandover`.',
  })
  async takeOverLive(
    @Arg('id', () => ID, ofLive) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const { database, services, radioId } = context;
    const scope = { database, services, radioId: radioId! };
    const now = Date.now();
    const person = context.viewer!.userId;
    const verdict = await mayBeLive(scope, person, now);
    if (verdict.refused) throw forbidden('create', 'LiveSession');
    const live = await findLiveById.first(context, { id: parseId(id) ?? 0 });
    if (!live) throw notFound('LiveSession');
    const mayEnd = context.abilities.allows(mayEndAny);
    if (refusedToTakeOver(live, { verdict, person, mayEnd, at: now }))
      throw forbidden('update', 'LiveSession');
    // The ban keeps the encoder of the other presenter from reconnecting at once; the viewer must be able to go live.
    const banMinutes = live.person === person ? 0 : takeOverLockoutMinutes;
    return endByHand(context, info, id, { why: LiveEnd.TAKEN_OVER, banMinutes });
  }
}

const mayEndAny = allow('update', 'LiveSession');

async function endByHand(
  context: Context,
  info: GraphQLResolveInfo,
  id: string,
  { why, banMinutes }: { why: LiveEnd; banMinutes: number },
): Promise<Row> {
  const rowId = parseId(id) ?? 0;
  const by = context.viewer!.name;
  await inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    if (!(await findLiveById.first(writing, { id: rowId }))) throw notFound('LiveSession');
    if (!(await endLive(context.services, writing, rowId, { why, by }))) return;
    const until = new Date(Date.now() + banMinutes * 60_000);
    if (banMinutes > 0) await setLockout.write(writing, { id: rowId, until });
    await record(transaction, authorOf(context, LiveSession.name), {
      action: AuditAction.UPDATED,
      subject: LiveSession.name,
      subjectId: rowId,
      changes: { why: [null, why], ...(banMinutes > 0 && { bannedUntil: [null, until.toISOString()] }) },
    });
  });
  return (await findRow(context, LiveSession, rowId, info))!;
}
