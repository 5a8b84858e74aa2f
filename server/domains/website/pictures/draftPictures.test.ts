import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'columnist', 'read Content', 'create Content', 'update Content');
await addRole(app, 'soloist', 'read Content', 'update Content OWN');
const admin = await app.tokenOf('admin@demo.com');

const pngOf = (background: string, width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

interface Focus {
  x: number;
  y: number;
}

interface Content {
  id: string;
  version: number;
  slug: string;
  picture: string;
  pictureAlt: string;
  pictureFocus: Focus;
  draft: { version: number; text: Pick<Content, 'picture' | 'pictureAlt' | 'pictureFocus'> } | null;
}

const pictureFields = 'picture pictureAlt pictureFocus { x y }';
const fields = `id version slug ${pictureFields} draft { version text { ${pictureFields} } }`;

async function run(operation: string, variables: object, token = admin) {
  const result = await app.graphql(operation, variables, token);
  return { ...result, content: Object.values(result.data ?? {})[0] as Content };
}

const read = async ({ id }: Pick<Content, 'id'>) =>
  (await run(`query ($id: ID!) { content(id: $id) { ${fields} } }`, { id })).content;

async function created(title: string): Promise<Content> {
  const { content } = await run(
    `mutation ($title: String!) { createContent(input: { kind: NEWS, language: EN, title: $title }) { ${fields} } }`,
    { title },
  );
  return content;
}

const move = async ({ id, version }: Content, step: string) =>
  run(
    `mutation ($id: ID!, $version: Int!, $step: ContentStep!) { moveContent(id: $id, version: $version, step: $step) { ${fields} } }`,
    { id, version, step },
  );

const update = ({ id, version }: Content, input: object) =>
  run(
    `mutation ($id: ID!, $version: Int!, $input: ContentPatch!) { updateContent(id: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input },
  );

const save = ({ id, version, draft }: Content, input: object, token = admin) =>
  run(
    `mutation ($id: ID!, $version: Int!, $draftVersion: Int!, $input: ContentPatch!) {
      saveContentDraft(id: $id, version: $version, draftVersion: $draftVersion, input: $input) { ${fields} }
    }`,
    { id, version, draftVersion: draft?.version ?? 0, input },
    token,
  );

const publish = ({ id, version, draft }: Content) =>
  run(
    `mutation ($id: ID!, $version: Int!, $draftVersion: Int!) {
      publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion) { ${fields} }
    }`,
    { id, version, draftVersion: draft?.version ?? 0 },
  );

const discard = ({ id, draft }: Content) =>
  run(
    `mutation ($id: ID!, $draftVersion: Int!) { discardContentDraft(id: $id, draftVersion: $draftVersion) { ${fields} } }`,
    { id, draftVersion: draft!.version },
  );

async function upload({ id }: Pick<Content, 'id'>, payload: Buffer, token = admin) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
  const url = `/uploads/website/${id}/picture`;
  const { statusCode, ...sent } = await app.server.inject({ method: 'PUT', url, headers, payload });
  return { statusCode, answer: sent.json() };
}

const remove = ({ id }: Pick<Content, 'id'>) =>
  app.server.inject({
    method: 'DELETE',
    url: `/uploads/website/${id}/picture`,
    headers: { authorization: `Bearer ${admin}` },
  });

const statusOf = async (url: string) => (await app.server.inject({ url })).statusCode;

/** The key of a picture, which is in the addresses of its crops too. */
const keyOf = (picture: string) => picture.split('/').at(-1)!.slice(0, 32);

async function pictured(title: string, colour = 'teal'): Promise<Content> {
  const content = await created(title);
  await upload(content, await pngOf(colour));
  return (await update(await read(content), { pictureAlt: `A ${colour} wall` })).content;
}

/** A published content with a picture. */
const published = async (title: string, colour?: string): Promise<Content> =>
  (await move(await pictured(title, colour), 'PUBLISH')).content;

const page = async (path: string) => (await app.server.inject({ url: path })).body;

describe('the picture of a content that is not published', () => {
  test('is stored whole and in sizes with a guess of its focus, and deleted with the next one', async () => {
    const content = await created('Not out');
    const { answer } = await upload(content, await pngOf('teal'));
    expect(answer).toMatchObject({ version: content.version + 1, draftVersion: 0 });
    const stored = await read(content);
    expect(stored).toMatchObject({ picture: answer.picture, pictureFocus: answer.pictureFocus, draft: null });
    const files = ['480', '960', '1600', 'whole'].map((ending) =>
      stored.picture.replace('-960.', `-${ending}.`),
    );
    for (const file of files) expect(await statusOf(file)).toBe(200);
    await upload(content, await pngOf('red'));
    for (const file of files) expect(await statusOf(file)).toBe(404);
    const { picture } = await read(content);
    expect((await remove(content)).json()).toMatchObject({ picture: '', pictureFocus: { x: 50, y: 50 } });
    expect(await statusOf(picture)).toBe(404);
  });

  test('has a focus within the picture', async () => {
    const content = await pictured('Focused');
    const { content: focused } = await update(content, { pictureFocus: { x: 0, y: 100 } });
    expect(focused.pictureFocus).toEqual({ x: 0, y: 100 });
    for (const pictureFocus of [
      { x: -1, y: 50 },
      { x: 50, y: 101 },
    ])
      expect((await update(focused, { pictureFocus })).code).toBe('BAD_USER_INPUT');
  });

  test('is refused when it has 100 megapixels or is none', async () => {
    const content = await created('Bombed');
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(await upload(content, bomb)).toMatchObject({
      statusCode: 400,
      answer: { errors: [{ extensions: { fields: { picture: 'tooManyPixels' } } }] },
    });
    expect((await upload(content, Buffer.from('<svg onload="x()"/>'))).statusCode).toBe(400);
    expect((await read(content)).picture).toBe('');
    expect((await upload(content, await pngOf('red', 1, 1))).statusCode).toBe(200);
  });

  test('is changed to one of its own alone', async () => {
    const [mine, theirs] = [await pictured('Mine'), await pictured('Theirs')];
    for (const picture of [
      theirs.picture,
      `/files/website/${'0'.repeat(32)}-960.webp`,
      'https://example.org/x',
    ])
      expect((await update(mine, { picture })).fields).toEqual({ picture: 'unknown' });
    const { content } = await update(mine, { picture: '', pictureAlt: '' });
    expect(content.picture).toBe('');
    expect(await statusOf(mine.picture)).toBe(404);
    expect(await statusOf(theirs.picture)).toBe(200);
  });
});

describe('another picture of a published content', () => {
  test('is a draft without the right to publish, in the preview, and public once it is published', async () => {
    const content = await published('Repictured');
    const address = `/site/horizon/en/news/${content.slug}`;
    const columnist = await app.as('columnist');
    const { statusCode, answer } = await upload(content, await pngOf('red'), columnist);
    expect(statusCode).toBe(200);
    expect(answer).toMatchObject({ version: content.version, draftVersion: 1 });
    const drafted = await read(content);
    expect(drafted.picture).toBe(content.picture);
    expect(drafted.draft!.text).toMatchObject({ picture: answer.picture, pictureAlt: 'A teal wall' });
    const preview = await run('mutation ($id: ID!) { createContentPreview(id: $id) { path } }', content);
    const path = (preview.data as { createContentPreview: { path: string } }).createContentPreview.path;
    expect(await page(path)).toContain(keyOf(answer.picture));
    const before = await page(address);
    expect(before).toContain(keyOf(content.picture));
    expect(before).not.toContain(keyOf(answer.picture));
    const { content: saved } = await save(drafted, { pictureAlt: 'A red wall' }, columnist);
    const { content: out } = await publish(saved);
    expect(out).toMatchObject({ picture: answer.picture, pictureAlt: 'A red wall', draft: null });
    expect(await page(address)).toContain(keyOf(answer.picture));
    // The revision still shows the former one.
    expect(await statusOf(content.picture)).toBe(200);
  });

  test('needs the right to change this content', async () => {
    const content = await published('Of somebody else');
    expect((await upload(content, await pngOf('red'), await app.as('soloist'))).statusCode).toBe(403);
    expect((await read(content)).draft).toBeNull();
  });

  test('is deleted with the draft that is discarded, and with the next one in the draft', async () => {
    const content = await published('Kept as it was');
    const { answer: first } = await upload(content, await pngOf('red'));
    const { answer: second } = await upload(content, await pngOf('blue'));
    expect([await statusOf(first.picture), await statusOf(second.picture)]).toEqual([404, 200]);
    const { content: discarded } = await discard(await read(content));
    expect(discarded).toMatchObject({ picture: content.picture, draft: null });
    expect([await statusOf(second.picture), await statusOf(content.picture)]).toEqual([404, 200]);
  });

  test('is published with an alternative text alone, and removed by the draft', async () => {
    const { content: bare } = await move(await created('Without a picture'), 'PUBLISH');
    await upload(bare, await pngOf('red'));
    const drafted = await read(bare);
    expect((await save(drafted, { pictureAlt: '' })).code).toBeUndefined();
    expect((await publish(await read(bare))).fields).toEqual({ pictureAlt: 'required' });
    const { content: described } = await save(await read(bare), { pictureAlt: 'A red wall' });
    const { content: out } = await publish(described);
    expect((await remove(out)).statusCode).toBe(200);
    const { content: bareAgain } = await publish(await read(out));
    expect(bareAgain.picture).toBe('');
  });

  test('keeps the focus of the draft apart from the published one', async () => {
    const content = await published('Refocused');
    const { content: drafted } = await save(content, { pictureFocus: { x: 10, y: 20 } });
    expect(drafted.pictureFocus).toEqual(content.pictureFocus);
    expect(drafted.draft!.text.pictureFocus).toEqual({ x: 10, y: 20 });
    expect((await publish(drafted)).content.pictureFocus).toEqual({ x: 10, y: 20 });
  });
});

describe('the picture of a revision', () => {
  test('can be restored, and is refused when its file was deleted', async () => {
    const content = await published('With a history');
    await upload(content, await pngOf('red'));
    const { content: second } = await publish(await read(content));
    const { content: restored, code } = await save(second, { picture: content.picture });
    expect(code).toBeUndefined();
    expect(restored.draft!.text.picture).toBe(content.picture);
    const { content: back } = await discard(restored);
    await app.shared.services.storage.delete(content.picture.slice('/files/'.length));
    expect((await save(back, { picture: content.picture })).fields).toEqual({ picture: 'unknown' });
  });

  test('is deleted with the oldest revision', async () => {
    let content = await published('Often rewritten');
    const first = content.picture;
    await upload(content, await pngOf('red'));
    ({ content } = await publish(await read(content)));
    for (let number = 1; number <= 98; number++)
      ({ content } = await update(content, { title: `Rewritten ${number}` }));
    expect(await statusOf(first)).toBe(200);
    ({ content } = await update(content, { title: 'One too many' }));
    expect([await statusOf(first), await statusOf(content.picture)]).toEqual([404, 200]);
  });
});

test('a picture that contents share is deleted with the last of them', async () => {
  const [first, second] = [await pictured('One of two'), await created('Two of two')];
  await app.orm.em
    .fork()
    .execute('update content set picture = ? where id = ?', [first.picture, Number(second.id)]);
  await remove(first);
  expect(await statusOf(first.picture)).toBe(200);
  await remove(second);
  expect(await statusOf(first.picture)).toBe(404);
});
