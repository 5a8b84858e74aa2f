import { foundBy } from '../../../../kit/form/pickers/found';
import { useEmissionsToPlanQuery } from '../calendar.generated';

/**
 * Searches the emissions that have not ended, and that the viewer presents or produces. Viewers who may update all emissions find
 * all of them.
 */
export const useOwnEmissions = foundBy(useEmissionsToPlanQuery, ({ emissions }) =>
  emissions.items.filter(({ isMine }) => isMine).map(({ id, title }) => ({ id, text: title })),
);

/** Searches the emissions that have not ended. */
export const useFoundEmissions = foundBy(useEmissionsToPlanQuery, ({ emissions }) =>
  emissions.items.map(({ id, title }) => ({ id, text: title })),
);
