import { foundBy } from '../../../../kit/form/pickers/found';
import { useEmissionsToPlanQuery } from '../calendar.generated';

/** Those that are not over, and that the viewer presents or produces. */
export const useOwnEmissions = foundBy(useEmissionsToPlanQuery, ({ emissions }) =>
  emissions.items.filter(({ isMine }) => isMine).map(({ id, title }) => ({ id, text: title })),
);

/** Those that are not over. */
export const useFoundEmissions = foundBy(useEmissionsToPlanQuery, ({ emissions }) =>
  emissions.items.map(({ id, title }) => ({ id, text: title })),
);
