import { afterAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import { executeAsVisitor } from '../../../../tools/testing/asVisitor.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'columnist', 'read Content', 'create Content', 'update Content');
await addRole(app, 'proofreader', 'read Content');
await addRole(app, 'soloist', 'read Content', 'update Content OWN', 'publish Content OWN');
const admin = await app.tokenOf('admin@demo.com');

const get = (path: string) => app.server.inject({ method: 'GET', url: `/site/horizon/en${path}` });

const visit = (query: string) => executeAsVisitor(app, query);

interface Draft {
  version: number;
  startedFrom: number;
  savedBy: { fullName: string };
  text: Record<string, unknown>;
}

interface Content {
  id: string;
  version: number;
  slug: string;
  title: string;
  state: string;
  hasDraft: boolean;
  draft: Draft | null;
}

const fields = `id version slug title state hasDraft
  draft { version startedFrom savedBy { fullName } text { title slug excerpt body topicId price } }`;

async function run(operation: string, variables: object, token = admin) {
  const result = await app.graphql(operation, variables as Record<string, unknown>, token);
  return { ...result, content: Object.values(result.data ?? {})[0] as Content };
}

const save = ({ id, version, draft }: Content, input: object, token?: string) =>
  run(
    `mutation ($id: ID!, $version: Int!, $draftVersion: Int!, $input: ContentPatch!) {
      saveContentDraft(id: $id, version: $version, draftVersion: $draftVersion, input: $input) { ${fields} }
    }`,
    { id, version, draftVersion: draft?.version ?? 0, input },
    token,
  );

const publish = ({ id, version, draft }: Content, token?: string) =>
  run(
    `mutation ($id: ID!, $version: Int!, $draftVersion: Int!) {
      publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion) { ${fields} }
    }`,
    { id, version, draftVersion: draft?.version ?? 0 },
    token,
  );

const discard = ({ id, draft }: Content, token?: string) =>
  run(
    `mutation ($id: ID!, $draftVersion: Int!) {
      discardContentDraft(id: $id, draftVersion: $draftVersion) { ${fields} }
    }`,
    { id, draftVersion: draft?.version ?? 0 },
    token,
  );

const move = ({ id, version }: Content, step: string) =>
  run(
    `mutation ($id: ID!, $version: Int!, $step: ContentStep!) {
      moveContent(id: $id, version: $version, step: $step) { ${fields} }
    }`,
    { id, version, step },
  );

const update = ({ id, version }: Content, input: object) =>
  run(
    `mutation ($id: ID!, $version: Int!, $input: ContentPatch!) {
      updateContent(id: $id, version: $version, input: $input) { ${fields} }
    }`,
    { id, version, input },
  );

async function published(title: string): Promise<Content> {
  const { content } = await run(
    `mutation ($title: String!) {
      createContent(input: { kind: NEWS, language: EN, title: $title, body: "<p>First text</p>" }) { ${fields} }
    }`,
    { title },
  );
  return (await move(content, 'PUBLISH')).content;
}

async function revisionsOf({ id }: Content) {
  const { data } = await app.graphql(
    `query ($id: ID!) {
      contentRevisions(filter: { contentId: { eq: $id } }, sort: [{ id: DESC }], perPage: 100) {
        totalItems
        items { publishedAt publishedBy { fullName } text { title } }
      }
    }`,
    { id },
    admin,
  );
  return data.contentRevisions as { totalItems: number; items: Array<{ text: { title: string } }> };
}

const titlesOf = async (content: Content) =>
  (await revisionsOf(content)).items.map(({ text: { title } }) => title);

describe('a draft of a published content', () => {
  test('is seen by staff and by no visitor: not in pages, lists, search, feeds or the sitemap', async () => {
    const content = await published('A bright morning');
    const path = `/news/${content.slug}`;
    const addresses = [path, '/news', '/news/feed.xml', '/sitemap/contents-1.xml', ''];
    const before = await Promise.all(addresses.map(get));
    const { content: drafted } = await save(content, {
      title: 'A secret evening',
      slug: 'secret-evening',
      excerpt: 'Secret words',
      body: '<p>Secret text</p>',
    });
    expect(drafted).toMatchObject({ version: content.version, title: 'A bright morning', hasDraft: true });
    expect(drafted.draft).toMatchObject({
      startedFrom: content.version,
      text: { title: 'A secret evening', excerpt: 'Secret words', price: '' },
    });
    const after = await Promise.all(addresses.map(get));
    // The very same pages: the cache holds them on, as nothing that they read has changed.
    expect(after.map(({ headers }) => headers['etag'])).toEqual(before.map(({ headers }) => headers['etag']));
    for (const { body } of after) expect(body).not.toMatch(/secret/i);
    expect((await get('/news/secret-evening')).statusCode).toBe(404);
    const visitor = await visit('{ contents(search: "secret") { totalItems } }');
    expect(visitor.data!['contents']).toEqual({ totalItems: 0 });
    for (const query of [
      '{ contents { items { draft { text { title } } } } }',
      '{ contents { items { hasDraft } } }',
      '{ contentRevisions { items { text { title } } } }',
    ])
      expect((await visit(query)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test('replaces the published text when it is published, and its former address leads to the new one', async () => {
    const content = await published('Before the change');
    const { content: drafted } = await save(content, { title: 'After the change', slug: 'after-the-change' });
    const { content: now } = await publish(drafted);
    expect(now).toMatchObject({ title: 'After the change', slug: 'after-the-change', hasDraft: false });
    expect((await get('/news/after-the-change')).body).toContain('After the change');
    expect((await get(`/news/${content.slug}`)).headers['location']).toBe(
      '/site/horizon/en/news/after-the-change',
    );
  });

  test('holds the fields that were changed over several saves, sanitised', async () => {
    const content = await published('Saved twice');
    const { content: first } = await save(content, { title: 'Saved once more' });
    const { content: second } = await save(first, { body: '<p onclick="x()">Clean</p><script>x()</script>' });
    expect(second.draft!.version).toBeGreaterThan(first.draft!.version);
    expect(second.draft!.text).toMatchObject({ title: 'Saved once more', body: '<p>Clean</p>' });
  });

  test('is refused with the problems of its fields, and nothing of it is stored', async () => {
    const content = await published('Checked');
    expect(await save(content, { title: ' ', link: 'javascript:alert(1)' })).toMatchObject({
      fields: { title: 'required', link: 'link' },
    });
    expect((await update(content, { excerpt: 'x' })).content.hasDraft).toBe(false);
  });

  test('is not made of a content that is not published', async () => {
    const { content } = await move(await published('Taken back'), 'WITHDRAW');
    expect(await save(content, { title: 'Draft of a draft' })).toMatchObject({
      fields: { id: 'notPublished' },
    });
  });

  test('is published as a whole or not at all', async () => {
    const otherContent = await published('Owner of the slug');
    const content = await published('Loser');
    const { content: drafted } = await save(content, { title: 'Winner', slug: otherContent.slug });
    expect(await publish(drafted)).toMatchObject({ fields: { slug: 'taken' } });
    const { content: still } = await run(`query ($id: ID!) { content(id: $id) { ${fields} } }`, {
      id: content.id,
    });
    expect(still).toMatchObject({ title: 'Loser', version: content.version, hasDraft: true });
    expect(await titlesOf(content)).toEqual(['Loser']);
    expect((await publish((await save(drafted, { slug: 'own-slug' })).content)).content.title).toBe('Winner');
  });

  test('conflicts with a draft and a content that somebody else saved meanwhile', async () => {
    const content = await published('Contested');
    const { content: mine } = await save(content, { title: 'Mine' });
    const { content: theirs } = await save(mine, { title: 'Theirs' });
    for (const stale of [await save(mine, { title: 'Again' }), await publish(mine), await discard(mine)])
      expect(stale).toMatchObject({ code: 'CONFLICT' });
    const { content: changed } = await update(theirs, { excerpt: 'Changed in place' });
    expect(changed.version).toBeGreaterThan(theirs.version);
    // The draft does not know the change: publishing it would undo it.
    expect(await publish(theirs)).toMatchObject({ code: 'CONFLICT' });
    expect(await publish(changed)).toMatchObject({ code: 'CONFLICT' });
    const { content: merged } = await save(changed, { excerpt: 'Changed in place' });
    expect((await publish(merged)).content).toMatchObject({ title: 'Theirs', hasDraft: false });
  });

  test('of two first saves at once, one is saved and the other conflicts', async () => {
    const content = await published('Raced');
    const saves = await Promise.all([save(content, { title: 'One' }), save(content, { title: 'Two' })]);
    expect(saves.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', undefined]);
  });

  test('is discarded without a trace on the website', async () => {
    const content = await published('Stays');
    const { content: drafted } = await save(content, { title: 'Goes' });
    expect((await discard(drafted)).content).toMatchObject({ title: 'Stays', hasDraft: false, draft: null });
    expect((await discard(content)).code).toBeUndefined();
  });

  test('becomes the content when that leaves the website', async () => {
    const content = await published('On the website');
    const { content: drafted } = await save(content, { title: 'Still written' });
    expect((await move(drafted, 'WITHDRAW')).content).toMatchObject({
      state: 'DRAFT',
      title: 'Still written',
      hasDraft: false,
    });
  });

  test('is saved with the right to update, published with the right to publish, and read by readers', async () => {
    const content = await published('Rights');
    const [columnist, proofreader] = [await app.as('columnist'), await app.as('proofreader')];
    expect((await save(content, { title: 'No' }, proofreader)).code).toBe('FORBIDDEN');
    const { content: drafted, code } = await save(content, { title: 'By the columnist' }, columnist);
    expect(code).toBeUndefined();
    expect((await publish(drafted, columnist)).code).toBe('FORBIDDEN');
    expect((await discard(drafted, proofreader)).code).toBe('FORBIDDEN');
    const read = await run(`query ($id: ID!) { content(id: $id) { ${fields} } }`, content, proofreader);
    expect(read.content.draft!.text['title']).toBe('By the columnist');
    expect((await discard(drafted, columnist)).content.hasDraft).toBe(false);
  });

  test('of another person is out of reach for people who may change their own contents alone', async () => {
    const content = await published('Of the administrator');
    const { content: drafted } = await save(content, { title: 'Not theirs' });
    const self = await app.as('soloist');
    for (const refused of [
      await save(drafted, { title: 'Theirs' }, self),
      await publish(drafted, self),
      await discard(drafted, self),
      await run('mutation ($id: ID!) { createContentPreview(id: $id) { path } }', drafted, self),
    ])
      expect(refused.code).toBe('FORBIDDEN');
  });

  test('is found by a filter', async () => {
    const content = await published('Filtered');
    await save(content, { title: 'Filtered draft' });
    const list = `query ($has: Boolean!, $id: ID!) {
      contents(filter: { hasDraft: { eq: $has }, id: { eq: $id } }) { totalItems }
    }`;
    for (const has of [true, false]) {
      const { data } = await app.graphql(list, { has, id: content.id }, admin);
      expect(data.contents.totalItems).toBe(has ? 1 : 0);
    }
  });
});

describe('the audit', () => {
  test('shows what a publication changed, and who began a draft, without each autosave', async () => {
    const content = await published('Audited');
    const { content: first } = await save(content, { title: 'Audited once' });
    const { content: second } = await save(first, { title: 'Audited twice' });
    await publish(second);
    const entriesOf = async (subject: string, filter: object) =>
      app.orm.em.fork().find(AuditEntry, { subject, ...filter }, { orderBy: { id: 'desc' } });
    const [entry] = await entriesOf('Content', { subjectId: Number(content.id) });
    expect(entry!.changes).toMatchObject({ title: ['Audited', 'Audited twice'] });
    const drafts = (await entriesOf('ContentDraft', {})).filter(({ changes }) =>
      Object.values(changes).some((change) => (change as unknown[]).includes(Number(content.id))),
    );
    expect(drafts.map(({ action }) => action)).toEqual(['DELETED', 'CREATED']);
    expect(JSON.stringify(drafts)).not.toContain('Audited');
  });
});

describe('revisions', () => {
  test('are one for each publication of another text', async () => {
    const content = await published('First');
    const { content: drafted } = await save(content, { title: 'Second' });
    const { content: second } = await publish(drafted);
    expect(await titlesOf(content)).toEqual(['Second', 'First']);
    const { content: back } = await move(second, 'WITHDRAW');
    await move(back, 'PUBLISH');
    expect(await titlesOf(content)).toEqual(['Second', 'First']);
  });

  test('begin with the text that visitors saw, for contents from before revisions', async () => {
    const { data } = await app.graphql(
      `{ contents(filter: { language: { eq: EN }, state: { eq: PUBLISHED }, hasDraft: { eq: false } }, sort: [{ id: ASC }], perPage: 1) { items { ${fields} } } }`,
      {},
      admin,
    );
    const [seeded] = data.contents.items as [Content];
    expect(await titlesOf(seeded)).toEqual([]);
    const { content } = await save(seeded, { title: 'Rewritten' });
    await publish(content);
    expect(await titlesOf(seeded)).toEqual(['Rewritten', seeded.title]);
  });

  test('are at most 100: the oldest go', async () => {
    let content = await published('Number 0');
    for (let number = 1; number <= 101; number++)
      ({ content } = await update(content, { title: `Number ${number}` }));
    const { totalItems, items } = await revisionsOf(content);
    expect(totalItems).toBe(100);
    expect([items.at(0), items.at(-1)].map((revision) => revision!.text.title)).toEqual([
      'Number 101',
      'Number 2',
    ]);
  });
});

test('the status filter distinguishes scheduled and ended contents from published ones', async () => {
  const content = await published('Yesterday');
  const period = { from: '2020-01-01T00:00:00.000Z', until: '2020-01-02T00:00:00.000Z' };
  const back = (await move(content, 'WITHDRAW')).content;
  await run(
    `mutation ($id: ID!, $version: Int!, $from: DateTimeISO, $until: DateTimeISO) {
      moveContent(id: $id, version: $version, step: PUBLISH, from: $from, until: $until) { id }
    }`,
    { ...back, ...period },
  );
  const later = (await move(await published('Later'), 'WITHDRAW')).content;
  await run(
    `mutation ($id: ID!, $version: Int!, $from: DateTimeISO) {
      moveContent(id: $id, version: $version, step: PUBLISH, from: $from) { id }
    }`,
    { ...later, from: '2999-01-01T00:00:00.000Z' },
  );
  const statusIn = async (status: string) => {
    const { data } = await app.graphql(
      `query ($ids: [ID!], $status: ContentStatus!) {
        contents(filter: { status: { eq: $status }, id: { in: $ids } }) { items { id status } }
      }`,
      { ids: [content.id, later.id], status },
      admin,
    );
    return data.contents.items;
  };
  expect(await statusIn('ENDED')).toEqual([{ id: content.id, status: 'ENDED' }]);
  expect(await statusIn('SCHEDULED')).toEqual([{ id: later.id, status: 'SCHEDULED' }]);
  expect(await statusIn('PUBLISHED')).toEqual([]);
  expect(await statusIn('DRAFT')).toEqual([]);
});
