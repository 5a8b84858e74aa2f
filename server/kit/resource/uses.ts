import type { Context } from '../context.ts';
import { inUse, type Use } from '../errors.ts';
import type { Writing } from './recordedWrites.ts';

/** Says where a record is used by what a domain knows of, at most so many places of them all. */
export interface UsesOf {
  /** Name of the type of what uses it: whoever may not read that is told the number alone. */
  kind: string;
  find: (writing: Writing, id: number, most: number) => Promise<{ total: number; places: Use[] }>;
}

const maxShown = 100;
const all = new Map<string, UsesOf[]>();

/** What uses records of a type: it keeps them from being deleted. A later domain contributes it to an earlier one. */
export const registerUses = (subject: string, uses: UsesOf): void =>
  void all.set(subject, [...(all.get(subject) ?? []), uses]);

/** Passes for a record that nothing uses; IN_USE says what does. To be asked inside of the transaction that deletes it. */
export async function requireUnused(writing: Writing, subject: string, id: number): Promise<void> {
  let total = 0;
  const places: Use[] = [];
  for (const { kind, find } of all.get(subject) ?? []) {
    const found = await find(writing, id, maxShown);
    total += found.total;
    if (mayRead(writing.context, kind)) places.push(...found.places);
  }
  if (total > 0) throw inUse(subject, id, total, places.slice(0, maxShown));
}

const mayRead = ({ abilities }: Context, kind: string) => abilities.can('read', kind);
