import { query, type Given } from '../../kit/query/query.ts';

/** Radio of a public address. */
export const findRadioBySlug = query('programmes.findRadioBySlug', (db, { slug }: Given<{ slug: string }>) =>
  db.selectFrom('Radio').select(['id', 'name', 'slug', 'timeZone', 'language']).where('slug', '=', slug),
);

export type NamedRadio = NonNullable<Awaited<ReturnType<typeof findRadioBySlug.first>>>;
