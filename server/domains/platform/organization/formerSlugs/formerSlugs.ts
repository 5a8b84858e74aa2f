import type { Transaction } from '../../../../kit/database/database.ts';
import { query, type Given, type QueryRunner } from '../../../../kit/query/query.ts';
import { everywhere } from '../../../../kit/read/scope.ts';
import { insertRow, type Changes } from '../../../../kit/write/rowWrites.ts';
import { FormerSlug } from './formerSlug.entity.ts';

/** Names of the entities whose slugs are part of public URLs. */
export type SlugKind = 'Radio' | 'Emission';

/** Scope for slugs of radios, instead of a radio id: they are unique among all radios. */
export const allRadios = 0;

interface SlugScope {
  kind: SlugKind;
  /** Id of the radio in which the slug is unique, or `allRadios`. */
  scope: number;
}

type SlugKey = Given<{ kind: SlugKind; scope: number; slug: string }>;

const deleteFormerSlug = query('organization.deleteFormerSlug', (db, { kind, scope, slug }: SlugKey) =>
  db.deleteFrom('FormerSlug').where('kind', '=', kind).where('scope', '=', scope).where('slug', '=', slug),
);

const findFormerSlug = query('organization.findFormerSlug', (db, { kind, scope, slug }: SlugKey) =>
  db
    .selectFrom('FormerSlug')
    .select('target')
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .where('slug', '=', slug),
);

const findSlugsOfTarget = query(
  'organization.findSlugsOfTarget',
  (db, { kind, target }: Given<{ kind: SlugKind; target: number }>) =>
    db.selectFrom('FormerSlug').select('id').where('kind', '=', kind).where('target', '=', target).limit(1),
);

/**
 * Stores the previous slug of a record when a write changes it. A former slug stops redirecting when a record gets it as its
 * current slug.
 */
export async function recordSlugChange(
  transaction: Transaction,
  { kind, scope, id, changes }: SlugScope & { id: number; changes: Changes },
): Promise<void> {
  const [from, to] = changes['slug'] ?? [];
  if (typeof to !== 'string') return;
  await deleteFormerSlug.write(transaction, { kind, scope, slug: to });
  if (typeof from !== 'string') return;
  await deleteFormerSlug.write(transaction, { kind, scope, slug: from });
  const row = { kind, scope, slug: from, target: id };
  await insertRow(transaction, transaction.models.of(FormerSlug), row, everywhere);
}

/** Returns the id of the record that had a slug before, or undefined. */
export const findByFormerSlug = async (
  runner: QueryRunner,
  { kind, scope, slug }: SlugScope & { slug: string },
): Promise<number | undefined> => (await findFormerSlug.first(runner, { kind, scope, slug }))?.target;

/** True when a record had another slug before. */
export const hasFormerSlug = async (runner: QueryRunner, kind: SlugKind, target: number): Promise<boolean> =>
  findSlugsOfTarget.any(runner, { kind, target });
