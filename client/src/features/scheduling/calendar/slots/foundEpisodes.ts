import { foundBy, type UseFound } from '../../../../kit/form/pickers/found';
import { useEpisodesToPlanQuery } from '../calendar.generated';

/** Searches an emission's episodes, newest first. Without an emission, searches all episodes and also shows their emissions. */
export const episodesOf = (emissionId: string): UseFound => {
  const filter = emissionId ? { emissionId: { eq: emissionId } } : null;
  return foundBy(
    useEpisodesToPlanQuery,
    ({ episodes }) =>
      episodes.items.map(({ id, title, emission }) => ({
        id,
        text: title,
        detail: emissionId ? undefined : emission.title,
      })),
    { variables: { filter } },
  );
};
