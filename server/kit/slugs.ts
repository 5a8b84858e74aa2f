// Our own rather than `@sindresorhus/slugify`, which drops Japanese and transliterates Arabic to Latin: addresses keep the
// script of their readers.

import type { Transaction } from './database/database.ts';

const maxCharacters = 120;

/** Converts a text to a part of an address: letters of any script without accents, digits, single hyphens. */
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
  /** Slug of a title without a letter or digit. */
  fallback: string;
  /** Row that may keep its current slug. */
  ownId?: number | undefined;
  /** Limits uniqueness to this radio; undefined when slugs are unique in the whole table. */
  radioId?: number | undefined;
  /** Limits uniqueness to the rows with these values, by column. */
  within?: Readonly<Record<string, string | number>>;
}

/** Returns the slug of a title with the first number that makes it unique: `on-air`, `on-air-2`. */
export async function freeSlug(
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
