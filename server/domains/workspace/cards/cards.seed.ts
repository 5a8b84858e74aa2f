import type { SqlEntityManager } from '@mikro-orm/sql';
import { Card } from './card.entity.ts';
import { cardSamples } from './cardSamples.ts';

/** Seeds the figures of the 17 dashboard cards. A card with periods gets a row for each period or year. */
export async function seedCards(em: SqlEntityManager): Promise<void> {
  for (const [key, byPeriod] of Object.entries(cardSamples)) {
    for (const [period, data] of Object.entries(byPeriod)) em.create(Card, { key, period, data } as never);
  }
  await em.flush();
}
