import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { maxShown, totalOf, type RecordUses } from '../../../kit/resource/uses.ts';

/* Prevents the deletion of clocks that are in use, and of the records that clocks refer to. */

type Of = Given<{ of: number }>;

const countHoursOfClock = query('programmes.countHoursOfClock', (db, { of }: Of) =>
  db.selectFrom('ClockHour').select(count).where('clock', '=', of),
);

const filledBy = (db: Builder, { of }: Of) => db.selectFrom('Emission').where('fillerClock', '=', of);

const findEmissionsFilled = query('programmes.findEmissionsFilled', (db, given: Of) =>
  filledBy(db, given).select(['id', 'title']).orderBy('id').limit(maxShown),
);

const countEmissionsFilled = query('programmes.countEmissionsFilledByClock', (db, given: Of) =>
  filledBy(db, given).select(count),
);

const clocksWith = (db: Builder, { of }: Of, content: 'playlist' | 'media') =>
  db
    .selectFrom('Clock as clock')
    .where('clock.id', 'in', (parts) =>
      parts.selectFrom('ClockPart').select('clock').where(content, '=', of),
    );

const findClocksWithPlaylist = query('programmes.findClocksWithPlaylist', (db, given: Of) =>
  clocksWith(db, given, 'playlist').select(['clock.id', 'clock.name']).orderBy('clock.id').limit(maxShown),
);

const countClocksWithPlaylist = query('programmes.countClocksWithPlaylist', (db, given: Of) =>
  clocksWith(db, given, 'playlist').select(count),
);

const fillersOfClock: RecordUses = {
  subject: 'Clock',
  kind: 'Emission',
  find: async (writing, id) => {
    const emissions = await findEmissionsFilled.all(writing, { of: id });
    const uses = emissions.map((emission) => ({
      kind: 'Emission',
      id: String(emission.id),
      name: emission.title,
    }));
    return { total: await totalOf(uses, () => countEmissionsFilled.first(writing, { of: id })), uses };
  },
};

/** Uses of a clock in the hours of the week. Only their number is reported, because hours have no name. */
const hoursOfClock: RecordUses = {
  subject: 'Clock',
  kind: 'ClockHour',
  find: async (writing, id) => ({
    total: (await countHoursOfClock.first(writing, { of: id }))!.count,
    uses: [],
  }),
};

const clocksOfPlaylist: RecordUses = {
  subject: 'Playlist',
  kind: 'Clock',
  find: async (writing, id) => {
    const clocks = await findClocksWithPlaylist.all(writing, { of: id });
    const total = await totalOf(clocks, () => countClocksWithPlaylist.first(writing, { of: id }));
    return { total, uses: clocks.map(useOf) };
  },
};

const findClocksWithMedium = query('programmes.findClocksWithMedium', (db, given: Of) =>
  clocksWith(db, given, 'media').select(['clock.id', 'clock.name']).orderBy('clock.id').limit(maxShown),
);

const countClocksWithMedium = query('programmes.countClocksWithMedium', (db, given: Of) =>
  clocksWith(db, given, 'media').select(count),
);

const moveParts = query(
  'programmes.moveClockParts',
  (db, { from, to }: Given<{ from: number; to: number }>) =>
    db
      .updateTable('ClockPart')
      .set(({ eb }) => ({ media: to, version: eb('version', '+', 1) }))
      .where('media', '=', from),
);

const useOf = ({ id, name }: { id: number; name: string }) => ({ kind: 'Clock', id: String(id), name });

const clocksOfMedium: RecordUses = {
  subject: 'MediaItem',
  kind: 'Clock',
  find: async (context, of) => {
    const clocks = await findClocksWithMedium.all(context, { of });
    const total = await totalOf(clocks, () => countClocksWithMedium.first(context, { of }));
    return { total, uses: clocks.map(useOf) };
  },
  usesOfEach: async (context, ids) =>
    (await findClocksWithMedium.ofEach(context, ids, {})).map((clocks) => clocks.map(useOf)),
  move: async (writing, from, to) => void (await moveParts.write(writing, { from, to })),
};

export const clockUses: readonly RecordUses[] = [
  fillersOfClock,
  hoursOfClock,
  clocksOfPlaylist,
  clocksOfMedium,
];
