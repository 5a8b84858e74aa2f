import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { OccurrenceState } from '../occurrences/occurrenceState.ts';
import { findPlannedBetween } from '../occurrences/plannedOccurrences.ts';
import { findRadiosWithSlots } from '../occurrences/findRadiosWithSlots.ts';
import { loadNamesOfSlots } from '../occurrences/shownNames.ts';
import { ParticipantPart } from '../../programmes/public.ts';
import { SlotCategory } from '../slots/slotEnums.ts';
import { findRadioClock } from '../../platform/public.ts';
import { liveSoonNotice } from './liveSoonNotice.ts';

/** Time before the start, in milliseconds. */
const ahead = 10 * 60_000;

const ownParts = [ParticipantPart.PRESENTER, ParticipantPart.PRODUCER];

const findPeopleOfEmission = query(
  'scheduling.findPeopleOfEmission',
  (db, { emission }: Given<{ emission: number }>) =>
    db
      .selectFrom('EmissionPerson')
      .select('user')
      .where('emission', '=', emission)
      .where('part', 'in', ownParts)
      .where('user', 'is not', null),
);

const findPeopleOfEpisode = query(
  'scheduling.findPeopleOfEpisode',
  (db, { episode }: Given<{ episode: number }>) =>
    db
      .selectFrom('EpisodePerson')
      .select('user')
      .where('episode', '=', episode)
      .where('part', 'in', ownParts)
      .where('user', 'is not', null),
);

interface ReminderScope {
  services: Services;
  database: Database;
  radioId: number;
}

/** Notifies presenters and producers of live slots that begin within ten minutes. Once for each occurrence. */
export async function remindPresenters(scope: ReminderScope, now = Date.now()): Promise<void> {
  const { database, services, radioId } = scope;
  const clock = { ...(await findRadioClock(scope)), now };
  const planned = await findPlannedBetween(scope, { from: now, to: now + ahead + 1 }, clock);
  const begin = planned.filter(({ state, startsAt }) => {
    const wait = startsAt.getTime() - now;
    return state === OccurrenceState.PLANNED && wait > 0 && wait <= ahead;
  });
  if (begin.length === 0) return;
  const names = await loadNamesOfSlots(scope, [...new Set(begin.map(({ slot }) => slot))]);
  for (const day of begin) {
    const slotNames = names.get(day.slot);
    if (slotNames?.category !== SlotCategory.LIVE) continue;
    await inTransaction(database, async (transaction) => {
      const writing = { transaction, context: { radioId } };
      const episode = day.episode ?? slotNames.episode;
      const people = [
        ...(slotNames.emission === null
          ? []
          : await findPeopleOfEmission.all(writing, { emission: slotNames.emission })),
        ...(episode === null ? [] : await findPeopleOfEpisode.all(writing, { episode })),
      ];
      await services.notices.notify(transaction, liveSoonNotice, {
        to: people.map(({ user }) => user!),
        radioId,
        data: { title: day.title || slotNames.title, startsAt: day.startsAt.getTime() },
        path: '/admin/studio/live',
        once: `${day.slot} ${day.date}`,
        isMention: true,
      });
    });
  }
}

export const liveReminderJob: JobKind = {
  name: 'planning.remindOfLive',
  formerName: 'planning.tellLiveSoon',
  does: 'Notifies presenters and producers of live slots that begin within ten minutes.',
  schedule: '* * * * *',
  atOnce: 1,
  tries: 1,
  pause: { first: 10, longest: 10 },
  timeLimit: 50,
  read: () => ({}),
  async work({ services, database, signal }) {
    for (const { radio } of await findRadiosWithSlots.all(database)) {
      signal.throwIfAborted();
      await remindPresenters({ services, database, radioId: radio });
    }
  },
};
