import { timingSafeEqual } from 'node:crypto';
import type { Asked } from '../../../../kit/documents/openDocument.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { radioBySlug, type NamedRadio } from '../../radioBySlug.ts';

const podcastOfFeed = query('planning.podcastOfFeed', (db, { slug }: Given<{ slug: string }>) =>
  db
    .selectFrom('Podcast as podcast')
    .innerJoin('Emission as emission', 'emission.id', 'podcast.emission')
    .select([
      'podcast.id',
      'podcast.version',
      'podcast.title',
      'podcast.description',
      'podcast.author',
      'podcast.ownerName',
      'podcast.ownerEmail',
      'podcast.link',
      'podcast.language',
      'podcast.categories',
      'podcast.kind',
      'podcast.explicit',
      'podcast.copyright',
      'podcast.isPublished',
      'podcast.isLocked',
      'podcast.cover',
      'podcast.guid',
      'podcast.previewKey',
      'podcast.feedHash',
      'podcast.feedBuiltAt',
      'emission.id as emission',
      'emission.slug',
      'emission.version as emissionVersion',
    ])
    .where('emission.slug', '=', slug),
);

type PodcastRow = NonNullable<Awaited<ReturnType<typeof podcastOfFeed.first>>>;

/** A podcast that who asks may read, and whether with what is not out yet. */
export interface OpenPodcast {
  radio: NamedRadio;
  podcast: PodcastRow;
  isPreview: boolean;
  /** Where its queries run. */
  place: { database: Asked['database']; radioId: number };
}

/** The podcast that an address names: published, or with the key of its preview. */
export async function openPodcast(
  { database, query: given }: Asked,
  radioSlug: string,
  emissionSlug: string,
): Promise<OpenPodcast | undefined> {
  const radio = await radioBySlug.first(database, { slug: radioSlug });
  if (!radio) return undefined;
  const place = { database, radioId: radio.id };
  const podcast = await podcastOfFeed.first(place, { slug: emissionSlug });
  if (!podcast) return undefined;
  const isPreview = given['preview'] !== undefined;
  const isOpen = isPreview ? isSame(given['preview']!, podcast.previewKey) : podcast.isPublished;
  return isOpen ? { radio, podcast, isPreview, place } : undefined;
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
