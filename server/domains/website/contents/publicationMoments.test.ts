import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await app.server.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.server.address() as { port: number };
const admin = await app.tokenOf('admin@demo.com');
afterEach(() => void vi.useRealTimers());

async function run(document: string, variables: object) {
  const { data, errors } = await app.graphql(document, variables, admin);
  expect(errors).toEqual([]);
  return Object.values(data as object)[0];
}

/** Schedules a new content and returns its slug. */
async function schedule(title: string, from: Date, until: Date): Promise<string> {
  const input = { kind: 'NEWS', language: 'EN', title };
  const { id, version, slug } = await run(
    'mutation ($input: ContentInput!) { createContent(input: $input) { id version slug } }',
    { input },
  );
  await run(
    'mutation ($id: ID!, $version: Int!, $from: DateTimeISO, $until: DateTimeISO) { moveContent(id: $id, version: $version, step: PUBLISH, from: $from, until: $until) { id } }',
    { id, version, from, until },
  );
  return slug;
}

const second = 1000;

describe('a scheduled content', () => {
  test('is public from its moment on and not a second before, until its end and not a second longer', async () => {
    const { version } = (await run('{ website { version } }', {})) ?? { version: 0 };
    await run(
      'mutation ($version: Int!) { updateWebsite(version: $version, input: { isPublic: true }) { id } }',
      { version },
    );
    // Pages are cached for at most a minute: the moments lie within it, so that only they can end a cached page.
    const now = Date.now();
    const from = new Date(now + 20 * second);
    const until = new Date(now + 40 * second);
    vi.setSystemTime(now);
    const slug = await schedule('The tide turns', from, until);

    /** The status of the page of the content, and the other pages that name the content. */
    const readAt = async (moment: number) => {
      vi.setSystemTime(moment);
      const get = (path: string) => fetch(`http://127.0.0.1:${port}/site/horizon/en/${path}`);
      const lists = ['news', 'news/feed.xml', 'sitemap/contents-1.xml'];
      const texts = await Promise.all(lists.map(async (path) => (await get(path)).text()));
      return {
        page: (await get(`news/${slug}`)).status,
        namedIn: lists.filter((_, index) => texts[index]!.includes(slug)),
      };
    };
    const [absent, present] = [
      { page: 404, namedIn: [] },
      { page: 200, namedIn: ['news', 'news/feed.xml', 'sitemap/contents-1.xml'] },
    ];
    expect(await readAt(from.getTime() - 10 * second)).toEqual(absent);
    expect(await readAt(from.getTime() - second)).toEqual(absent);
    expect(await readAt(from.getTime())).toEqual(present);
    expect(await readAt(until.getTime() - second)).toEqual(present);
    expect(await readAt(until.getTime())).toEqual(absent);
  });
});
