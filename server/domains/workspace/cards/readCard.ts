import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../kit/context.ts';
import { brokenRecord } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { cardSamples } from './cardSamples.ts';
import { cardShapes, type CardData, type CardKey } from './cardShapes.ts';

const findCard = query('cards.findCard', (db, { key, period }: Given<{ key: string; period: string }>) =>
  db.selectFrom('Card').select('data').where('key', '=', key).where('period', '=', period),
);

const findStoredCards = query('cards.findStoredCards', (db, { keys }: Given<{ keys: readonly string[] }>) =>
  db.selectFrom('Card').select(['key', 'period', 'data']).where('key', 'in', keys),
);

/** Returns true when at least one dashboard card still contains its sample figures. */
export async function showsSample(context: Context): Promise<boolean> {
  const stored = await findStoredCards.all(context, { keys: Object.keys(cardSamples) });
  const samples: Record<string, Record<string, unknown>> = cardSamples;
  return stored.some(({ key, period, data }) => isDeepStrictEqual(data, samples[key]?.[period]));
}

/** Reads and validates the figures of a dashboard card for one period or year. Returns null when none are stored. */
export async function readCard<Key extends CardKey>(
  context: Context,
  key: Key,
  period = '',
): Promise<CardData<Key> | null> {
  const card = await findCard.first(context, { key, period });
  if (!card) return null;
  const { data, error } = cardShapes[key].safeParse(card.data);
  if (error) {
    const name = [key, period].filter(Boolean).join(' ');
    context.log.error({ card: name, issues: error.issues }, 'the stored figures of a card are invalid');
    throw brokenRecord('Card', name);
  }
  return data as CardData<Key>;
}
