import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sampleKey, storeDrawings } from '../../../../kit/images/drawings.ts';
import { radioFilter } from '../../../../kit/read/model.ts';
import { sampleFrom } from '../../../../kit/sample.ts';
import type { Storage } from '../../../../kit/storage/storage.ts';
import { EpisodeSound } from '../../../library/media/kinds/episodeSound.entity.ts';
import { encode } from '../../../library/sample/encode.ts';
import { play } from '../../../library/sample/synth.ts';
import { Radio } from '../../../platform/organization/radios/radio.entity.ts';
import { User } from '../../../platform/users/user.entity.ts';
import { Emission } from '../../emissions/emission.entity.ts';
import { Episode } from '../../episodes/episode.entity.ts';
import { EpisodeState } from '../../episodes/episodeEnums.ts';
import { podcastShape } from '../../programmeFiles.ts';
import { coverOf, type Motif } from '../../sample/cover.ts';
import { sampleCovers } from '../../sample/emissions.ts';
import { PodcastDownloads } from '../downloads/podcastDownloads.entity.ts';
import { Podcast } from '../podcast.entity.ts';
import { samplePodcasts, type SamplePodcast } from './podcasts.ts';

const day = 86_400_000;
/** Days with downloads in the sample data. */
const daysCounted = 30;

const chords = [
  [0, 4, 7],
  [5, 9, 12],
  [9, 12, 16],
  [7, 11, 14],
];

const coverKey = (slug: string, width: number) =>
  `podcastcovers/${sampleKey(`podcast ${slug}`)}-${width}.jpg`;

/** Creates podcasts for emissions of the first radio. Each has a cover, a sound for each finished episode, and downloads. */
export async function storeSamplePodcasts(storage: Storage, em: SqlEntityManager): Promise<void> {
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  em.setFilterParams(radioFilter, { radioId: radio.id });
  const addedBy = await em.findOneOrFail(User, { email: 'admin@demo.com' });
  await storeCovers(storage);
  for (const sample of samplePodcasts) {
    const emission = await em.findOneOrFail(Emission, { slug: sample.emission });
    em.create(
      Podcast,
      {
        radio,
        emission,
        ...sample.values,
        cover: `/files/${coverKey(sample.emission, podcastShape.named)}`,
        guid: sampleFrom(emission.id).string.uuid(),
        previewKey: randomBytes(18).toString('base64url'),
      },
      { partial: true },
    );
    const episodes = await em.find(
      Episode,
      { emission, state: { $ne: EpisodeState.DRAFT } },
      { orderBy: { number: 'asc' } },
    );
    for (const episode of episodes) {
      const sound = await storeSound(storage, sample, episode);
      const medium = em.create(EpisodeSound, { radio, addedBy, ...sound }, { partial: true });
      em.assign(episode, { medium, uploadStatus: 100 });
      countListeners(em, sample, episode);
    }
    // Flushed one by one, so that ids follow the order of the list.
    await em.flush();
  }
}

const storeCovers = (storage: Storage) =>
  storeDrawings(
    storage,
    samplePodcasts.map(({ emission }) => {
      const { colour, motif } = sampleCovers.find(({ slug }) => slug === emission)!;
      return {
        svg: podcastCoverOf(colour, motif),
        files: podcastShape.widths.map((width) => ({
          key: coverKey(emission, width),
          width,
          height: width,
        })),
      };
    }),
  );

const frame =
  '<rect x="46" y="46" width="1308" height="1308" rx="60" fill="none" stroke="#fff7e6" stroke-width="20"/>';
const microphone =
  '<g transform="translate(1130 1080)" fill="none" stroke="#fff7e6" stroke-width="22" stroke-linecap="round">' +
  '<circle cx="60" cy="70" r="150" fill="#000" fill-opacity="0.45" stroke="none"/>' +
  '<rect x="25" y="-25" width="70" height="120" rx="35" fill="#fff7e6"/><path d="M-10 60A70 70 0 0 0 130 60M60 130V180"/></g>';

/** Cover of a podcast: the cover of its emission, with a frame and a microphone in the corner. */
const podcastCoverOf = (colour: string, motif: Motif): string =>
  coverOf(colour, motif).replace('</svg>', `${frame}${microphone}</svg>`);

/**
 * Stores some seconds of sound; each episode gets another melody.
 */
async function storeSound(storage: Storage, { emission, sound }: SamplePodcast, { title, number }: Episode) {
  const { tempo, root, wave } = sound;
  const samples = play({
    length: 12 + (number! % 3) * 2,
    tempo: tempo + number! * 3,
    root: root + ((number! * 5) % 12),
    chords,
    wave,
    drums: false,
    silence: { before: 0.3, after: 0.5 },
  });
  const content = await encode(samples, 'mp3');
  const fileKey = `media/${sampleKey(`episode ${emission} ${number}`)}.mp3`;
  await storage.put(fileKey, content);
  return { title, fileName: `${emission}-${number}.mp3`, fileKey, size: content.length };
}

/** Creates downloads: most when an episode is new, fewer later. */
function countListeners(
  em: SqlEntityManager,
  { listeners }: SamplePodcast,
  { id, publishedAt }: Episode,
): void {
  if (!publishedAt) return;
  const faker = sampleFrom(id);
  const today = new Date().setUTCHours(0, 0, 0, 0);
  const out = publishedAt.getTime();
  for (let at = Math.max(out, today - daysCounted * day); at < today; at += day) {
    const age = (at - out) / day;
    const downloads = Math.round(listeners * 0.72 ** age) + faker.number.int({ min: 1, max: 9 });
    em.create(
      PodcastDownloads,
      {
        episode: em.getReference(Episode, id),
        day: new Date(at).toISOString().slice(0, 10),
        downloads,
      },
      { partial: true },
    );
  }
}
