import { foundBy } from '../../../../kit/form/pickers/found';
import { useEmissionsToPlanQuery } from '../calendar.generated';

/** Search of current emissions that the viewer presents or produces. */
export const useOwnEmissions = foundBy(useEmissionsToPlanQuery, ({ emissions }) =>
  emissions.items.filter(({ isMine }) => isMine).map(({ id, title }) => ({ id, text: title })),
);

/** Search of current emissions. */
export const useFoundEmissions = foundBy(useEmissionsToPlanQuery, ({ emissions }) =>
  emissions.items.map(({ id, title }) => ({ id, text: title })),
);
