// @module-tag slow
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { maxHtml } from '../../../../kit/html/cleanHtml.ts';
import { declaredLimits } from '../../../../kit/limit.ts';
import {
  floorOf,
  longestTurn,
  maxFloors,
  shortestOf,
} from '../../../../../tools/testing/eventLoop/measure.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeEmission, makePodcast } from '../../../scheduling/testing/plans.ts';

const app = await createTestApp({ env: { RECEIVER_NETWORKS: '127.0.0.1/32' } }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const { services } = app.shared;

/** Responses of the host of the existing feed, by path. */
const answers = new Map<string, RequestListener>();
const host = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) return void answer(request, response);
  response.writeHead(404).end();
});
await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
afterAll(() => {
  host.closeAllConnections();
  host.close();
});

/** Sends bytes without an end, as fast as they are read. `written` is the number of bytes so far. */
function endless(response: ServerResponse): { written: number } {
  const sent = { written: 0 };
  const part = Buffer.alloc(65_536, ' ');
  const more = () => {
    // Stops far above every limit of these tests, so that a missing limit does not fill the disk.
    while (!response.destroyed && sent.written < 64 * 1024 * 1024) {
      sent.written += part.length;
      if (!response.write(part)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
  return sent;
}

/** Sends one byte at a time, for as long as the connection is open. */
function drop(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(timer));
}

afterEach(() => vi.restoreAllMocks());

function lowerLimit(name: string, max: number): void {
  const limit = declaredLimits().find((declared) => declared.name === name)! as { max: number };
  const before = limit.max;
  limit.max = max;
  restores.push(() => void (limit.max = before));
}
const restores: Array<() => void> = [];
afterEach(() => {
  for (const restore of restores.splice(0)) restore();
});

/** Shortens timeouts of exactly `wait` milliseconds. */
function shortenWait(wait: number, to: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === wait ? to : ms));
}

const fields = 'id state failure itemCount importedCount failedCount problems { guid problem }';
const begin = `mutation ($podcastId: ID!, $url: String!) { importFeed(podcastId: $podcastId, url: $url) { ${fields} } }`;
const list = `query ($podcastId: ID!) { feedImports(podcastId: $podcastId) { ${fields} } }`;
const cancel = `mutation ($id: ID!) { cancelFeedImport(id: $id) { ${fields} } }`;

let made = 0;
async function beginImport(path: string) {
  const emission = await makeEmission(app, 1, { slug: `limited-${++made}` });
  const podcastId = String(await makePodcast(app, 1, { emission }));
  const { data, errors } = await app.graphql(begin, { podcastId, url: origin + path }, admin);
  expect(errors).toEqual([]);
  const result = async () => (await app.graphql(list, { podcastId }, admin)).data.feedImports[0];
  return { id: data.importFeed.id as string, emission, result };
}

async function importAll(path: string) {
  const { result } = await beginImport(path);
  await services.jobs.idle();
  return result();
}

/** Serves a feed with one episode, whose sound is at the given path. Returns the address of the feed. */
function feedWith(sound: string, url = `${origin}${sound}`): string {
  const path = `${sound}.xml`;
  const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>Old</title><item><title>One</title><guid>one</guid><enclosure url="${url}" length="1" type="audio/mpeg"/></item></channel></rss>`;
  answers.set(path, (_, response) => response.end(feed));
  return path;
}

mkdirSync(app.config.filesDir, { recursive: true });
/** Returns the paths of all files of the application, including files that are being received. */
const filesOnDisk = () =>
  readdirSync(app.config.filesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();

const oneProblem = (problem: string) => ({
  state: 'DONE',
  importedCount: 0,
  failedCount: 1,
  problems: [{ guid: 'one', problem }],
});

describe('the import of a feed from a host without manners', () => {
  test('reads no more of an endless feed than the limit', async () => {
    lowerLimit('feedImportFeedBytes', 1024 * 1024);
    let sent = { written: 0 };
    answers.set('/endless.xml', (_, response) => void (sent = endless(response)));
    const before = filesOnDisk();
    expect(await importAll('/endless.xml')).toMatchObject({ state: 'FAILED', failure: 'TOO_LARGE' });
    expect(sent.written).toBeLessThan(32 * 1024 * 1024);
    expect(filesOnDisk()).toEqual(before);
  });

  test('leaves the event loop to others while it reads long notes that consist only of tags', async () => {
    const notes = '<b>'.repeat(maxHtml / 4);
    const items = `<item><title>Dear</title><description><![CDATA[${notes}]]></description></item>`.repeat(5);
    answers.set('/dear.xml', (_, response) =>
      response.end(`<rss version="2.0"><channel>${items}</channel></rss>`),
    );
    const floor = await floorOf();
    const measure = () => longestTurn(() => importAll('/dear.xml'));
    const { longest, result } = await shortestOf(3, measure, floor);
    expect(result).toMatchObject({ state: 'DONE', itemCount: 5, failedCount: 5 });
    expect(longest).toBeLessThan(maxFloors * floor);
  });

  test('does not wait for a feed that comes byte by byte', async () => {
    shortenWait(60_000, 500);
    const closed = Promise.withResolvers<void>();
    answers.set('/drops.xml', (_, response) => {
      response.once('close', closed.resolve);
      drop(response);
    });
    const before = filesOnDisk();
    expect(await importAll('/drops.xml')).toMatchObject({ state: 'FAILED', failure: 'UNREACHABLE' });
    await closed.promise;
    expect(filesOnDisk()).toEqual(before);
  });

  test('is led by no redirect to a private address, neither for the feed nor for a sound', async () => {
    let requests = 0;
    const inside = createServer((_, response) => {
      requests++;
      response.end('x');
    });
    onTestFinished(() => void inside.close());
    await new Promise<void>((ready) => inside.listen(0, '127.0.0.2', ready));
    const location = `http://127.0.0.2:${(inside.address() as AddressInfo).port}/`;
    const redirect: RequestListener = (_, response) => void response.writeHead(302, { location }).end();
    answers.set('/inside.xml', redirect);
    expect(await importAll('/inside.xml')).toMatchObject({ state: 'FAILED', failure: 'UNREACHABLE' });
    answers.set('/inside.mp3', redirect);
    expect(await importAll(feedWith('/inside.mp3'))).toMatchObject(oneProblem('NOT_ALLOWED'));
    expect(requests).toBe(0);
  });

  test('refuses a sound that announces more than the limit before its bytes come', async () => {
    lowerLimit('feedImportSoundBytes', 1024 * 1024);
    answers.set('/announced.mp3', (_, response) => {
      response.writeHead(200, { 'content-length': String(1024 * 1024 + 1) });
      drop(response);
    });
    const before = filesOnDisk();
    expect(await importAll(feedWith('/announced.mp3'))).toMatchObject(oneProblem('TOO_LARGE'));
    expect(filesOnDisk()).toEqual(before);
  });

  test('reads no more of a sound of unknown length than the limit', async () => {
    lowerLimit('feedImportSoundBytes', 1024 * 1024);
    let sent = { written: 0 };
    answers.set('/endless.mp3', (_, response) => void (sent = endless(response)));
    const before = filesOnDisk();
    expect(await importAll(feedWith('/endless.mp3'))).toMatchObject(oneProblem('TOO_LARGE'));
    expect(sent.written).toBeLessThan(32 * 1024 * 1024);
    expect(filesOnDisk()).toEqual(before);
  });

  test('does not wait for a sound that comes byte by byte', async () => {
    shortenWait(30 * 60_000, 500);
    answers.set('/drops.mp3', (_, response) => drop(response));
    const before = filesOnDisk();
    expect(await importAll(feedWith('/drops.mp3'))).toMatchObject(oneProblem('UNREACHABLE'));
    expect(filesOnDisk()).toEqual(before);
  });

  test.each([
    ['the feed', '/held.xml', '/held.xml'],
    ['a sound', '/held.mp3', feedWith('/held.mp3')],
  ])('closes the connection of %s when it is cancelled, and leaves no file', async (_, delayedPath, path) => {
    const requests = Promise.withResolvers<ServerResponse>();
    answers.set(delayedPath, (_request, response) => {
      drop(response);
      requests.resolve(response);
    });
    const before = filesOnDisk();
    const { id, result, emission } = await beginImport(path);
    const response = await requests.promise;
    const closed = once(response, 'close');
    await vi.waitFor(() => expect(filesOnDisk().length).toBe(before.length + 1));
    const { data } = await app.graphql(cancel, { id }, admin);
    expect(data.cancelFeedImport.state).toBe('CANCELLED');
    await closed;
    await services.jobs.idle();
    expect(filesOnDisk()).toEqual(before);
    expect(await result()).toMatchObject({ state: 'CANCELLED', failure: null, problems: [] });
    const episodes = `query ($id: ID!) { episodes(filter: { emissionId: { eq: $id } }) { totalItems } }`;
    const left = await app.graphql(episodes, { id: String(emission) }, admin);
    expect(left.data.episodes.totalItems).toBe(0);
  });
});
