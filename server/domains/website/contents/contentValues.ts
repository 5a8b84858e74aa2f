import { randomUUID } from 'node:crypto';
import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { beginningOf } from '../../../kit/html/beginningOf.ts';
import { cleanLongHtml } from '../../../kit/html/cleanLongHtml.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { findFreeSlug, slugOf } from '../../../kit/slugs.ts';
import { topicSegment } from '../pages/siteAddresses.ts';
import { storedFocus } from '../pictures/pictureFocus.ts';
import type { Content } from './content.entity.ts';
import type { ContentInput, ContentPatch } from './content.inputs.ts';
import { ContentState, type ContentKind } from './contentEnums.ts';
import { mayUsePicture } from './pictures/picturesOfContent.ts';
import { problemsOfPhotos, storedPhotos } from './pictures/photo.ts';
import { requireReadableSounds } from '../references/contentReferences.ts';
import { cleanTags, problemsOfTags } from './tags.ts';
import { isSlugTaken } from './takenSlug.ts';
import { textChange } from './translations/textChange.ts';

export type GivenContent = ContentPatch & Partial<ContentInput>;

const findTopicArea = query('website.findTopicArea', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Topic').select('area').where('id', '=', id),
);

const findTranslationSource = query('website.findTranslationSource', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Content').select(['kind', 'translationGroup']).where('id', '=', id),
);

/** Returns the problems of a content's input that the decorators of the input cannot find. */
export async function problemsOfContent(given: GivenContent, write: Write<Content>): Promise<FieldProblems> {
  const kind = given.kind ?? write.existing?.kind;
  const problems: FieldProblems = { ...problemsOfPhotos(given.photos, kind), ...problemsOfTags(given.tags) };
  if (given.slug && ['', topicSegment].includes(slugOf(given.slug))) problems['slug'] = 'invalid';
  if (given.picture && !(await mayUsePicture(write, given.picture))) problems['picture'] = 'unknown';
  if (given.topicId != null) {
    const topic = await findTopicArea.first(write, { id: parseId(given.topicId) ?? 0 });
    if (topic?.area !== kind) problems['topicId'] = 'unknown';
  }
  if (given.translationOf !== undefined) {
    const source = await findTranslationSource.first(write, { id: parseId(given.translationOf) ?? 0 });
    if (source?.kind !== kind) problems['translationOf'] = 'unknown';
  }
  return problems;
}

/** Converts an input to values of a content, with sanitised HTML. The HTML of drafts is sanitised in `contentDrafts.ts`. */
export async function valuesOfContent(given: GivenContent, write: Write<Content>): Promise<object> {
  const { existing, context } = write;
  const {
    body,
    excerpt,
    photos,
    pictureAlt,
    pictureFocus,
    slug: _slug,
    tags,
    topicId,
    translationOf,
    ...values
  } = given;
  requirePictureAlt(given, existing);
  const cleaned = body === undefined ? undefined : await cleanLongHtml(body, { references: true });
  if (existing?.state === ContentState.PUBLISHED) requireAlternativeTexts(cleaned ?? '');
  await requireReadableSounds(write, cleaned ?? '');
  const stored = {
    ...values,
    pictureAlt: pictureAlt?.trim(),
    body: cleaned,
    photos: photos && storedPhotos(photos),
    tags: tags && cleanTags(tags),
    pictureFocus: pictureFocus && storedFocus(pictureFocus),
    excerpt: excerpt ?? (existing ? undefined : beginningOf(cleaned ?? '')),
    slug: await slugFor(given, write),
    topic: topicId === undefined ? undefined : topicId === null ? null : parseId(topicId),
    ...(!existing && {
      translationGroup: await groupOf(translationOf, write),
      author: context.viewer!.userId,
    }),
  };
  return { ...stored, ...textChange(stored as Partial<Content>, existing) };
}

/** Throws when a picture of a text that visitors are about to read has no alternative text. */
export function requireAlternativeTexts(body: string): void {
  if (/<img [^>]*alt="(?:\s|&nbsp;|&#160;)*"/.test(body)) throw invalidInput({ body: 'alternativeText' });
}

/**
 * Throws when a write leaves a picture without alternative text. A `ContentDraft` may be saved without one, but not published.
 */
function requirePictureAlt(
  given: GivenContent,
  existing: Pick<Content, 'picture' | 'pictureAlt'> | undefined,
): void {
  if (given.picture === undefined && given.pictureAlt === undefined) return;
  const [picture, alt] = [given.picture ?? existing?.picture, given.pictureAlt ?? existing?.pictureAlt];
  if (picture && !alt?.trim()) throw invalidInput({ pictureAlt: 'required' });
}

async function groupOf(translationOf: string | undefined, write: Write<Content>): Promise<string> {
  if (translationOf === undefined) return randomUUID();
  return (await findTranslationSource.first(write, { id: parseId(translationOf)! }))!.translationGroup;
}

/** Slug of an input; made from the title when the input has none. */
async function slugFor(
  { slug, title, kind, language }: GivenContent,
  write: Write<Content>,
): Promise<string | undefined> {
  const { transaction, context, existing } = write;
  if (slug) {
    // The unique constraint would also name area and language, which are not the fields to change.
    const mayKnow = context.abilities.allows(allow('read', 'Content'));
    if (mayKnow && (await isSlugTaken(write, slugOf(slug), { kind, language })))
      throw invalidInput({ slug: 'taken' });
    return slugOf(slug);
  }
  if (slug === undefined && existing) return undefined;
  const wanted = title ?? existing?.title ?? '';
  return findFreeSlug(transaction, {
    table: 'content',
    title: slugOf(wanted) === topicSegment ? '' : wanted,
    fallback: fallbackOf((kind ?? existing?.kind)!),
    ownId: existing?.id,
    within: {
      radio_id: context.radioId!,
      kind: (kind ?? existing?.kind)!,
      language: (language ?? existing?.language)!,
    },
  });
}

const fallbackOf = (kind: ContentKind) => kind.toLowerCase();
