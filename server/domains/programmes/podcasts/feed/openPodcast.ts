import { timingSafeEqual } from 'node:crypto';
import type { DocumentRequest } from '../../../../kit/entrances/openDocument.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Builder } from '../../../../kit/query/tables.ts';
import { findByFormerSlug } from '../../../platform/public.ts';
import { findRadio, type NamedRadio } from '../../findRadio.ts';

const podcastRows = (db: Builder) =>
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
    ]);

const findPodcastBySlug = query('programmes.findPodcastBySlug', (db, { slug }: Given<{ slug: string }>) =>
  podcastRows(db).where('emission.slug', '=', slug),
);

const findPodcastOfEmission = query(
  'programmes.findPodcastOfEmission',
  (db, { emission }: Given<{ emission: number }>) => podcastRows(db).where('emission.id', '=', emission),
);

type PodcastRow = NonNullable<Awaited<ReturnType<typeof findPodcastBySlug.first>>>;

/** A podcast that the request may read. Its unpublished episodes are included when `isPreview` is true. */
export interface OpenPodcast {
  radio: NamedRadio;
  podcast: PodcastRow;
  isPreview: boolean;
  /** True when the request used a former slug of the radio or emission. The addresses of the podcast have moved. */
  isMoved: boolean;
  /** Context of the queries for this podcast. */
  scope: { database: DocumentRequest['database']; radioId: number };
}

/**
 * Finds the podcast of a feed URL by the slugs of radio and emission. Without a preview key in the URL, finds only a published podcast;
 * with a wrong key, none.
 */
export async function openPodcast(
  { database, query: given }: Pick<DocumentRequest, 'database' | 'query'>,
  radioSlug: string,
  emissionSlug: string,
): Promise<OpenPodcast | undefined> {
  const radio = await findRadio(database, radioSlug);
  if (!radio) return undefined;
  const scope = { database, radioId: radio.id };
  const podcast = await findPodcast(scope, emissionSlug);
  if (!podcast) return undefined;
  const isPreview = given['preview'] !== undefined;
  const isOpen = isPreview
    ? /* guard: podcast-preview-needs-key */ isSame(given['preview']!, podcast.previewKey)
    : /* guard: feed-needs-published-podcast */ podcast.isPublished;
  if (!isOpen) return undefined;
  const isMoved = radio.slug !== radioSlug || podcast.slug !== emissionSlug;
  return { radio, podcast, isPreview, isMoved, scope };
}

/** Finds a podcast by the current or a former slug of its emission. */
async function findPodcast(scope: OpenPodcast['scope'], slug: string): Promise<PodcastRow | undefined> {
  const podcast = await findPodcastBySlug.first(scope, { slug });
  if (podcast) return podcast;
  const emission = await findByFormerSlug(scope, { kind: 'Emission', scope: scope.radioId, slug });
  return emission === undefined ? undefined : findPodcastOfEmission.first(scope, { emission });
}

function isSame(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
