import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import { authorOf, record } from '../../../../kit/audit/audit.ts';
import type { Context, Services } from '../../../../kit/context.ts';
import { forbidden, invalidInput, notFound } from '../../../../kit/errors.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { lockForLive } from '../beginLive.ts';
import { abortHandover, endLive, endExpiredLives } from '../endLive.ts';
import { HandoverEnd } from './handoverEnums.ts';
import { handoverGroup, handoverNotice } from './handoverNotice.ts';
import { findHandoverById, giveAirToLive, findOpenHandover } from './handoverQueries.ts';
import { LiveEnd, LiveRefusal } from '../liveEnums.ts';
import { publishLiveChanged } from '../liveEvents.ts';
import { LiveHandover } from './liveHandover.entity.ts';
import { markLiveOffAir, findOpenLive } from '../liveQueries.ts';
import type { LiveWriting } from '../liveWriting.ts';
import { mayCome } from '../rights/mayGoLive.ts';
import { refusedToTakeOver } from './mayTakeOver.ts';

const mayEndAny = allow('update', 'LiveSession');

/** The person who takes over, the countdown in milliseconds, and who arranged the handover. */
interface Arranged {
  person: number;
  countdown: number;
  isOffered: boolean;
}

const usualCountdown = 10_000;

/** Reason why the viewer may not take over with the usual countdown. Null when they may, and when nobody is live. */
export async function takeOverRefusal(context: Context): Promise<LiveRefusal | null> {
  const { database, services, radioId, abilities } = context;
  if (radioId === undefined) return LiveRefusal.REVOKED;
  const live = await findOpenLive.first(context);
  if (!live) return null;
  const person = context.viewer!.userId;
  const now = Date.now();
  const verdict = await mayCome({ database, services, radioId }, person, now);
  const taking = { verdict, person, mayEnd: abilities.allows(mayEndAny), at: now + usualCountdown };
  return refusedToTakeOver(live, taking) ?? null;
}

/** Arranges that the viewer takes over from the current presenter. */
export function requestHandover(context: Context, countdown: number): Promise<number> {
  return arrange(context, { person: context.viewer!.userId, countdown, isOffered: false });
}

/** Arranges that a person takes over the current live session. It must be the viewer's own live session, or one that the viewer may end. */
export function offerHandover(context: Context, person: number, countdown: number): Promise<number> {
  return arrange(context, { person, countdown, isOffered: true });
}

async function arrange(context: Context, { person, countdown, isOffered }: Arranged): Promise<number> {
  const { database, services, abilities } = context;
  const radioId = context.radioId!;
  const viewer = context.viewer!.userId;
  const scope = { database, services, radioId };
  const now = Date.now();
  await endExpiredLives(scope, now);
  const mayEnd = abilities.allows(mayEndAny);
  const verdict = await mayCome(scope, person, now);
  return inTransaction(database, async (transaction) => {
    const writing = { transaction, context };
    await lockForLive.first(writing);
    const live = await findOpenLive.first(writing);
    if (!live) throw invalidInput({ countdown: 'nobodyLive' });
    const isMine = live.person === viewer;
    if (isOffered && !isMine && !mayEnd) throw forbidden('update', 'LiveSession');
    if (isOffered && verdict.refused) throw invalidInput({ to: 'unknown' });
    const taking = { verdict, person, mayEnd, at: now + countdown };
    if (!isOffered && refusedToTakeOver(live, taking)) throw forbidden('update', 'LiveSession');
    if (await findOpenHandover.any(writing)) throw invalidInput({ countdown: 'taken' });
    const row = {
      from: live.id,
      person,
      name: verdict.refused ? '' : verdict.name,
      to: null,
      countdown,
      isOffered,
      requestedAt: new Date(now),
    };
    const model = transaction.models.of(LiveHandover);
    const { id } = await insertRow(transaction, model, row, { radioId, deleted: 'hidden' });
    await record(transaction, authorOf(context, LiveHandover.name), {
      action: AuditAction.CREATED,
      subject: LiveHandover.name,
      subjectId: id,
      changes: { from: [null, live.name], name: [null, row.name], countdown: [null, countdown] },
    });
    const notified = isOffered ? person : live.person;
    await services.notices.notify(transaction, handoverNotice, {
      to: notified === null ? [] : [notified],
      except: viewer,
      radioId,
      data: { name: isOffered ? live.name : row.name, isOffered },
      path: '/admin/studio/live',
      group: handoverGroup(id),
      isMention: true,
    });
    await publishLiveChanged(transaction, services.events, { radioId, id: live.id });
    return id;
  });
}

/**
 * Cancels a handover. Allowed for both parties and for people who may end live sessions. Does nothing when the handover is over.
 */
export async function cancelHandover(context: Context, id: number): Promise<void> {
  const { database, services, abilities } = context;
  const viewer = context.viewer!;
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context };
    await lockForLive.first(writing);
    const handover = await findHandoverById.first(writing, { id });
    if (!handover) throw notFound('LiveHandover');
    const isTheirs = handover.person === viewer.userId || handover.leaving === viewer.userId;
    if (!isTheirs && !abilities.allows(mayEndAny)) throw forbidden('update', 'LiveSession');
    const ending = { end: HandoverEnd.CANCELLED, by: viewer.name, at: new Date() };
    if (!(await abortHandover(services, writing, handover, ending))) return;
    await record(transaction, authorOf(context, LiveHandover.name), {
      action: AuditAction.UPDATED,
      subject: LiveHandover.name,
      subjectId: id,
      changes: { end: [null, HandoverEnd.CANCELLED] },
    });
  });
}

/** Completes the handover when the player receives the new presenter's sound. This ends the earlier live session. */
export async function takeOver(
  services: Services,
  writing: LiveWriting,
  { id, name, at }: { id: number; name: string; at: Date },
): Promise<void> {
  const leaving = await findOpenLive.first(writing);
  if (!leaving) return void (await giveAirToLive.write(writing, { id }));
  await endLive(services, writing, leaving.id, { why: LiveEnd.HANDED_OVER, by: name, at });
  await markLiveOffAir.write(writing, { id: leaving.id });
}
