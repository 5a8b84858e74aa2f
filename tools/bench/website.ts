import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { Radio } from '../../server/domains/platform/organization/radios/radio.entity.ts';
import { Content } from '../../server/domains/website/contents/content.entity.ts';
import {
  ContentKind,
  ContentState,
  SiteLanguage,
} from '../../server/domains/website/contents/contentEnums.ts';
import { radioFilter } from '../../server/kit/read/model.ts';
import type { Orm } from '../../server/orm.ts';
import { median, printHead, printRow, shareOf } from './measuring/measurements.ts';
import { milliseconds, post, type Target } from './measuring/load.ts';
import { inBenchFolder, migrated, startRegie } from './regie.ts';
import { verdict } from './measuring/verdict.ts';

/**
 * `npm run bench:website`: the public pages of a website with 10,000 contents. Measures the home page when it is rendered, when it is
 * cached and when it has not changed, 500 visitors who ask for an outdated page at once, and the lists and searches of staff.
 */
const goals = { rendered: 60, cached: 3, unchanged: 1, perSecond: 3000, list: 20 };
const contents = 10_000;
const turns = 60;
const port = 4714;
const metricsToken = randomUUID();
const home = '/site/horizon/en';
const day = 86_400_000;

await inBenchFolder(async (folder) => {
  const file = join(folder, 'website.sqlite');
  await migrated(file, fillNews);
  const us = await startRegie({ file, port, env: { METRICS_TOKEN: metricsToken } });
  const agent = new Agent({ keepAlive: true });
  const outdate = () => changeWebsite(agent, us);
  const first = await get(agent, home);
  if (first.status !== 200) throw new Error(`${home} answers ${first.status}`);

  printHead();
  await measure('home page, rendered', goals.rendered, () => get(agent, home), outdate);
  await measure('home page, cached', goals.cached, () => get(agent, home));
  const { mark } = await get(agent, home);
  await measure('home page, not changed (304)', goals.unchanged, () =>
    get(agent, home, { 'if-none-match': mark }),
  );
  const inList = (query: string) => () => milliseconds(agent, us, JSON.stringify({ query }));
  await measure(
    'list of news for staff',
    goals.list,
    inList(
      '{ contents(perPage: 50, filter: { kind: { eq: NEWS } }) { totalItems items { id title state } } }',
    ),
  );
  await measure(
    'search of news for staff',
    goals.list,
    inList('{ contents(perPage: 50, search: "harbour 77") { totalItems items { id title } } }'),
  );
  await printSpeed(agent);
  await printCrowd(outdate);
  agent.destroy();
});

async function measure(
  name: string,
  goal: number,
  request: () => Promise<unknown>,
  before: () => Promise<unknown> = async () => {},
): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < turns + 5; turn++) {
    await before();
    const start = performance.now();
    await request();
    times.push(performance.now() - start);
  }
  const counted = times.slice(5);
  printRow(name, [median(counted), shareOf(counted, 0.99)], goal);
}

/** Requests per second for the cached page, on 20 connections. */
async function printSpeed(agent: Agent): Promise<void> {
  const end = performance.now() + 5000;
  let done = 0;
  const lane = async () => {
    while (performance.now() < end) {
      await get(agent, home);
      done++;
    }
  };
  await Promise.all(Array.from({ length: 20 }, lane));
  const perSecond = done / 5;
  console.log(
    `\n${'home page, cached: requests per second'.padEnd(44)}${perSecond.toFixed(0).padStart(9)}${String(goals.perSecond).padStart(16)}${verdict(perSecond >= goals.perSecond)}`,
  );
}

/** Time until 500 visitors who ask for an outdated page at once have all received it, which takes one render. */
async function printCrowd(outdate: () => Promise<void>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  await outdate();
  const before = await countRenders();
  const start = performance.now();
  const pages = await Promise.all(Array.from({ length: 500 }, () => get(agent, home)));
  const time = performance.now() - start;
  if (pages.some(({ status }) => status !== 200)) throw new Error('A visitor got no page.');
  console.log(
    `${'500 visitors at once after a change, milliseconds'.padEnd(44)}${time.toFixed(0).padStart(9)}`,
  );
  const renders = (await countRenders()) - before;
  console.log(
    `${'500 visitors at once after a change, renders'.padEnd(44)}${String(renders).padStart(9)}${'1'.padStart(16)}${verdict(renders === 1)}`,
  );
  agent.destroy();
}

/** Number of pages that the server has rendered since its start. */
async function countRenders(): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  return Number(/^regie_page_renders_total (\d+)$/m.exec(text)![1]);
}

/** Saves the settings of the website, so that all of its cached pages are outdated. */
async function changeWebsite(agent: Agent, us: Target): Promise<void> {
  const { data } = JSON.parse(
    await post(agent, us, JSON.stringify({ query: '{ website { version } }' })),
  ) as { data: { website: { version: number } } };
  const query = `mutation ($version: Int!, $tagline: String!) {
    updateWebsite(version: $version, input: { tagline: $tagline }) { version }
  }`;
  const variables = { version: data.website.version, tagline: `The wide view, ${data.website.version}` };
  await post(agent, us, JSON.stringify({ query, variables }));
}

interface Answered {
  status: number | undefined;
  mark: string;
}

function get(agent: Agent, path: string, headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    request(`http://127.0.0.1:${port}${path}`, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, mark: String(answer.headers.etag) }));
    })
      .on('error', reject)
      .end();
  });
}

/** Inserts 10,000 published news items, one for each of the past days. */
async function fillNews(orm: Orm): Promise<void> {
  const em = orm.em.fork();
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  em.setFilterParams(radioFilter, { radioId: radio.id });
  for (let number = 1; number <= contents; number++)
    em.create(
      Content,
      {
        radio,
        kind: ContentKind.NEWS,
        language: SiteLanguage.EN,
        translationGroup: randomUUID(),
        state: ContentState.PUBLISHED,
        title: `News of the harbour ${number}`,
        slug: `news-of-the-harbour-${number}`,
        excerpt: 'What happened between the quay and the lighthouse, in two sentences.',
        body: `<p>${'At length, with a <em>word</em> or two about everything. '.repeat(20)}</p>`,
        topic: null,
        author: null,
        publishedFrom: new Date(Date.now() - number * day),
      },
      { partial: true },
    );
  await em.flush();
}
