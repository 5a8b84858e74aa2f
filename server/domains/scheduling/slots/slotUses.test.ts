import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { addEmission, addPlaylist, calendarOf, dayAfter, hour, monday, weekly } from '../testing/calendar.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);

let hours = 0;
const plan = async (input: object) => {
  const startTime = `${String(hours++).padStart(2, '0')}:00`;
  const { data, errors } = await calendar.create({
    startDate: dayAfter(0),
    startTime,
    duration: hour,
    ...input,
  });
  expect(errors).toEqual([]);
  return data.createSlot;
};
const remove = (type: string, id: string) =>
  app.graphql(`mutation ($id: ID!) { delete${type}(id: $id) }`, { id }, admin);
const nextOf = async (id: string) => {
  const document = 'query ($id: ID!) { emission(id: $id) { nextOccurrences(first: 1) { startsAt } } }';
  return (await app.graphql(document, { id }, admin)).data.emission.nextOccurrences[0].startsAt;
};
const addEpisode = async (emissionId: string, title: string) =>
  (
    await app.graphql(
      'mutation ($input: EpisodeInput!) { createEpisode(input: $input) { id } }',
      { input: { emissionId, title } },
      admin,
    )
  ).data.createEpisode.id as string;

describe('what a slot holds', () => {
  test('is not deleted while it has future occurrences, and the error names them', async () => {
    const emissionId = await addEmission(app, admin, 'Held');
    const slot = await plan({ category: 'LIVE', emissionId, recurrence: weekly('MO') });
    const refused = await remove('Emission', emissionId);
    expect(refused.code).toBe('IN_USE');
    expect(refused.errors[0]!.extensions).toMatchObject({
      subject: 'Emission',
      total: 1,
      uses: [{ kind: 'Slot', id: slot.id, name: 'Held', at: await nextOf(emissionId) }],
    });
    await calendar.remove(slot.id);
    expect((await remove('Emission', emissionId)).errors).toEqual([]);
    const back = await calendar.restore(slot.id);
    expect(back.fields).toEqual({ emissionId: 'unknown' });
  });

  test('is not deleted by one while another plans it', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const emissionId = await addEmission(app, admin, `Both ${turn}`);
      const input = {
        category: 'LIVE',
        emissionId,
        startDate: dayAfter(21 + turn),
        startTime: '12:00',
        duration: hour,
      };
      const [made, deleted] = await Promise.all([calendar.create(input), remove('Emission', emissionId)]);
      expect([made.code, deleted.code]).toContainEqual(expect.stringMatching(/^(?:IN_USE|BAD_USER_INPUT)$/));
    }
  });

  test('may be a playlist', async () => {
    const playlistId = await addPlaylist(app, admin, 'Held list');
    await plan({ category: 'MULTIMEDIA', playlistId });
    expect((await remove('Playlist', playlistId)).code).toBe('IN_USE');
  });

  test('may be an episode, of a slot or of a single day', async () => {
    const emissionId = await addEmission(app, admin, 'With episodes');
    const [first, second] = [await addEpisode(emissionId, 'First'), await addEpisode(emissionId, 'Second')];
    const slot = await plan({ category: 'LIVE', emissionId, episodeId: first, recurrence: weekly('MO') });
    expect((await remove('Episode', first)).code).toBe('IN_USE');
    await calendar.change(slot.id, dayAfter(7), 0, { episodeId: second });
    const refused = await remove('Episode', second);
    expect(refused.code).toBe('IN_USE');
    expect(refused.errors[0]!.extensions['uses']).toMatchObject([
      { id: slot.id, name: 'With episodes', at: (await calendar.on(monday + 7, slot.id))[0].startsAt },
    ]);
    await calendar.cancel(slot.id, dayAfter(14));
    await calendar.change(slot.id, dayAfter(7), (await calendar.on(monday + 7, slot.id))[0].version, {
      episodeId: null,
    });
    expect((await remove('Episode', second)).errors).toEqual([]);
  });

  test('may be the original of a rebroadcast', async () => {
    const emissionId = await addEmission(app, admin, 'Original');
    const original = await plan({ category: 'LIVE', emissionId });
    const again = await plan({ category: 'REBROADCAST', originalId: original.id });
    expect((await calendar.remove(original.id)).code).toBe('IN_USE');
    await calendar.remove(again.id);
    expect((await calendar.remove(original.id)).errors).toEqual([]);
  });

  test('is deleted together with its rebroadcasts, when all of them are deleted', async () => {
    const removeAll = (...ids: string[]) =>
      app.graphql('mutation ($ids: [ID!]!) { deleteSlots(ids: $ids) }', { ids }, admin);
    const emissionId = await addEmission(app, admin, 'Repeated');
    const original = await plan({ category: 'LIVE', emissionId });
    const [first, second] = [
      await plan({ category: 'REBROADCAST', originalId: original.id }),
      await plan({ category: 'REBROADCAST', originalId: original.id }),
    ];
    const refused = await removeAll(original.id, first.id);
    expect([refused.code, refused.errors[0]!.extensions['uses']]).toEqual([
      'IN_USE',
      [expect.objectContaining({ kind: 'Slot', id: second.id, name: 'Repeated' })],
    ]);
    expect((await calendar.on(monday, original.id, first.id)).length).toBeGreaterThan(0);
    const ids = [original.id, first.id, second.id];
    expect((await removeAll(...ids)).data?.deleteSlots).toEqual(ids);
  });
});
