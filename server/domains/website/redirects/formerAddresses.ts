import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';
import { addRow, alterRow, purgeRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import type { Changes } from '../../../kit/write/rowWrites.ts';
import { SiteLanguage, tagOf, type ContentKind } from '../contents/contentEnums.ts';
import { areaPaths, topicSegment } from '../pages/siteAddresses.ts';
import { Redirect } from './redirect.entity.ts';

/* Redirects from former addresses of contents and topics. */

interface ContentAddress {
  kind: ContentKind;
  language: SiteLanguage;
  slug: string;
}

/** Path of a content below the website, as redirects store it. */
const pathOf = ({ kind, language, slug }: ContentAddress): string =>
  `/${tagOf(language)}/${areaPaths[kind]}/${slug}`;

interface TopicAddress {
  area: ContentKind;
  slug: string;
}

const pathOfTopic = (language: SiteLanguage, { area, slug }: TopicAddress): string =>
  `/${tagOf(language)}/${areaPaths[area]}/${topicSegment}/${slug}`;

const findRedirectsAlong = query(
  'website.findRedirectsAlong',
  (db, { from, to }: Given<{ from: string; to: string }>) =>
    db
      .selectFrom('Redirect')
      .select(['id', 'path', 'target', 'isAutomatic'])
      .where(({ or, eb }) => or([eb('path', '=', from), eb('path', '=', to), eb('target', '=', from)])),
);

const findFormerAddress = query('website.findFormerAddress', (db, { path }: Given<{ path: string }>) =>
  db.selectFrom('Redirect').select('target').where('path', '=', path).where('isAutomatic', '=', true),
);

const slugAtFormerPath = async (runner: QueryRunner, path: string): Promise<string | undefined> =>
  (await findFormerAddress.first(runner, { path }))?.target.split('/').at(-1);

/** Finds the present slug of the content that had this URL; undefined when no content had it. */
export const slugOfFormerAddress = (
  runner: QueryRunner,
  address: ContentAddress,
): Promise<string | undefined> => slugAtFormerPath(runner, pathOf(address));

/** Finds the present slug of the topic that had this URL, or into which such a topic was merged. Undefined when no topic had it. */
export const slugOfFormerTopic = (
  runner: QueryRunner,
  { language, ...address }: TopicAddress & { language: SiteLanguage },
): Promise<string | undefined> => slugAtFormerPath(runner, pathOfTopic(language, address));

/** Redirects the URL that a content loses with a write to its new URL. */
export async function redirectFormerAddress(
  writing: Writing,
  { changes, ...content }: Omit<ContentAddress, 'slug'> & { changes: Changes },
): Promise<void> {
  const [before, now] = changes['slug'] ?? [];
  if (typeof now !== 'string') return;
  const from = typeof before === 'string' ? pathOf({ ...content, slug: before }) : undefined;
  await redirectPath(writing, from, pathOf({ ...content, slug: now }));
}

/**
 * Redirects the addresses that a topic loses, in all languages. `from` is the former slug, or that of a topic that is merged into this
 * one; undefined for a new topic.
 */
export async function redirectFormerTopic(
  writing: Writing,
  { area, from, to }: { area: ContentKind; from: string | undefined; to: string },
): Promise<void> {
  for (const language of Object.values(SiteLanguage)) {
    const former = from === undefined ? undefined : pathOfTopic(language, { area, slug: from });
    await redirectPath(writing, former, pathOfTopic(language, { area, slug: to }));
  }
}

/**
 * Redirects a path to another, with everything that led to the former path. A path stops redirecting by itself when a record gets
 * it.
 */
async function redirectPath(writing: Writing, from: string | undefined, to: string): Promise<void> {
  const model = writing.context.reads.models.of(Redirect);
  const found = await findRedirectsAlong.all(writing, { from: from ?? to, to });
  const stored = await findStoredRows(
    writing,
    model,
    found.map(({ id }) => id),
  );
  for (const { id, path, target, isAutomatic } of found) {
    const leadsToItself = path === to && target === from;
    if (path === from || (path === to && (isAutomatic || leadsToItself)))
      await purgeRow(writing, model, stored.get(id)!);
    else if (target === from) await alterRow(writing, model, stored.get(id)!, { target: to });
  }
  if (from) await addRow(writing, model, { path: from, target: to, isAutomatic: true });
}
