import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { calendarOf, dayAfter, hour } from '../../scheduling/testing/calendar.ts';
import {
  makeEmission,
  makeEpisode,
  makePodcast,
  makePresenter,
  makeRush,
} from '../../scheduling/testing/plans.ts';
import { rundownsOf } from '../../scheduling/testing/rundowns.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const subjects = ['Emission', 'Episode', 'Slot', 'Rundown', 'Rush', 'Podcast'];
const reads = [...subjects, 'MediaItem', 'Playlist'].map((subject) => `read ${subject}`);
const deeds = ['create Episode', 'create Slot', 'create Podcast', 'delete Episode', 'delete Podcast'].concat(
  subjects.map((subject) => `update ${subject}`),
);
await addRole(app, 'own-planner', ...reads, ...deeds.map((deed) => `${deed} OWN`));
await addRole(app, 'planner', ...reads, ...deeds);
const roles = ['own-planner', 'user', 'planner'];
const tokens = new Map<string, string>();
for (const role of roles) tokens.set(role, await app.as(role));

/** Creates an emission that the person of a role presents, and one that they do not present. */
async function emissionsOf(role: string) {
  const { data } = await app.graphql('{ viewer { id } }', {}, tokens.get(role));
  const [own, foreign] = [await makeEmission(app, 1), await makeEmission(app, 1)];
  await makePresenter(app, 1, { emission: own, user: Number(data.viewer.id) });
  return { own, foreign };
}

type Answer = Awaited<ReturnType<typeof app.graphql>>;

let days = 0;
const slotOf = async (emission: number) => {
  const date = dayAfter(days++);
  const input = { category: 'LIVE', emissionId: String(emission), startDate: date, startTime: '07:00' };
  const { data } = await calendarOf(app, admin).create({ ...input, duration: hour });
  return { id: data.createSlot.id as string, date };
};

const change =
  (subject: string, make: (emission: number) => Promise<number> | number, input: object) =>
  async (token: string, emission: number): Promise<Answer> => {
    const document = `mutation ($id: ID!, $input: ${subject}Patch!) { update${subject}(id: $id, version: 1, input: $input) { id } }`;
    return app.graphql(document, { id: String(await make(emission)), input }, token);
  };
const create =
  (subject: string, more: object) =>
  (token: string, emission: number): Promise<Answer> =>
    app.graphql(
      `mutation ($input: ${subject}Input!) { create${subject}(input: $input) { id } }`,
      { input: { emissionId: String(emission), ...more } },
      token,
    );

/** For each subject, a mutation that changes something of the given emission. */
const ways: Record<string, (token: string, emission: number) => Promise<Answer>> = {
  Emission: change('Emission', (emission) => emission, { summary: 'Changed' }),
  Episode: change('Episode', (emission) => makeEpisode(app, 1, { emission }), { title: 'Changed' }),
  'new Episode': create('Episode', { title: 'New' }),
  Slot: change('Slot', async (emission) => Number((await slotOf(emission)).id), { title: 'Changed' }),
  Rundown: async (token, emission) => {
    const { id, date } = await slotOf(emission);
    return rundownsOf(app, token).add(id, date, [{ kind: 'TALK', title: 'Hello', duration: 60_000 }]);
  },
  Rush: change('Rush', (emission) => makeRush(app, 1, { emission }), { title: 'Changed' }),
  Podcast: change('Podcast', (emission) => makePodcast(app, 1, { emission }), { title: 'Changed' }),
  'new Podcast': create('Podcast', { title: 'New', language: 'fr' }),
};

describe('a user who may change only their own records', () => {
  for (const role of ['own-planner', 'user'])
    test.each(Object.keys(ways))(`as ${role}, changes only their own records: %s`, async (what) => {
      const { own, foreign } = await emissionsOf(role);
      const refused = await ways[what]!(tokens.get(role)!, foreign);
      expect(refused.code).toBe('FORBIDDEN');
      expect((await ways[what]!(tokens.get(role)!, own)).errors).toEqual([]);
    });
});

describe('a user who may change all records', () => {
  test.each(Object.keys(ways))(
    'changes what they do not present too, without managing it: %s',
    async (what) => {
      const { foreign } = await emissionsOf('planner');
      expect((await ways[what]!(tokens.get('planner')!, foreign)).errors).toEqual([]);
    },
  );
});
