import type { Context } from '../../kit/context.ts';
import { brokenRecord } from '../../kit/errors.ts';
import { Card } from './card.entity.ts';
import { cardShapes, type CardData, type CardKey } from './cardShapes.ts';

/** The figures of a card for one period or year, checked; null when there are none. */
export async function readCard<Key extends CardKey>(
  { database, reads, log }: Context,
  key: Key,
  period = '',
): Promise<CardData<Key> | null> {
  const model = reads.models.of(Card);
  const [row] = await database.rows(
    `select ${model.column('data')} from ${model.table} where ${model.column('key')} = ? and ${model.column('period')} = ?`,
    [key, period],
  );
  if (!row) return null;
  const { data, error } = cardShapes[key].safeParse(valueOf(row[0]));
  if (error) {
    const name = [key, period].filter(Boolean).join(' ');
    log.error({ card: name, issues: error.issues }, 'the figures of a card are broken');
    throw brokenRecord('Card', name);
  }
  return data as CardData<Key>;
}

/** A JSON column: PostgreSQL gives what it holds, SQLite its text, which somebody may have cut off. */
function valueOf(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
