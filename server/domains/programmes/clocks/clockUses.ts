import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { registerUses } from '../../../kit/resource/uses.ts';

/* Prevents the deletion of clocks that are in use, and of the records that clocks refer to. */

type Of = Given<{ of: number }>;

const hoursLaid = query('programmes.hoursLaidCount', (db, { of }: Of) =>
  db.selectFrom('ClockHour').select(count).where('clock', '=', of),
);

const emissionsFilled = query('programmes.emissionsFilledByClock', (db, { of }: Of) =>
  db.selectFrom('Emission').select(['id', 'title']).where('fillerClock', '=', of).orderBy('id').limit(100),
);

const clocksWithPlaylist = query('programmes.clocksWithPlaylist', (db, { of }: Of) =>
  db
    .selectFrom('Clock as clock')
    .select(['clock.id', 'clock.name'])
    .where('clock.id', 'in', (parts) =>
      parts.selectFrom('ClockPart').select('clock').where('playlist', '=', of),
    )
    .orderBy('clock.id')
    .limit(100),
);

registerUses('Clock', {
  kind: 'Emission',
  find: async (writing, id) => {
    const emissions = await emissionsFilled.all(writing, { of: id });
    const uses = emissions.map((one) => ({ kind: 'Emission', id: String(one.id), name: one.title }));
    return { total: uses.length, uses };
  },
});

/** Uses of a clock in the hours of the week. Only their number is reported, because hours have no name. */
registerUses('Clock', {
  kind: 'ClockHour',
  find: async (writing, id) => ({ total: (await hoursLaid.first(writing, { of: id }))!.count, uses: [] }),
});

registerUses('Playlist', {
  kind: 'Clock',
  find: async (writing, id) => {
    const clocks = await clocksWithPlaylist.all(writing, { of: id });
    return {
      total: clocks.length,
      uses: clocks.map((one) => ({ kind: 'Clock', id: String(one.id), name: one.name })),
    };
  },
});

const clocksWithMedium = query('programmes.clocksWithMedium', (db, { of }: Of) =>
  db
    .selectFrom('Clock as clock')
    .select(['clock.id', 'clock.name'])
    .where('clock.id', 'in', (parts) => parts.selectFrom('ClockPart').select('clock').where('media', '=', of))
    .orderBy('clock.id')
    .limit(100),
);

const movingParts = query(
  'programmes.movingClockParts',
  (db, { from, to }: Given<{ from: number; to: number }>) =>
    db
      .updateTable('ClockPart')
      .set(({ eb }) => ({ media: to, version: eb('version', '+', 1) }))
      .where('media', '=', from),
);

const useOf = ({ id, name }: { id: number; name: string }) => ({ kind: 'Clock', id: String(id), name });

registerUses('MediaItem', {
  kind: 'Clock',
  find: async (context, of) => {
    const clocks = await clocksWithMedium.all(context, { of });
    return { total: clocks.length, uses: clocks.map(useOf) };
  },
  usesOfEach: async (context, ids) =>
    (await clocksWithMedium.ofEach(context, ids, {})).map((clocks) => clocks.map(useOf)),
  move: async (writing, from, to) => void (await movingParts.write(writing, { from, to })),
});
