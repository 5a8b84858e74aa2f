import { notFound } from '../../kit/errors.ts';
import { query, type Given } from '../../kit/query/query.ts';
import { parseId } from '../../kit/read/reads.ts';
import type { Writing } from '../../kit/resource/recordedWrites.ts';
import { findStored } from '../../kit/resource/writes.ts';
import type { ChattedRecord, RadioReader, RecordChat } from '../chat/public.ts';
import { Emission, Episode, Rush } from '../programmes/public.ts';
import { findPlannedOn } from './occurrences/plannedOccurrences.ts';
import { loadNamesOfSlots } from './occurrences/shownNames.ts';
import { rundownFor } from './rundowns/changeRundown.ts';
import { findRundownOn } from './rundowns/storedRundown.ts';
import { Rundown } from './rundowns/rundown.entity.ts';
import { Slot } from './slots/slot.entity.ts';
import { dayAt, findRadioClock } from '../platform/public.ts';
import { dayOf, isDate } from '../../kit/time/days.ts';

/* The chats of planning: emissions, episodes and other records have a chat on their page. */

type Ids = Given<{ ids: number[] }>;

const findChatEmissions = query('scheduling.findChatEmissions', (db, { ids }: Ids) =>
  db.selectFrom('Emission').select(['id', 'title']).where('id', 'in', ids),
);
const findChatEpisodes = query('scheduling.findChatEpisodes', (db, { ids }: Ids) =>
  db.selectFrom('Episode').select(['id', 'title']).where('id', 'in', ids),
);
const findChatRushes = query('scheduling.findChatRushes', (db, { ids }: Ids) =>
  db.selectFrom('Rush').select(['id', 'title']).where('id', 'in', ids),
);
const findChatRundowns = query('scheduling.findChatRundowns', (db, { ids }: Ids) =>
  db.selectFrom('Rundown').select(['id', 'slot', 'date']).where('id', 'in', ids),
);

const titled =
  (titles: typeof findChatEmissions, path: string) =>
  async (context: RadioReader, ids: number[]): Promise<ReadonlyMap<number, ChattedRecord>> =>
    new Map(
      (await titles.all(context, { ids })).map(({ id, title }) => [
        id,
        { id: String(id), title, path: `${path}/${id}` },
      ]),
    );

const rundownChats: RecordChat = {
  entity: Rundown,
  async shown(context, ids) {
    const rows = await findChatRundowns.all(context, { ids });
    const names = await loadNamesOfSlots(context, [...new Set(rows.map(({ slot }) => slot))]);
    return new Map(
      rows.map(({ id, slot, date }) => {
        const title = names.get(slot)?.title ?? '';
        return [id, { id: `${slot}:${date}`, title, date, path: `/admin/planning/rundown/${slot}/${date}` }];
      }),
    );
  },
  rowFor: rowOfRundown,
};

export const recordChats: readonly RecordChat[] = [
  { entity: Emission, shown: titled(findChatEmissions, '/admin/planning/emissions') },
  { entity: Episode, shown: titled(findChatEpisodes, '/admin/planning/episodes') },
  { entity: Rush, shown: titled(findChatRushes, '/admin/rushs') },
  rundownChats,
];

/** Number of days ahead for which rundowns have a chat. A series without an end has rundowns for ever. */
const maxDaysAhead = 366;

/**
 * Returns the row id of a rundown by the id of its occurrence, such as `12:2026-11-23`. Throws NOT_FOUND without such an occurrence,
 * and for days too far ahead.
 * A rundown without items may have no row yet. The row is created when `mayCreate` is true; otherwise, returns 0.
 */
async function rowOfRundown(writing: Writing, id: string, mayCreate: boolean): Promise<number> {
  const [slotId = '', date = '', ...more] = id.split(':');
  if (more.length > 0 || parseId(slotId) === undefined || !isDate(date)) throw notFound('Rundown');
  const slot = await findStored(writing, Slot, slotId);
  const clock = await findRadioClock(writing.context);
  if (dayOf(date) > dayAt(clock.wallNow) + maxDaysAhead) throw notFound('Rundown');
  const planned = await findPlannedOn(writing, slot, date, clock);
  if (!planned) throw notFound('Rundown');
  if (mayCreate) return rundownFor(writing, slot.id, date);
  return (await findRundownOn.first(writing, { slot: slot.id, date }))?.id ?? 0;
}
