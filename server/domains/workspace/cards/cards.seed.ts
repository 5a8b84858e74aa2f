import type { SqlEntityManager } from '@mikro-orm/sql';
import { Card } from './card.entity.ts';
import { cardSamples } from './cardSamples.ts';

/** Seeds the 17 cards of the dashboard, those with a choice once per period or year. */
export async function seedCards(em: SqlEntityManager): Promise<void> {
  for (const [key, byPeriod] of Object.entries(cardSamples)) {
    for (const [period, data] of Object.entries(byPeriod)) em.create(Card, { key, period, data } as never);
  }
  await em.flush();
}
