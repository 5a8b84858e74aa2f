import type { QueryHook } from '../../../../apollo/hookFactories';
import { foundBy, type UseFound } from '../../../../kit/form/pickers/found';
import {
  useEpisodesToPlanQuery,
  type EpisodesToPlanQuery,
  type EpisodesToPlanQueryVariables,
} from '../calendar.generated';

type Hook = QueryHook<EpisodesToPlanQuery, EpisodesToPlanQueryVariables>;

/** Searches an emission's episodes, newest first. Without an emission, searches all episodes and also shows their emissions. */
export const episodesOf = (emissionId: string): UseFound => {
  const filter = emissionId ? { emissionId: { eq: emissionId } } : null;
  const useOfEmission = ((options: { variables: object }) =>
    useEpisodesToPlanQuery({ ...options, variables: { ...options.variables, filter } })) as unknown as Hook;
  return foundBy(useOfEmission, ({ episodes }) =>
    episodes.items.map(({ id, title, emission }) => ({
      id,
      text: title,
      detail: emissionId ? undefined : emission.title,
    })),
  );
};
