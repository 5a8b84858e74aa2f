import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { maxHtml } from '../../../../kit/html/cleanHtml.ts';
import { readFeedItems } from './feedItems.ts';
import { readFeed } from './readFeed.ts';

const folder = mkdtempSync(join(tmpdir(), 'regie-feed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const feedOf = (notes: string, count: number) =>
  `<rss xmlns:content="c"><channel>${`<item><title>One</title><content:encoded><![CDATA[${notes}]]></content:encoded></item>`.repeat(count)}</channel></rss>`;

function write(feed: string): string {
  const path = join(folder, 'feed.xml');
  writeFileSync(path, feed);
  return path;
}

const reading = { maxItems: 1000, maxCharacters: 1_000_000, signal: new AbortController().signal };

describe('a feed that is read on a thread', () => {
  test('has the items that its document has, without its byte order mark', async () => {
    const feed = feedOf('<p>At <b>length</b></p>', 3);
    const found = await readFeedItems(write(`\uFEFF${feed}`), { ...reading, maxItems: 2 });
    expect(found).toEqual({ items: JSON.stringify(readFeed(feed, 2)), count: 2 });
  });

  test('is refused when it is no feed, when its items are too long and when it takes too long', async () => {
    expect(await readFeedItems(write('<html/>'), reading)).toBe('NOT_A_FEED');
    const links = write(feedOf('<a href="//a.b/">x</a>'.repeat(100), 10));
    expect(await readFeedItems(links, { ...reading, maxCharacters: 50_000 })).toBe('TOO_LARGE');
    const dear = write(feedOf('<b>'.repeat(maxHtml / 4), 1000));
    expect(await readFeedItems(dear, { ...reading, wait: 10 })).toBe('TOO_LARGE');
  });

  test('is left when the import is cancelled', async () => {
    const dear = write(feedOf('<b>'.repeat(maxHtml / 4), 1000));
    const cancelled = new AbortController();
    const read = readFeedItems(dear, { ...reading, signal: cancelled.signal });
    cancelled.abort(new Error('Cancelled.'));
    await expect(read).rejects.toThrow('Cancelled.');
    await expect(readFeedItems(dear, { ...reading, signal: cancelled.signal })).rejects.toThrow('Cancelled.');
  });
});
