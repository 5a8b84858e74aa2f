import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'columnist', 'read Content', 'create Content', 'update Content');
await addRole(app, 'bookkeeper', 'read Invoice');
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

describe('the address of the website', () => {
  const query = '{ websiteAddress { path isPublic } }';

  test('is known to everybody who reads contents, and to nobody else', async () => {
    const { data } = await app.graphql(query, {}, await app.as('columnist'));
    expect(data.websiteAddress.path).toBe('/site/horizon');
    expect((await app.graphql(query, {}, await app.as('bookkeeper'))).code).toBe('FORBIDDEN');
  });

  test('says whether visitors can read it', async () => {
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
