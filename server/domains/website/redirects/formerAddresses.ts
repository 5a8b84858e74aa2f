import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';
import { addRow, alterRow, purgeRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import type { Changes } from '../../../kit/write/rowWrites.ts';
import { tagOf, type ContentKind, type SiteLanguage } from '../contents/contentEnums.ts';
import { areaPaths } from '../pages/siteAddresses.ts';
import { Redirect } from './redirect.entity.ts';

/* Redirects from former addresses of contents. */

interface ContentAddress {
  kind: ContentKind;
  language: SiteLanguage;
  slug: string;
}

/** Path of a content below the website, as redirects store it. */
const pathOf = ({ kind, language, slug }: ContentAddress): string =>
  `/${tagOf(language)}/${areaPaths[kind]}/${slug}`;

const redirectsAlong = query(
  'website.redirectsAlong',
  (db, { from, to }: Given<{ from: string; to: string }>) =>
    db
      .selectFrom('Redirect')
      .select(['id', 'path', 'target', 'isAutomatic'])
      .where(({ or, eb }) => or([eb('path', '=', from), eb('path', '=', to), eb('target', '=', from)])),
);

const formerAddress = query('website.formerAddress', (db, { path }: Given<{ path: string }>) =>
  db.selectFrom('Redirect').select('target').where('path', '=', path).where('isAutomatic', '=', true),
);

/** The present slug of the content that had this address; undefined when no content had it. */
export async function slugOfFormerAddress(
  runner: QueryRunner,
  address: ContentAddress,
): Promise<string | undefined> {
  const found = await formerAddress.first(runner, { path: pathOf(address) });
  return found?.target.split('/').at(-1);
}

/**
 * Redirects the address that a content loses with a write to its new address, and everything that led to the former address. An
 * address stops redirecting by itself when a content gets it.
 */
export async function redirectFormerAddress(
  writing: Writing,
  { changes, ...content }: Omit<ContentAddress, 'slug'> & { changes: Changes },
): Promise<void> {
  const [before, now] = changes['slug'] ?? [];
  if (typeof now !== 'string') return;
  const to = pathOf({ ...content, slug: now });
  const from = typeof before === 'string' ? pathOf({ ...content, slug: before }) : undefined;
  const model = writing.context.reads.models.of(Redirect);
  const found = await redirectsAlong.all(writing, { from: from ?? to, to });
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
