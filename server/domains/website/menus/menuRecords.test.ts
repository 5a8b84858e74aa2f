import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeEmission, makePodcast } from '../../scheduling/testing/plans.ts';
import { designsOf } from '../testing/designs.ts';

/** Entries of menus that lead to contents, emissions, podcasts and topics. */

const app = await createTestApp({}, afterAll);
await addRole(app, 'designer', 'read Website', 'update Website', 'read Content');
const admin = await app.tokenOf('admin@demo.com');
afterEach(() => void vi.useRealTimers());
const designs = designsOf(app, admin);
let count = 0;

async function run<T>(operation: string, variables: object = {}): Promise<T> {
  const { data, errors } = await app.graphql(operation, variables, admin);
  expect(errors).toEqual([]);
  return Object.values(data)[0] as T;
}

interface Content {
  id: string;
  version: number;
}

const create = (title: string, more: object = {}) =>
  run<Content>('mutation ($input: ContentInput!) { createContent(input: $input) { id version } }', {
    input: { kind: 'NEWS', language: 'EN', title, body: '', ...more },
  });
const step = ({ id, version }: Content, name: string) =>
  run<Content>(
    'mutation ($id: ID!, $version: Int!, $step: ContentStep!) { moveContent(id: $id, version: $version, step: $step) { id version } }',
    { id, version, step: name },
  );
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const publishFor = ({ id, version }: Content, period: { from: Date; until?: Date }, name = 'PUBLISH') =>
  run<Content>(
    'mutation ($id: ID!, $version: Int!, $step: ContentStep!, $from: DateTimeISO, $until: DateTimeISO) { moveContent(id: $id, version: $version, step: $step, from: $from, until: $until) { id version } }',
    { id, version, step: name, ...period },
  );
const publish = async (title: string, more?: object) => step(await create(title, more), 'PUBLISH');

const contentEntry = (recordId: string, more: object = {}) => ({
  key: `content-${recordId}`,
  link: '',
  labels: [],
  record: { type: 'CONTENT', recordId },
  ...more,
});
const emissionEntry = (id: number) => ({
  ...contentEntry(String(id)),
  key: `emission-${id}`,
  record: { type: 'EMISSION', recordId: String(id) },
});
const entryOf = (type: 'PODCAST' | 'TOPIC', recordId: number | string) => ({
  ...contentEntry(String(recordId)),
  key: `${type.toLowerCase()}-${recordId}`,
  record: { type, recordId: String(recordId) },
});
const pageEntry = (page: string, children: object[] = []) => ({
  key: page.toLowerCase(),
  page,
  link: '',
  labels: [],
  children,
});

const newEmission = (more: object = {}) =>
  makeEmission(app, 1, {
    slug: `in-menu-${++count}`,
    title: `Programme ${count}`,
    state: 'RUNNING',
    ...more,
  });

/** The top menu of a page that reads neither contents nor emissions, and is only rendered anew for the records of its menus. */
const menuOf = async (language = 'en') => {
  const { body } = await app.server.inject({ url: `/site/horizon/${language}/frequencies` });
  return /<header class="top">.*?<\/header>/s.exec(body)![0];
};

interface Listed {
  record: { recordId: string; title: string; state: string } | null;
}

const listed = async () =>
  (
    await run<{ design: { menu: Listed[] } }>(
      '{ website { design { menu { record { recordId title state } } } } }',
    )
  ).design.menu;

describe('records in a menu', () => {
  test('have their current title and address', async () => {
    const content = await publish('Before', { slug: 'in-the-menu' });
    const emission = await newEmission({ title: 'Night shift' });
    expect(
      (await designs.show({ menu: [contentEntry(content.id), emissionEntry(emission)] })).code,
    ).toBeUndefined();
    expect(await menuOf()).toMatch(
      /\/en\/news\/in-the-menu".*Before.*\/en\/programmes\/in-menu-\d+".*Night shift/s,
    );
    await run(
      'mutation ($id: ID!, $version: Int!) { updateContent(id: $id, version: $version, input: { title: "After", slug: "renamed" }) { id } }',
      { ...content },
    );
    expect(await menuOf()).toMatch(/\/en\/news\/renamed".*After/s);
  });

  test('lead to the published translation in the language of the page, or to themselves', async () => {
    const english = await publish('English text');
    const french = await create('Texte français', { language: 'FR', translationOf: english.id });
    await designs.show({ menu: [contentEntry(english.id)] });
    expect(await menuOf('fr')).toMatch(/\/en\/news\/english-text".*English text/s);
    await step(french, 'PUBLISH');
    expect(await menuOf('fr')).toMatch(/\/fr\/news\/texte-francais".*Texte français/s);
    expect(await menuOf('en')).toContain('English text');
  });

  test('vanish with the entries below them while they are not on the website, and come back', async () => {
    const content = await publish('Vanishing');
    const emission = await newEmission({ title: 'Hiding' });
    await designs.show({
      menu: [
        contentEntry(content.id, { children: [pageEntry('SCHEDULE')] }),
        emissionEntry(emission),
        pageEntry('NEWS'),
      ],
    });
    expect(await menuOf()).toMatch(/Vanishing.*Schedule.*Hiding.*News/s);
    const withdrawn = await step(content, 'WITHDRAW');
    await run(
      'mutation ($id: ID!) { updateEmission(id: $id, version: 1, input: { isListed: false }) { id } }',
      { id: String(emission) },
    );
    const hidden = await menuOf();
    for (const text of ['Vanishing', 'Schedule', 'Hiding']) expect(hidden).not.toContain(text);
    expect(hidden).toContain('News');
    expect((await listed()).map(({ record }) => record?.state)).toEqual(['HIDDEN', 'HIDDEN', undefined]);
    await run('mutation ($id: ID!) { deleteContent(id: $id) }', { id: content.id });
    expect((await listed())[0]!.record).toEqual({ recordId: content.id, title: '', state: 'MISSING' });
    await run('mutation ($id: ID!) { restoreContent(id: $id) { id } }', { id: content.id });
    const { version } = await run<Content>('query ($id: ID!) { content(id: $id) { id version } }', {
      id: withdrawn.id,
    });
    await step({ id: content.id, version }, 'PUBLISH');
    expect(await menuOf()).toMatch(/Vanishing.*Schedule/s);
    expect((await listed())[0]!.record).toMatchObject({ title: 'Vanishing', state: 'SHOWN' });
  });

  test('appear and leave with the publication of a content, also on a cached page', async () => {
    // Pages are cached for at most a minute: the moments lie within it, so that only they can end a cached page.
    const now = Date.now();
    vi.setSystemTime(now);
    const [from, until] = [new Date(now + 20_000), new Date(now + 40_000)];
    const content = await create('For a while');
    await publishFor(content, { from, until });
    await designs.show({ menu: [contentEntry(content.id)] });
    const isShownAt = async (moment: number) => {
      vi.setSystemTime(moment);
      return (await menuOf()).includes('For a while');
    };
    expect(await isShownAt(from.getTime() - 1000)).toBe(false);
    expect(await isShownAt(from.getTime())).toBe(true);
    expect(await isShownAt(until.getTime() - 1000)).toBe(true);
    expect(await isShownAt(until.getTime())).toBe(false);
  });

  test('vanish after the end of the chosen content, although its translation is still on the website', async () => {
    const english = await publish('An English end');
    const french = await create('Une suite française', { language: 'FR', translationOf: english.id });
    await step(french, 'PUBLISH');
    await designs.show({ menu: [contentEntry(english.id)] });
    expect(await menuOf('fr')).toContain('Une suite française');
    await publishFor(english, { from: hoursAgo(2), until: hoursAgo(1) }, 'RESCHEDULE');
    expect(await menuOf('fr')).not.toContain('Une suite française');
  });

  test('of podcasts lead to where listeners subscribe, while the podcast and its programme are public', async () => {
    const emission = await newEmission({ slug: 'with-podcast' });
    const podcast = await makePodcast(app, 1, { emission, title: 'Tides to keep' });
    await designs.show({ menu: [entryOf('PODCAST', podcast)] });
    expect(await menuOf()).toMatch(/\/en\/programmes\/with-podcast#podcast".*Tides to keep/s);
    const page = await app.server.inject({ url: '/site/horizon/en/programmes/with-podcast' });
    expect(page.body).toContain('id="podcast"');
    expect((await listed())[0]!.record).toMatchObject({ title: 'Tides to keep', state: 'SHOWN' });
    await run(
      'mutation ($id: ID!) { updatePodcast(id: $id, version: 1, input: { isPublished: false }) { id } }',
      {
        id: String(podcast),
      },
    );
    expect(await menuOf()).not.toContain('Tides to keep');
    expect((await listed())[0]!.record).toMatchObject({ state: 'HIDDEN' });
    const hidden = [
      await newEmission({ title: 'Not listed', isListed: false }),
      await newEmission({ title: 'Still a draft', state: 'DRAFT' }),
    ];
    const podcasts: number[] = [];
    for (const emission of hidden)
      podcasts.push(await makePodcast(app, 1, { emission, title: 'Tides to hide' }));
    await designs.show({ menu: podcasts.map((id) => entryOf('PODCAST', id)) });
    expect(await menuOf()).not.toContain('Tides to hide');
    expect((await listed()).map(({ record }) => record?.state)).toEqual(['HIDDEN', 'HIDDEN']);
  });

  test('of topics lead to their pages, while they have published contents, and follow a merge', async () => {
    const newTopic = async (name: string) =>
      (
        await run<Content>('mutation ($input: TopicInput!) { createTopic(input: $input) { id } }', {
          input: { name, area: 'NEWS' },
        })
      ).id;
    const [tides, waves] = [await newTopic('Tides'), await newTopic('Waves')];
    await designs.show({ menu: [pageEntry('NEWS', [entryOf('TOPIC', tides)])] });
    await designs.show({ footerMenu: [entryOf('TOPIC', tides)] });
    await publishFor(await create('Low water', { topicId: tides }), { from: hoursAgo(-1) });
    await publishFor(await create('Old water', { topicId: tides }), {
      from: hoursAgo(2),
      until: hoursAgo(1),
    });
    expect(await menuOf()).not.toContain('Tides');
    await publish('High water', { topicId: tides });
    await publish('Surf', { topicId: waves });
    expect(await menuOf()).toMatch(/\/en\/news\/topic\/tides".*Tides/s);
    expect(await menuOf('ar')).toMatch(/\/ar\/news\/topic\/tides".*Tides/s);
    const { website } = await designs.save({ template: 'MUSIC' });
    await run('mutation ($into: ID!, $from: [ID!]!) { mergeTopics(intoId: $into, fromIds: $from) { id } }', {
      into: waves,
      from: [tides],
    });
    expect(await menuOf()).toMatch(/\/en\/news\/topic\/waves".*Waves/s);
    expect(website.draft).not.toBeNull();
    // The draft was based on the website before the merge, and can be published still, with its own menus.
    expect((await designs.publish()).code).toBeUndefined();
    expect(await menuOf()).toMatch(/\/en\/news\/topic\/waves".*Waves/s);
    await run('mutation ($id: ID!) { deleteTopic(id: $id) }', { id: waves });
    expect(await menuOf()).not.toContain('Waves');
  });

  test('are refused when they are not of this radio or the viewer may not read them', async () => {
    const content = await publish('Readable');
    const [emission, elsewhere] = [await newEmission(), await makeEmission(app, 2, { slug: 'elsewhere' })];
    const saved = await designs.save({
      menu: [pageEntry('NEWS', [contentEntry('99999'), emissionEntry(elsewhere), contentEntry('no-id')])],
    });
    expect(saved).toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: {
        'menu.0.children.0.record.recordId': 'unknown',
        'menu.0.children.1.record.recordId': 'unknown',
        'menu.0.children.2.record.recordId': 'unknown',
      },
    });
    const designer = designsOf(app, await app.as('designer'));
    expect((await designer.save({ menu: [contentEntry(content.id)] })).code).toBeUndefined();
    expect((await designer.save({ menu: [emissionEntry(emission)] })).problems).toEqual({
      'menu.0.record.recordId': 'unknown',
    });
  });

  test('stay when the menu is saved again after they were deleted, or by people who may not read them', async () => {
    const content = await publish('Doomed');
    const emission = await newEmission();
    const menu = [contentEntry(content.id), emissionEntry(emission)];
    await designs.show({ menu });
    await run('mutation ($id: ID!) { deleteContent(id: $id) }', { id: content.id });
    const designer = designsOf(app, await app.as('designer'));
    expect((await designer.save({ menu: menu.toReversed() })).code).toBeUndefined();
    expect((await designs.publish()).code).toBeUndefined();
    expect((await app.server.inject({ url: '/site/horizon/en/team' })).statusCode).toBe(200);
  });

  test('say that a menu leads to them, published or in the draft', async () => {
    const [content, drafted] = [await publish('Used'), await publish('Used in the draft')];
    const [emission, unused] = [await newEmission(), await newEmission()];
    await designs.show({ menu: [pageEntry('NEWS', [contentEntry(content.id), emissionEntry(emission)])] });
    await designs.save({ footerMenu: [contentEntry(drafted.id)] });
    const isUsed = async (type: string, id: string | number) =>
      (
        await run<{ usedInMenus: boolean }>(`query ($id: ID!) { ${type}(id: $id) { usedInMenus } }`, {
          id: String(id),
        })
      ).usedInMenus;
    expect(await isUsed('content', content.id)).toBe(true);
    expect(await isUsed('content', drafted.id)).toBe(true);
    expect(await isUsed('emission', emission)).toBe(true);
    expect(await isUsed('emission', unused)).toBe(false);
    expect(await isUsed('content', unused)).toBe(false);
  });

  test('are part of the draft: published together, and taken back', async () => {
    const [first, second] = [await publish('First choice'), await publish('Second choice')];
    await designs.show({ menu: [contentEntry(first.id)] });
    await designs.save({ menu: [contentEntry(second.id)] });
    expect(await menuOf()).toContain('First choice');
    await designs.publish();
    expect(await menuOf()).toContain('Second choice');
    await designs.takeBack();
    expect(await menuOf()).toContain('First choice');
  });
});
