import type { Domain } from '../../kit/domain.ts';
import { Language } from './languages/language.entity.ts';
import { LanguageResolver } from './languages/language.resolver.ts';

export const planning: Domain = {
  entities: [Language],
  resolvers: [LanguageResolver],
  seed: async (em) => (await import('./planning.seed.ts')).seedPlanning(em),
};
