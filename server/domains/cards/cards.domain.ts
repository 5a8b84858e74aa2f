import type { Domain } from '../../kit/domain.ts';
import { Card } from './card.entity.ts';

export const cards: Domain = {
  entities: [Card],
  resolvers: [],
};
