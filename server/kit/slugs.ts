// Our own rather than `@sindresorhus/slugify`, which drops Japanese and spells Arabic in Latin: addresses keep the script of
// their readers.

import type { Transaction } from './database/database.ts';

const maxCharacters = 120;

/** A text as a part of an address: letters of any script without their accents, digits, single hyphens. */
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
  /** For a title without a letter or digit. */
  fallback: string;
  /** The row that may keep the slug it has. */
  ownId?: number | undefined;
  /** Where slugs are told apart within a radio alone. */
  radioId?: number | undefined;
}

/** The slug of a title, with the first number that makes it one of its own in its table, or radio: `on-air`, `on-air-2`. */
export async function freeSlug(
  transaction: Transaction,
  { table, title, fallback, ownId = 0, radioId }: Wanted,
): Promise<string> {
  const wanted = slugOf(title).slice(0, maxCharacters - 6) || fallback;
  const ofRadio = radioId === undefined ? '' : ' and radio_id = ?';
  const rows = await transaction.rows(`select slug from ${table} where slug like ? and id <> ?${ofRadio}`, [
    `${wanted}%`,
    ownId,
    ...(radioId === undefined ? [] : [radioId]),
  ]);
  const taken = new Set(rows.map(([slug]) => slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
