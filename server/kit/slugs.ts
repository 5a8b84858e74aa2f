// Our own rather than `@sindresorhus/slugify`, which drops Japanese letters and converts Arabic ones to Latin. Here, addresses
// keep the script of their readers.

import type { Transaction } from './database/database.ts';

const maxCharacters = 120;

/** Converts a text to a part of a URL path (slug). The result has letters of any script without accents, digits, and single hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxCharacters)
    .replaceAll(/^-|-$/g, '');

interface Wanted {
  table: string;
  title: string;
  /** Slug for a title that has neither a letter nor a digit. */
  fallback: string;
  /** Id of the row that the slug is for: it may keep its current one. */
  ownId?: number | undefined;
  /** Radio in which the slug must be unique; undefined when it must be unique in the whole table. */
  radioId?: number | undefined;
  /** Further values, by column, of the rows among which the slug must be unique. */
  within?: Readonly<Record<string, string | number>>;
}

/** Creates a slug from a title. Appends a number when another row has the slug already: `on-air`, `on-air-2`. */
export async function findFreeSlug(
  transaction: Transaction,
  { table, title, fallback, ownId = 0, radioId, within = {} }: Wanted,
): Promise<string> {
  const wanted = slugOf(title).slice(0, maxCharacters - 6) || fallback;
  const limits = Object.entries(radioId === undefined ? within : { radio_id: radioId, ...within });
  const rows = await transaction.rows(
    `select slug from ${table} where slug like ? and id <> ?${limits.map(([column]) => ` and ${column} = ?`).join('')}`,
    [`${wanted}%`, ownId, ...limits.map(([, value]) => value)],
  );
  const taken = new Set(rows.map(([slug]) => slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
