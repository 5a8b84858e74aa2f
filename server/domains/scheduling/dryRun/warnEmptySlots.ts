import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { ParticipantPart } from '../../programmes/public.ts';
import { planDataBetween, type PlannedSlot } from '../planner/planData.ts';
import { findRadiosWithSlots } from '../occurrences/findRadiosWithSlots.ts';
import { dayLength } from '../../../kit/time/days.ts';
import { DryRunProblemKind } from './dryRunEnums.ts';
import { emptySlotNotice } from './emptySlotNotice.ts';
import { emptinessOf } from './findProblems.ts';
import { SlotWarning } from './slotWarning.entity.ts';

/** Presenters and producers of an emission who are in the team. */
const findPeopleToWarn = query(
  'scheduling.findPeopleToWarn',
  (db, { emission }: Given<{ emission: number }>) =>
    db
      .selectFrom('EmissionPerson as part')
      .innerJoin('TeamMember as member', 'member.user', 'part.user')
      .select(['part.user', 'part.part'])
      .where('part.emission', '=', emission)
      .where('part.part', 'in', [ParticipantPart.PRESENTER, ParticipantPart.PRODUCER])
      .orderBy('part.position'),
);

const hasSlotWarning = query(
  'scheduling.hasSlotWarning',
  (db, { slot, date }: Given<{ slot: number; date: string }>) =>
    db.selectFrom('SlotWarning').select('id').where('slot', '=', slot).where('date', '=', date),
);

/**
 * Notifies the presenters of empty slots that begin within a day, once for each occurrence.
 * Notifies the producers instead when no presenter is in the team.
 */
export async function warnOfRadio(scope: {
  services: Services;
  database: Database;
  radioId: number;
}): Promise<void> {
  const now = Date.now();
  const data = await planDataBetween(scope, now, now + dayLength);
  for (const slot of data.slots) {
    const startsAt = slot.planned.startsAt.getTime();
    const kind = startsAt > now && startsAt <= now + dayLength ? emptinessOf(slot, data) : undefined;
    if (kind && slot.emission) await warn(scope, slot, kind === DryRunProblemKind.EMPTY_LIVE);
  }
}

async function warn(
  { services, database, radioId }: Parameters<typeof warnOfRadio>[0],
  { planned, names, emission }: PlannedSlot,
  isLive: boolean,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const at = { transaction, context: { radioId } };
    const { slot, date, startsAt } = planned;
    if (await hasSlotWarning.any(at, { slot, date })) return;
    const all = await findPeopleToWarn.all(at, { emission: emission!.id });
    const presenters = all.filter(({ part }) => part === ParticipantPart.PRESENTER);
    const people = new Set((presenters.length > 0 ? presenters : all).map(({ user }) => user!));
    const scope = { radioId, deleted: 'hidden' } as const;
    await insertRow(transaction, transaction.models.of(SlotWarning), { slot, date }, scope);
    await services.notices.notify(transaction, emptySlotNotice, {
      to: [...people],
      radioId,
      data: { title: planned.title || names.title, startsAt: startsAt.getTime(), isLive },
      path: `/admin/planning/rundown/${slot}/${date}`,
      isMention: true,
    });
  });
}

export const warnEmptySlotsJob: JobKind = {
  name: 'planning.warnEmptySlots',
  does: 'Notifies presenters, or else producers, of empty slots that begin within a day.',
  schedule: '7 * * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 600,
  read: () => ({}),
  async work({ services, database, signal }) {
    for (const { radio } of await findRadiosWithSlots.all(database)) {
      signal.throwIfAborted();
      await warnOfRadio({ services, database, radioId: radio });
    }
  },
};
