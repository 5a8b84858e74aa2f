import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { Emission } from '../../server/domains/programmes/emissions/emission.entity.ts';
import { Episode } from '../../server/domains/programmes/episodes/episode.entity.ts';
import { EpisodeState } from '../../server/domains/programmes/episodes/episodeEnums.ts';
import { EpisodePerson } from '../../server/domains/programmes/episodes/episodePerson.entity.ts';
import { ParticipantPart } from '../../server/domains/programmes/people/participant.ts';
import { Podcast } from '../../server/domains/programmes/podcasts/podcast.entity.ts';
import { EpisodeSound } from '../../server/domains/library/media/kinds/episodeSound.entity.ts';
import { MediaState } from '../../server/domains/library/media/mediaState.ts';
import { Radio } from '../../server/domains/platform/organization/radios/radio.entity.ts';
import { radioFilter } from '../../server/kit/read/model.ts';
import type { Orm } from '../../server/orm.ts';
import { median } from './measuring/measurements.ts';
import { inBenchFolder, migrated, startRegie } from './regie.ts';
import { verdict } from './measuring/verdict.ts';

/**
 * `npm run bench:feed`: measures the feed of a podcast with 1,000 episodes. Prints how long one caller waits for the feed, with
 * notes, chapters and people, and for the response 304 of an unchanged feed. Both over HTTP, until the last byte.
 */
const goals = { feed: 50, unchanged: 5 };
const episodes = 1000;
const turns = 40;
const day = 86_400_000;
const feed = '/feeds/horizon/the-long-lunch.xml';
const preview = `${feed}?preview=bench`;

await inBenchFolder(async (folder) => {
  const file = join(folder, 'feed.sqlite');
  await migrated(file, fillPodcast);
  await startRegie({ file, port: 4713 });
  const agent = new Agent({ keepAlive: true });
  const get = (headers: Record<string, string> = {}, path = feed) => answered(agent, headers, path);

  const whole = await get();
  const items = whole.text.split('<item>').length - 1;
  if (whole.status !== 200 || items !== episodes) throw new Error(`${whole.status}, ${items} episodes`);
  const mark = { 'if-none-match': whole.mark };
  if ((await get(mark)).status !== 304) throw new Error('What has not changed would be no measure.');

  console.log(`${items} episodes, ${(whole.text.length / 1e6).toFixed(1)} MB, one caller\n`);
  console.log(
    `${'milliseconds for the whole request'.padEnd(48)}${'median'.padStart(9)}${'goal'.padStart(7)}`,
  );
  await print('the feed, as most callers get it', goals.feed, () => get());
  // A preview is not public, so it is never cached: it is rendered for each request, as a public feed is after a change.
  await print('the feed, made anew', goals.feed, () => get({}, preview));
  await print('the feed that has not changed, 304', goals.unchanged, () => get(mark));
  agent.destroy();
});

async function print(name: string, goal: number, request: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < turns + 5; turn++) {
    const before = performance.now();
    await request();
    times.push(performance.now() - before);
  }
  const time = median(times.slice(5));
  const end = verdict(time <= goal);
  console.log(`${name.padEnd(48)}${time.toFixed(1).padStart(9)}${String(goal).padStart(7)}${end}`);
}

interface Answered {
  status: number;
  mark: string;
  text: string;
}

function answered(agent: Agent, headers: Record<string, string>, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    request(`http://127.0.0.1:4713${path}`, { agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          mark: String(answer.headers.etag),
          text: Buffer.concat(parts).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Inserts a podcast the size of a twenty-year archive, with its episodes, sounds and guests. */
async function fillPodcast(orm: Orm): Promise<void> {
  const em = orm.em.fork();
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  em.setFilterParams(radioFilter, { radioId: radio.id });
  const emission = await em.findOneOrFail(Emission, { slug: 'the-long-lunch' });
  em.create(
    Podcast,
    {
      radio,
      emission,
      title: 'The Long Lunch',
      description: 'A table, two chairs, one guest.',
      language: 'en',
      guid: randomUUID(),
      previewKey: 'bench',
      isPublished: true,
    },
    { partial: true },
  );
  for (let number = 1; number <= episodes; number++) {
    const title = `Lunch number ${number}`;
    const medium = em.create(
      EpisodeSound,
      {
        radio,
        title,
        state: MediaState.READY,
        isMeasured: true,
        fileName: `${number}.mp3`,
        fileKey: `media/${number}.mp3`,
        size: 40_000_000 + number,
        mimeType: 'audio/mpeg',
        duration: 3_000_000,
      },
      { partial: true },
    );
    const episode = em.create(
      Episode,
      {
        radio,
        emission,
        medium,
        season: 10,
        number,
        title,
        summary: 'What the guest says in a sentence, & what the host makes of it.',
        notes: `<p>${'At length, with a <em>word</em> or two about everything. '.repeat(20)}</p>`,
        chapters: [
          { start: 0, title: 'Soup', link: '' },
          { start: 900_000, title: 'Bread', link: '' },
        ],
        state: EpisodeState.PUBLISHED,
        publishedAt: new Date(Date.now() - number * day),
      },
      { partial: true },
    );
    const guest = { user: null, name: `Guest ${number}`, part: ParticipantPart.GUEST, position: 1 };
    em.create(EpisodePerson, { radio, episode, ...guest }, { partial: true });
  }
  await em.flush();
}
