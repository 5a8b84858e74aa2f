import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, dayAfter, hour, weekly } from '../../testing/calendar.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);

let hours = 0;
const plan = async (input: object) => {
  const startTime = `${String(hours++).padStart(2, '0')}:00`;
  const { data, errors } = await calendar.create({
    category: 'LIVE',
    startDate: dayAfter(0),
    startTime,
    duration: hour,
    ...input,
  });
  expect(errors).toEqual([]);
  return data.createSlot;
};
const addEpisode = async (emissionId: string, title: string) =>
  (
    await app.graphql(
      'mutation ($input: EpisodeInput!) { createEpisode(input: $input) { id } }',
      { input: { emissionId, title } },
      admin,
    )
  ).data.createEpisode.id as string;

describe('an emission', () => {
  const ofEmission = (id: string, first = 5) =>
    app.graphql(
      'query ($id: ID!, $first: Int!) { emission(id: $id) { slots { id } nextOccurrences(first: $first) { id state isCovered slot { id } emission { title } } } }',
      { id, first },
      admin,
    );

  test('shows its slots and its next broadcast, also beyond the stored rows', async () => {
    const emissionId = await addEmission(app, admin, 'Monthly');
    const monthly = await plan({
      emissionId,
      recurrence: { frequency: 'MONTHLY', interval: 1, weekdays: ['MO'], nth: 1 },
    });
    const once = await plan({ emissionId, startDate: dayAfter(1) });
    await calendar.cancel(once.id, dayAfter(1));
    const { slots, nextOccurrences } = (await ofEmission(emissionId, 8)).data.emission;
    expect(slots.map(({ id }: { id: string }) => id).toSorted()).toEqual([monthly.id, once.id].toSorted());
    expect(nextOccurrences).toHaveLength(8);
    expect(nextOccurrences).toContainEqual(
      expect.objectContaining({ id: `${once.id}:${dayAfter(1)}`, state: 'CANCELLED' }),
    );
    const dates = nextOccurrences.map(({ id }: { id: string }) => id.split(':')[1]!);
    expect(dates).toEqual(dates.toSorted());
    expect((await ofEmission(emissionId, 101)).fields).toEqual({ first: 'max' });
    expect((await ofEmission(await addEmission(app, admin, 'Alone'))).data.emission).toEqual({
      slots: [],
      nextOccurrences: [],
    });
  });

  test('shows when it was on last, the newest first, and nothing that was called off', async () => {
    const emissionId = await addEmission(app, admin, 'Heard');
    const days = await Promise.all([1, 2, 3, 4].map((day) => plan({ emissionId, startDate: dayAfter(day) })));
    const ids = days.map(({ id }) => id as string);
    await calendar.cancel(ids[2]!, dayAfter(3));
    const begin = async (id: string, moment: number) =>
      app.shared.database.transaction(async (transaction) => {
        await transaction.run('update occurrence set starts_at = ?, ends_at = ? where slot_id = ?', [
          app.shared.database.models.stored(new Date(moment)),
          app.shared.database.models.stored(new Date(moment + hour)),
          Number(id),
        ]);
      });
    // The first occurrence is over, the second is on the air, the third was cancelled, and the fourth is in
    // the future.
    await begin(ids[0]!, Date.now() - 48 * hour);
    await begin(ids[1]!, Date.now() - hour / 2);
    await begin(ids[2]!, Date.now() - 24 * hour);
    const last = async (first: number) =>
      app.graphql(
        'query ($id: ID!, $first: Int!) { emission(id: $id) { lastOccurrences(first: $first) { slotId } } }',
        { id: emissionId, first },
        admin,
      );
    expect((await last(5)).data.emission.lastOccurrences).toEqual([
      { slotId: days[1]!.id },
      { slotId: days[0]!.id },
    ]);
    expect((await last(1)).data.emission.lastOccurrences).toEqual([{ slotId: days[1]!.id }]);
    expect((await last(101)).fields).toEqual({ first: 'max' });
  });

  test('marks covered occurrences for a whole page', async () => {
    const emissionId = await addEmission(app, admin, 'Below');
    const slot = await plan({ emissionId });
    await plan({ emissionId, layer: 'LIVE', startTime: slot.startTime });
    const { data } = await app.graphql(
      '{ emissions(perPage: 50) { items { title nextOccurrences { isCovered layer } } } }',
      {},
      admin,
    );
    const found = data.emissions.items.find(({ title }: { title: string }) => title === 'Below');
    expect(found.nextOccurrences).toEqual([
      { isCovered: true, layer: 'PROGRAMMES' },
      { isCovered: false, layer: 'LIVE' },
    ]);
  });
});

describe('an episode', () => {
  test('shows when it is on the air, once more too', async () => {
    const emissionId = await addEmission(app, admin, 'Told');
    const episodeId = await addEpisode(emissionId, 'First');
    const slot = await plan({ emissionId, episodeId });
    const again = await plan({ category: 'REBROADCAST', originalId: slot.id });
    const series = await plan({ emissionId, recurrence: weekly('MO') });
    await calendar.change(series.id, dayAfter(7), 0, { episodeId });
    const { data } = await app.graphql(
      'query ($id: ID!) { episode(id: $id) { occurrences { id category episode { title } } } }',
      { id: episodeId },
      admin,
    );
    expect(data.episode.occurrences).toEqual([
      { id: `${slot.id}:${dayAfter(0)}`, category: 'LIVE', episode: { title: 'First' } },
      { id: `${again.id}:${dayAfter(0)}`, category: 'REBROADCAST', episode: { title: 'First' } },
      { id: `${series.id}:${dayAfter(7)}`, category: 'LIVE', episode: { title: 'First' } },
    ]);
  });
});
