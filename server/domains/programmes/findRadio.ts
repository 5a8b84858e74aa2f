import type { Database } from '../../kit/database/database.ts';
import { query, type Given } from '../../kit/query/query.ts';
import { allRadios, findByFormerSlug } from '../platform/public.ts';

const findRadioById = query('programmes.findRadioById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Radio').select(['id', 'name', 'slug', 'timeZone', 'language']).where('id', '=', id),
);

/** Finds a radio by the slug in a public URL. */
export const findRadioBySlug = query('programmes.findRadioBySlug', (db, { slug }: Given<{ slug: string }>) =>
  db.selectFrom('Radio').select(['id', 'name', 'slug', 'timeZone', 'language']).where('slug', '=', slug),
);

export type NamedRadio = NonNullable<Awaited<ReturnType<typeof findRadioBySlug.first>>>;

/**
 * Finds a radio by its current or a former slug.
 * With a former slug, the `slug` of the result differs from the given one, which means that the address has
 * moved.
 */
export async function findRadio(database: Database, slug: string): Promise<NamedRadio | undefined> {
  const radio = await findRadioBySlug.first(database, { slug });
  if (radio) return radio;
  const id = await findByFormerSlug(database, { kind: 'Radio', scope: allRadios, slug });
  return id === undefined ? undefined : findRadioById.first(database, { id });
}
