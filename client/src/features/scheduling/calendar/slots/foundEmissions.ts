import { foundBy } from '../../../../kit/form/pickers/found';
import { useEmissionsToPlanQuery } from '../calendar.generated';

/** Searches the current emissions that the viewer presents or produces. */
export const useOwnEmissions = foundBy(useEmissionsToPlanQuery, ({ emissions }) =>
  emissions.items.filter(({ isMine }) => isMine).map(({ id, title }) => ({ id, text: title })),
);

/** Searches the current emissions. */
export const useFoundEmissions = foundBy(useEmissionsToPlanQuery, ({ emissions }) =>
  emissions.items.map(({ id, title }) => ({ id, text: title })),
);
