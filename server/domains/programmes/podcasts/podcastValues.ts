import { createHash } from 'node:crypto';
import { isEmail } from 'class-validator';
import type { FieldProblems } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { portalAddress } from '../../platform/public.ts';
import { Emission } from '../emissions/emission.entity.ts';
import { canonicalLanguage } from '../languages/languageTag.ts';
import { feedPath } from './feed/addresses.ts';
import type { Podcast } from './podcast.entity.ts';
import type { PodcastPatch } from './podcast.inputs.ts';
import { isPodcastCategory } from './podcastCategories.ts';

/**
 * Finds another podcast of an emission than `own`, including one in the recycle bin.
 * Its subscribers return when it is restored.
 */
const hasOtherPodcast = query(
  'programmes.hasOtherPodcast',
  (db, { emission, own }: Given<{ emission: number; own: number }>) =>
    db
      .selectFrom(withDeleted('Podcast'))
      .select('id')
      .where('emission', '=', emission)
      .where('id', '<>', own),
);

const findEmissionById = query('programmes.findEmissionById', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('Emission as emission')
    .innerJoin('Radio as radio', 'radio.id', 'emission.radio')
    .select([
      'emission.title',
      'emission.summary',
      'emission.slug',
      'radio.name as radioName',
      'radio.slug as radioSlug',
      'radio.language',
    ])
    .where('emission.id', '=', id),
);

/** Returns the problems of a podcast's input that the decorators of the input cannot find. */
export async function problemsOfPodcast(given: PodcastPatch, write: Write<Podcast>): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  const { language, ownerEmail, categories = [] } = given;
  if (language !== undefined && !canonicalLanguage(language)) problems['language'] = 'invalid';
  if (ownerEmail && !isEmail(ownerEmail)) problems['ownerEmail'] = 'email';
  for (const [index, category] of categories.entries())
    if (!isPodcastCategory(category)) problems[`categories.${index}`] = 'unknown';
  const emission = given.emissionId === undefined ? undefined : parseId(given.emissionId);
  const own = write.existing?.id ?? 0;
  if (emission !== undefined && (await hasPodcast(write, emission, own))) problems['emissionId'] = 'taken';
  return problems;
}

/** Locks the emission, so that concurrent requests cannot create two podcasts. */
async function hasPodcast(write: Write<Podcast>, emission: number, own: number): Promise<boolean> {
  await findStoredRows(write, write.context.reads.models.of(Emission), [emission]);
  return hasOtherPodcast.any(write, { emission, own });
}

/** Converts a valid input to values of a podcast. Absent fields of a new podcast default to values of its emission and radio. */
export async function valuesOfPodcast(
  given: PodcastPatch & { emission?: number },
  write: Write<Podcast>,
): Promise<object> {
  const language = given.language && canonicalLanguage(given.language);
  const categories = given.categories && [...new Set(given.categories)];
  const values = { ...given, language, categories };
  if (write.existing) return values;
  const of = (await findEmissionById.first(write, { id: given.emission! }))!;
  return {
    ...values,
    title: given.title ?? of.title,
    description: given.description ?? of.summary,
    author: given.author ?? of.radioName,
    language: language ?? of.language,
    guid: guidOf(`${portalAddress(write.context)}${feedPath(of.radioSlug, of.slug)}`),
  };
}

/** UUID namespace of Podcasting 2.0 for feeds. */
const feeds = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/**
 * Podcast GUID: a UUID version 5 of the first feed address without its scheme. It stays when the address
 * changes.
 */
function guidOf(address: string): string {
  const name = address.replace(/^https?:\/\//, '').replace(/\/+$/, '');
  const bytes = createHash('sha1').update(feeds).update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
