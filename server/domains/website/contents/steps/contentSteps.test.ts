import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'columnist', 'read Content', 'create Content', 'update Content');
await addRole(app, 'soloist', 'read Content', 'create Content', 'update Content', 'publish Content OWN');
const admin = await app.tokenOf('admin@demo.com');

interface Content {
  id: string;
  version: number;
  state: string;
  status: string;
  title: string;
  slug: string;
  pictureAlt: string;
  publishedFrom: string | null;
  publishedUntil: string | null;
  topic: { id: string } | null;
  draft: { version: number; startedFrom: number } | null;
}

const fields = `id version state status title slug pictureAlt publishedFrom publishedUntil topic { id }
  draft { version startedFrom }`;

async function run(operation: string, variables: object, token = admin) {
  const result = await app.graphql(operation, variables as Record<string, unknown>, token);
  return { ...result, content: Object.values(result.data ?? {})[0] as Content };
}

const create = async (title: string, token = admin) =>
  (
    await run(
      `mutation ($title: String!) { createContent(input: { kind: NEWS, language: EN, title: $title }) { ${fields} } }`,
      { title },
      token,
    )
  ).content;

const move = ({ id, version }: Content, step: string, period: object = {}, token = admin) => {
  const given = Object.keys(period);
  const types = given.map((name) => `, $${name}: ${name === 'startsNow' ? 'Boolean' : 'DateTimeISO'}`);
  return run(
    `mutation ($id: ID!, $version: Int!, $step: ContentStep!${types.join('')}) {
      moveContent(id: $id, version: $version, step: $step${given.map((name) => `, ${name}: $${name}`).join('')}) { ${fields} }
    }`,
    { id, version, step, ...period },
    token,
  );
};

const update = ({ id, version }: Content, input: object) =>
  run(
    `mutation ($id: ID!, $version: Int!, $input: ContentPatch!) {
      updateContent(id: $id, version: $version, input: $input) { ${fields} }
    }`,
    { id, version, input },
  );

const saveDraft = ({ id, version, draft }: Content, input: object) =>
  run(
    `mutation ($id: ID!, $version: Int!, $draftVersion: Int!, $input: ContentPatch!) {
      saveContentDraft(id: $id, version: $version, draftVersion: $draftVersion, input: $input) { ${fields} }
    }`,
    { id, version, draftVersion: draft?.version ?? 0, input },
  );

const read = async ({ id }: { id: string }) =>
  (await run(`query ($id: ID!) { content(id: $id) { ${fields} } }`, { id })).content;

const published = async (title: string, period: object = {}) =>
  (await move(await create(title), 'PUBLISH', period)).content;

const past = '2020-01-01T00:00:00.000Z';
const farPast = '2019-01-01T00:00:00.000Z';
const future = '2999-01-01T00:00:00.000Z';
const farFuture = '2999-02-01T00:00:00.000Z';

describe('the period of a published content', () => {
  test('is changed while the content stays on the website', async () => {
    const content = await published('Period');
    const { content: ending } = await move(content, 'RESCHEDULE', { until: future });
    expect(ending).toMatchObject({
      status: 'PUBLISHED',
      publishedFrom: content.publishedFrom,
      publishedUntil: future,
    });
    const { content: earlier } = await move(ending, 'RESCHEDULE', { from: past });
    expect(earlier).toMatchObject({ publishedFrom: past, publishedUntil: future });
    const { content: endless } = await move(earlier, 'RESCHEDULE', { until: null });
    expect(endless).toMatchObject({ publishedFrom: past, publishedUntil: null });
    const { content: scheduled } = await move(endless, 'RESCHEDULE', { from: future });
    expect(scheduled).toMatchObject({ state: 'PUBLISHED', status: 'SCHEDULED' });
  });

  test('is refused when it ends before it starts, for other states, and without the right to publish', async () => {
    const content = await published('Refused', { from: past });
    expect(await move(content, 'RESCHEDULE', { until: farPast })).toMatchObject({
      fields: { until: 'endBeforeStart' },
    });
    expect(await move(await create('Draft'), 'RESCHEDULE')).toMatchObject({
      fields: { step: 'invalidTransition' },
    });
    const columnist = await app.as('columnist');
    expect((await move(content, 'RESCHEDULE', { until: future }, columnist)).code).toBe('FORBIDDEN');
  });

  test('changes nothing that a draft is based on', async () => {
    const { content: drafted } = await saveDraft(await published('With a draft'), { title: 'Drafted' });
    const { content: moved } = await move(drafted, 'RESCHEDULE', { until: future });
    expect(moved.draft!.startedFrom).toBe(moved.version);
    const { content } = await run(
      `mutation ($id: ID!, $version: Int!, $draftVersion: Int!) {
        publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion) { ${fields} }
      }`,
      { ...moved, draftVersion: moved.draft!.version },
    );
    expect(content).toMatchObject({ title: 'Drafted', publishedUntil: future });
  });

  test('stays when the content is published again, but an end that has passed does not', async () => {
    const { content: back } = await move(await published('Again', { from: past, until: future }), 'WITHDRAW');
    const { content: again } = await move(back, 'PUBLISH');
    expect(again).toMatchObject({ publishedFrom: past, publishedUntil: future });
    const { content: archived } = await move(again, 'ARCHIVE');
    expect((await move(archived, 'PUBLISH', { from: future, until: farFuture })).content).toMatchObject({
      publishedFrom: future,
      publishedUntil: farFuture,
    });
    const ended = await published('Ended', { from: farPast, until: past });
    const { content: shown } = await move((await move(ended, 'WITHDRAW')).content, 'PUBLISH');
    expect(shown).toMatchObject({ status: 'PUBLISHED', publishedFrom: farPast, publishedUntil: null });
  });

  test('begins now when a publication chooses that', async () => {
    const { content: back } = await move(await published('Anew', { from: past, until: future }), 'WITHDRAW');
    const publish = (period: object, step = 'PUBLISH') => move(back, step, period);
    expect((await publish({ startsNow: true, from: future })).fields).toEqual({ startsNow: 'invalid' });
    expect((await publish({ startsNow: true }, 'SUBMIT')).fields).toEqual({ startsNow: 'invalid' });
    const before = Date.now();
    const { content } = await publish({ startsNow: true });
    expect(content).toMatchObject({ status: 'PUBLISHED', publishedUntil: future });
    expect(Date.parse(content.publishedFrom!)).toBeGreaterThanOrEqual(before);
  });

  test('that was still to come does not delay a publication now', async () => {
    const scheduled = await published('Sooner', { from: future });
    const { content } = await move((await move(scheduled, 'WITHDRAW')).content, 'PUBLISH');
    expect(content.status).toBe('PUBLISHED');
  });
});

test('taking a content off the website needs the right to publish, taking it back from review does not', async () => {
  const columnist = await app.as('columnist');
  const content = await published('On the website');
  expect((await move(content, 'WITHDRAW', {}, columnist)).code).toBe('FORBIDDEN');
  const { content: inReview } = await move(await create('In review'), 'SUBMIT');
  expect((await move(inReview, 'WITHDRAW', {}, columnist)).content.state).toBe('DRAFT');
});

describe('a content that leaves the website', () => {
  test('takes over its draft although that is unfinished', async () => {
    const picture = `/files/website/${'0'.repeat(32)}-1600.webp`;
    for (const step of ['WITHDRAW', 'ARCHIVE']) {
      const content = await published(`Leaves by ${step}`);
      const body = `<p>New</p><img src="${picture}" alt="" />`;
      const { content: drafted } = await saveDraft(content, { title: `Left by ${step}`, body });
      const { content: left, fields: problems } = await move(drafted, step);
      expect(problems).toBeUndefined();
      expect(left).toMatchObject({ title: `Left by ${step}`, draft: null });
      expect((await move(left, 'PUBLISH')).fields).toEqual({ body: 'alternativeText' });
    }
  });

  test('keeps its slug when another content has the one of the draft, and loses a topic that was deleted', async () => {
    const topic = (await run('mutation { createTopic(input: { area: NEWS, name: "Passing" }) { id } }', {}))
      .content;
    const content = await published('Original');
    const otherContent = await published('Other');
    const { content: drafted } = await saveDraft(content, { slug: otherContent.slug, topicId: topic.id });
    await run('mutation ($id: ID!) { deleteTopic(id: $id) }', topic);
    expect((await move(drafted, 'WITHDRAW')).content).toMatchObject({
      state: 'DRAFT',
      slug: content.slug,
      topic: null,
    });
  });
});

test('alternative texts of spaces alone count as missing', async () => {
  const picture = `/files/website/${'0'.repeat(32)}-1600.webp`;
  for (const alt of [' ', '\u00a0', '&nbsp;']) {
    const body = `<p>See</p><img src="${picture}" alt="${alt}" />`;
    const { content } = await update(await create('Blank'), { body });
    expect((await move(content, 'PUBLISH')).fields).toEqual({ body: 'alternativeText' });
  }
  const { content } = await update(await create('Trimmed'), { pictureAlt: ' A wall ' });
  expect(content.pictureAlt).toBe('A wall');
});

describe('several contents', () => {
  const moveAll = async (ids: string[], step: string, token = admin) => {
    const result = await app.graphql(
      'mutation ($ids: [ID!]!, $step: ContentStep!) { moveContents(ids: $ids, step: $step) { id state } }',
      { ids, step },
      token,
    );
    return { ...result, moved: result.data?.moveContents as Array<{ id: string; state: string }> };
  };

  test('are moved together, and those that are there already stay', async () => {
    const [first, second] = [await create('First of two'), await published('Second of two')];
    const { moved } = await moveAll([first.id, second.id], 'PUBLISH');
    expect(moved).toEqual([
      { id: first.id, state: 'PUBLISHED' },
      { id: second.id, state: 'PUBLISHED' },
    ]);
    expect((await read(second)).version).toBe(second.version);
    expect((await moveAll([first.id, second.id], 'ARCHIVE')).moved.map(({ state }) => state)).toEqual([
      'ARCHIVED',
      'ARCHIVED',
    ]);
  });

  test('are moved all or none, and the problem names its content', async () => {
    const fine = await create('Fine');
    const picture = `/files/website/${'0'.repeat(32)}-1600.webp`;
    const { content: bare } = await update(await create('Bare'), { body: `<img src="${picture}" alt="" />` });
    expect(await moveAll([fine.id, bare.id], 'PUBLISH')).toMatchObject({
      fields: { 'ids.1': 'alternativeText' },
    });
    expect(await moveAll([fine.id, `0${bare.id}`], 'PUBLISH')).toMatchObject({
      fields: { 'ids.1': 'alternativeText' },
    });
    expect(await moveAll([fine.id, (await published('Out')).id], 'SUBMIT')).toMatchObject({
      fields: { 'ids.1': 'invalidTransition' },
    });
    expect((await read(fine)).state).toBe('DRAFT');
    expect((await moveAll([fine.id, '999999'], 'PUBLISH')).code).toBe('NOT_FOUND');
    expect(await moveAll([], 'PUBLISH')).toMatchObject({ fields: { ids: 'required' } });
    expect(await moveAll([fine.id], 'RESCHEDULE')).toMatchObject({ fields: { step: 'invalid' } });
  });

  test('need the right on each of them', async () => {
    const soloist = await app.as('soloist');
    const [own, foreign] = [await create('Own', soloist), await create('Of somebody else')];
    expect((await moveAll([own.id, foreign.id], 'PUBLISH', soloist)).code).toBe('FORBIDDEN');
    expect((await read(own)).state).toBe('DRAFT');
    expect((await moveAll([own.id], 'PUBLISH', soloist)).moved).toEqual([{ id: own.id, state: 'PUBLISHED' }]);
    expect((await moveAll([own.id], 'WITHDRAW', await app.as('columnist'))).code).toBe('FORBIDDEN');
  });

  test('take over their drafts as a single one does', async () => {
    const content = await published('Before');
    await saveDraft(content, { title: 'After' });
    await moveAll([content.id], 'WITHDRAW');
    expect(await read(content)).toMatchObject({ state: 'DRAFT', title: 'After', draft: null });
  });
});
