import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '../../../../tools/testing/services/inboxes.ts';
import { firstOf } from '../../scheduling/testing/subscription.ts';
import { listening } from '../../library/testing/sending.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'columnist', 'read Content', 'create Content', 'update Content');
await addRole(app, 'bookkeeper', 'read Invoice');
await addRole(app, 'publisher', 'read Content', 'update Content', 'publish Content');
await addRole(app, 'secondPublisher', 'read Content', 'publish Content');
await addRole(app, 'ownPublisher', 'read Content', 'update Content', 'publish Content OWN');
const admin = await app.tokenOf('admin@demo.com');

const png = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

async function newContent(title: string) {
  const create = `mutation ($title: String!) {
    createContent(input: { kind: NEWS, language: EN, title: $title }) { id version }
  }`;
  return (await app.graphql(create, { title }, admin)).data.createContent as { id: string; version: number };
}

const publish = (id: string, version: number) =>
  app.graphql(
    'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { state } }',
    { id, version },
    admin,
  );

const update = (id: string, version: number, input: object) =>
  app.graphql(
    `mutation ($id: ID!, $version: Int!, $input: ContentPatch!) {
      updateContent(id: $id, version: $version, input: $input) { version pictureAlt }
    }`,
    { id, version, input },
    admin,
  );

test('the right to publish can be granted by itself', async () => {
  const { data } = await app.graphql('{ abilitySubjects { subject actions ownActions } }', {}, admin);
  const content = data.abilitySubjects.find((row: { subject: string }) => row.subject === 'Content');
  expect(content.actions).toEqual(['read', 'create', 'update', 'delete', 'publish', 'manage']);
  expect(content.ownActions).toEqual(['update', 'delete', 'publish']);
});

test('a slug that another content of the area and language has is refused at its field', async () => {
  const create = (kind: string, title: string, slug?: string) =>
    app.graphql(
      'mutation ($input: ContentInput!) { createContent(input: $input) { slug } }',
      { input: { kind, language: 'EN', title, ...(slug && { slug }) } },
      admin,
    );
  expect((await create('NEWS', 'The clash', 'clash')).data.createContent.slug).toBe('clash');
  expect((await create('BLOG', 'The clash', 'clash')).data.createContent.slug).toBe('clash');
  expect(await create('NEWS', 'Another', 'Clash')).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect((await create('NEWS', 'Another', 'Clash')).fields).toEqual({ slug: 'taken' });
  expect((await create('NEWS', 'Clash')).data.createContent.slug).toBe('clash-2');
});

test('the link of a content has at most 300 characters', async () => {
  const address = 'https://example.com/'.padEnd(300, 'x');
  const create = (link: string) =>
    app.graphql(
      'mutation ($link: String!) { createContent(input: { kind: PARTNER, language: EN, title: "Harbour", link: $link }) { link } }',
      { link },
      admin,
    );
  expect((await create(address)).data.createContent.link).toBe(address);
  expect(await create(`${address}x`)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { link: 'link' } });
});

describe('the picture of a content', () => {
  test('needs an alternative text before the content is published, and keeps it', async () => {
    const { id } = await newContent('Pictured');
    const sent = await app.server.inject({
      method: 'PUT',
      url: `/uploads/website/${id}/picture`,
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'image/png' },
      payload: png,
    });
    expect(sent.statusCode).toBe(200);
    const { data } = await app.graphql('query ($id: ID!) { content(id: $id) { version } }', { id }, admin);
    const { version } = data.content;
    expect(await publish(id, version)).toMatchObject({ fields: { pictureAlt: 'required' } });
    expect(await update(id, version, { pictureAlt: ' ' })).toMatchObject({
      fields: { pictureAlt: 'required' },
    });
    const saved = await update(id, version, { pictureAlt: 'A teal wall' });
    expect(saved.data.updateContent.pictureAlt).toBe('A teal wall');
    const published = await publish(id, saved.data.updateContent.version);
    expect(published.data.moveContent.state).toBe('PUBLISHED');
  });
});

test('a picture for a text needs the right to write contents, and stays in the text', async () => {
  const send = (token: string) =>
    app.server.inject({
      method: 'PUT',
      url: '/uploads/website/pictures',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      payload: png,
    });
  expect((await send(await app.as('bookkeeper'))).statusCode).toBe(403);
  const { src, width } = (await send(await app.as('columnist'))).json<{ src: string; width: number }>();
  expect(width).toBe(1200);
  const { id, version } = await newContent('Illustrated');
  await update(id, version, { body: `<p>See</p><img src="${src}" alt="A wall">` });
  const { data } = await app.graphql('query ($id: ID!) { content(id: $id) { body } }', { id }, admin);
  expect(data.content.body).toContain(src);
});

test('people who may publish every content are notified when one is submitted for review, and nobody else', async () => {
  const people: string[] = [];
  for (const role of ['publisher', 'columnist', 'ownPublisher']) people.push(await app.as(role));
  const { id, version } = await newContent('Needs a second look');
  const submit = `mutation ($id: ID!, $version: Int!) {
    moveContent(id: $id, version: $version, step: SUBMIT) { state }
  }`;
  expect((await app.graphql(submit, { id, version }, admin)).data.moveContent.state).toBe('REVIEW');
  const [publisher, ...furtherPeople] = await Promise.all(
    [...people, admin].map((token) => notificationsOf(app, token, 'website.reviewRequested')),
  );
  expect(publisher).toMatchObject([
    { subject: expect.stringContaining('Needs a second look'), path: `/admin/website/news/${id}` },
  ]);
  expect(furtherPeople).toEqual([[], [], []]);
});

describe('a reviewer', () => {
  const submit = (content: { id: string; version: number }, reviewerId: string | null, step = 'SUBMIT') =>
    app.graphql(
      `mutation ($id: ID!, $version: Int!, $step: ContentStep!, $reviewerId: ID) {
        moveContent(id: $id, version: $version, step: $step, reviewerId: $reviewerId) {
          id version state reviewer { id }
        }
      }`,
      { ...content, step, reviewerId },
      admin,
    );
  const idOf = async (token: string) => {
    const { data } = await app.graphql('{ viewer { id } }', {}, token);
    return String(data.viewer.id);
  };

  test('is asked alone, is found in the list, and is forgotten when the content goes on', async () => {
    const [publisher, otherPublisher] = [await app.as('publisher'), await app.as('secondPublisher')];
    const reviewer = await idOf(publisher);
    const before = await notificationsOf(app, otherPublisher, 'website.reviewRequested');
    const content = await newContent('For one pair of eyes');
    const { moveContent: inReview } = (await submit(content, reviewer)).data;
    expect(inReview).toMatchObject({ state: 'REVIEW', reviewer: { id: reviewer } });
    expect(await notificationsOf(app, publisher, 'website.reviewRequested')).toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('For one pair of eyes') }),
    );
    expect(await notificationsOf(app, otherPublisher, 'website.reviewRequested')).toEqual(before);
    const list = '($id: ID!) { contents(filter: { reviewerId: { eq: $id } }) { items { id } } }';
    const { contents } = (await app.graphql(`query ${list}`, { id: reviewer }, admin)).data;
    expect(contents.items).toEqual([{ id: content.id }]);
    const back = await submit({ id: content.id, version: inReview.version }, null, 'WITHDRAW');
    expect(back.data.moveContent).toMatchObject({ state: 'DRAFT', reviewer: null });
    const again = await submit({ id: content.id, version: back.data.moveContent.version }, reviewer);
    const { data } = await publish(content.id, again.data.moveContent.version);
    expect(data.moveContent.state).toBe('PUBLISHED');
    const read = 'query ($id: ID!) { content(id: $id) { reviewer { id } } }';
    expect((await app.graphql(read, { id: content.id }, admin)).data.content.reviewer).toBeNull();
  });

  test('is a colleague who may publish the content', async () => {
    const content = await newContent('Not for everybody');
    const people = [await app.as('columnist'), await app.as('ownPublisher'), admin];
    for (const person of [...(await Promise.all(people.map(idOf))), '999999', 'x'])
      expect((await submit(content, person)).fields).toEqual({ reviewerId: 'unknown' });
    const publisher = await idOf(await app.as('publisher'));
    expect((await submit(content, publisher, 'PUBLISH')).fields).toEqual({ reviewerId: 'invalid' });
  });

  test('is offered by name, to people who may change the content', async () => {
    const { id } = await newContent('Who may look');
    const [publisher, columnist] = [await app.as('publisher'), await app.as('columnist')];
    const find = 'query ($id: ID!) { contentReviewers(id: $id, first: 100) { id } }';
    const { data } = await app.graphql(find, { id }, columnist);
    const found = data.contentReviewers.map((person: { id: string }) => person.id);
    expect(found).toContain(await idOf(publisher));
    expect(found).not.toContain(await idOf(columnist));
    expect((await app.graphql(find, { id }, await app.as('bookkeeper'))).code).toBe('FORBIDDEN');
    expect((await app.graphql(find, { id: '999999' }, columnist)).code).toBe('NOT_FOUND');
  });
});

describe('pictures in the text', () => {
  test('need an alternative text before visitors read them', async () => {
    const image = (alt: string) =>
      `<figure><img src="/files/website/${'0'.repeat(32)}-1600.webp" alt="${alt}" /><figcaption>x</figcaption></figure>`;
    const { id, version } = await newContent('With a figure');
    const bare = await update(id, version, { body: image('') });
    const refused = await publish(id, bare.data.updateContent.version);
    expect(refused.fields).toEqual({ body: 'alternativeText' });
    const described = await update(id, version + 1, { body: image('A wall') });
    const published = await publish(id, described.data.updateContent.version);
    expect(published.data.moveContent.state).toBe('PUBLISHED');
    expect((await update(id, version + 3, { body: image('') })).fields).toEqual({ body: 'alternativeText' });
  });
});

describe('the address of the website', () => {
  const query = '{ websiteAddress { path isPublic } }';

  test('is known to everybody who reads contents, and to nobody else', async () => {
    const { data } = await app.graphql(query, {}, await app.as('columnist'));
    expect(data.websiteAddress.path).toBe('/site/horizon');
    expect((await app.graphql(query, {}, await app.as('bookkeeper'))).code).toBe('FORBIDDEN');
  });

  test('states whether visitors can read it', async () => {
    const change = `mutation ($version: Int!, $isPublic: Boolean!) {
      updateWebsite(version: $version, input: { isPublic: $isPublic }) { isPublic }
    }`;
    for (const isPublic of [true, false]) {
      const { data } = await app.graphql('{ website { version } }', {}, admin);
      await app.graphql(change, { version: data.website?.version ?? 0, isPublic }, admin);
      expect((await app.graphql(query, {}, admin)).data.websiteAddress.isPublic).toBe(isPublic);
    }
  });
});

test('people who have a content open are shown to each other', async () => {
  const { id } = await newContent('Open twice');
  const otherContent = await newContent('Open once');
  const editing = 'subscription ($id: ID!) { contentEditing(id: $id) { name pageKey isLeaving } }';
  const show = (of: string, leaving: boolean, token = admin) =>
    app.graphql(
      'mutation ($of: ID!, $leaving: Boolean!) { showContentEditing(id: $of, pageKey: "p1", leaving: $leaving) }',
      { of, leaving },
      token,
    );
  const url = (await listening(app)).replace('http', 'ws');
  const receive = (accessToken: string, again: () => unknown) =>
    firstOf(url, { accessToken, radio: '1', again }, editing, { id });
  const both = async () => {
    await show(otherContent.id, false);
    await show(id, true);
  };
  expect(await receive(admin, both)).toEqual({ name: 'Ada Merle', pageKey: 'p1', isLeaving: true });
  const bookkeeper = await app.as('bookkeeper');
  expect(JSON.stringify(await receive(bookkeeper, both))).toContain('FORBIDDEN');
  expect((await show(id, false, bookkeeper)).code).toBe('FORBIDDEN');
  expect((await show('99999', false)).code).toBe('NOT_FOUND');
});
