import type { Domain } from '../../kit/domain.ts';
import { commentResolvers } from './comments/comments.resolvers.ts';
import { EmissionComment } from './comments/emissionComment.entity.ts';
import { Emission } from './emissions/emission.entity.ts';
import { EmissionResolver } from './emissions/emission.resolver.ts';
import { EmissionPerson } from './emissions/emissionPerson.entity.ts';
import { Episode } from './episodes/episode.entity.ts';
import { EpisodeResolver } from './episodes/episode.resolver.ts';
import { EpisodePerson } from './episodes/episodePerson.entity.ts';
import { Classification } from './labels/classification.entity.ts';
import { EmissionCategory } from './labels/emissionCategory.entity.ts';
import { EmissionTag } from './labels/emissionTag.entity.ts';
import { labelResolvers } from './labels/labels.resolvers.ts';
import { Language } from './languages/language.entity.ts';
import { LanguageResolver } from './languages/language.resolver.ts';
import { planningFiles } from './planningFiles.ts';

export const planning: Domain = {
  entities: [
    Language,
    EmissionCategory,
    Classification,
    EmissionTag,
    Emission,
    EmissionPerson,
    EmissionComment,
    Episode,
    EpisodePerson,
  ],
  resolvers: [LanguageResolver, ...labelResolvers, EmissionResolver, EpisodeResolver, ...commentResolvers],
  files: planningFiles,
  seed: async (em) => (await import('./planning.seed.ts')).seedPlanning(em),
};
