import sharp from 'sharp';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { cropWidths } from './pictureCrops.ts';

const app = await createTestApp({}, afterAll);
const { pictureCrops, storage } = app.shared.services;

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { ...headers } });

const key = 'a'.repeat(32);
const picture = `/files/website/${key}-960.webp`;
/** Red on the left, blue on the right. */
const halves = await sharp({ create: { width: 2000, height: 500, channels: 3, background: 'blue' } })
  .composite([
    { input: { create: { width: 1000, height: 500, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ])
  .webp()
  .toBuffer();
await storage.put(`website/${key}-whole.webp`, halves);

const focus = { x: 0, y: 50 };

async function colourOf(content: Buffer) {
  const { data } = await sharp(content).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  return data[0]! > data[2]! ? 'red' : 'blue';
}

describe('a crop', () => {
  test('has its size, shows its focus and is stored by browsers forever', async () => {
    const left = await get(pictureCrops.pathOf(picture, { ratio: '1x1', width: 240, focus }));
    expect(left.statusCode).toBe(200);
    expect(left.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(left.headers['content-encoding']).toBeUndefined();
    expect(left.headers['set-cookie']).toBeUndefined();
    expect(await sharp(left.rawPayload).metadata()).toMatchObject({ width: 240, height: 240 });
    expect(await colourOf(left.rawPayload)).toBe('red');
    const path = pictureCrops.pathOf(picture, { ratio: '1x1', width: 240, focus: { x: 100, y: 50 } });
    expect(await colourOf((await get(path)).rawPayload)).toBe('blue');
    const again = await get(path, { 'if-none-match': String((await get(path)).headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('is offered in the listed widths, with a signature, and of stored pictures alone', async () => {
    for (const width of cropWidths['16x9'])
      expect((await get(pictureCrops.pathOf(picture, { ratio: '16x9', width, focus }))).statusCode).toBe(200);
    const listed = pictureCrops.pathOf(picture, { ratio: '16x9', width: 320, focus });
    const unlisted = [
      pictureCrops.pathOf(picture, { ratio: '16x9', width: 321, focus }),
      pictureCrops.pathOf(picture, { ratio: '1x1', width: 1600, focus }),
      pictureCrops.pathOf(picture, { ratio: 'constructor' as never, width: 320, focus }),
      pictureCrops.pathOf(`/files/website/${'b'.repeat(32)}-960.webp`, { ratio: '1x1', width: 240, focus }),
      // A signature for another focus or width.
      listed.replace('-0-50-', '-1-50-'),
      listed.replace('-320-', '-480-'),
      listed.replace(key, 'c'.repeat(32)),
      listed.replace(/.{4}\.webp$/, 'AAAA.webp'),
      '/site-pictures/x.webp',
      `/site-pictures/..%2f${key}-whole.webp`,
    ];
    for (const url of unlisted) expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  test('is rendered once for all who ask at the same time', async () => {
    const path = pictureCrops.pathOf(picture, { ratio: '1x1', width: 720, focus });
    const original = storage.withFile.bind(storage);
    let reads = 0;
    storage.withFile = (name, work) => {
      reads++;
      return original(name, work);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)));
    storage.withFile = original;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(reads).toBe(1);
  });

  test('of a picture from before is made from its largest file', async () => {
    const old = 'd'.repeat(32);
    await storage.put(`website/${old}-1600.webp`, halves);
    const path = pictureCrops.pathOf(`/files/website/${old}-960.webp`, { ratio: '1x1', width: 240, focus });
    expect((await get(path)).statusCode).toBe(200);
    const whole = await get(`/files/website/${old}-whole.webp`);
    expect([whole.statusCode, whole.rawPayload.equals(halves)]).toEqual([200, true]);
  });

  test('ends at most ten minutes after its picture was deleted', async () => {
    const deleted = 'e'.repeat(32);
    await storage.put(`website/${deleted}-whole.webp`, halves);
    const path = pictureCrops.pathOf(`/files/website/${deleted}-960.webp`, {
      ratio: '1x1',
      width: 240,
      focus,
    });
    expect((await get(path)).statusCode).toBe(200);
    await storage.delete(`website/${deleted}-whole.webp`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await get(path)).statusCode).toBe(404);
  });

  test('stores no file', async () => {
    const names = async () => {
      const found: string[] = [];
      for await (const name of storage.keys()) found.push(name);
      return found.toSorted();
    };
    const before = await names();
    const path = pictureCrops.pathOf(picture, { ratio: '16x9', width: 640, focus: { x: 3, y: 4 } });
    expect((await get(path)).statusCode).toBe(200);
    expect(await names()).toEqual(before);
  });
});

test('pages show crops around the focus in all widths, and squares in the template for music', async () => {
  const { data } = await app.graphql(
    '{ contents(filter: { language: { eq: EN }, kind: { eq: NEWS }, status: { eq: PUBLISHED } }, perPage: 1) { items { id title picture slug } } }',
    {},
    await app.tokenOf('admin@demo.com'),
  );
  const [content] = data.contents.items as [{ id: string; title: string; picture: string; slug: string }];
  const set = JSON.stringify({ x: 12, y: 34 });
  await app.orm.em
    .fork()
    .execute('update content set picture_focus = ? where id = ?', [set, Number(content.id)]);
  const sources = pictureCrops.sourcesOf(content.picture, { ratio: '16x9', focus: { x: 12, y: 34 } });
  const { body } = await get(`/site/horizon/en/news/${content.slug}`);
  expect(body).toContain(sources);
  expect((await get('/site/horizon/en/news')).body).toContain(sources);
  await app.orm.em.fork().execute("update website set template = 'MUSIC' where radio_id = 1");
  const squares = pictureCrops.sourcesOf(content.picture, { ratio: '1x1', focus: { x: 12, y: 34 } });
  expect((await get(`/site/horizon/en/search?q=${encodeURIComponent(content.title)}`)).body).toContain(
    squares,
  );
});
