import { foundBy } from '../../../kit/form/pickers/found';
import { named } from '../labels/foundLabels';
import {
  useEmissionSuggestionsQuery,
  useFillerSuggestionsQuery,
  useGenericSuggestionsQuery,
  useJingleSuggestionsQuery,
} from './emissions.generated';

const credited = ({ id, title, credit }: { id: string; title: string; credit: string }) => ({
  id,
  text: title,
  detail: credit,
});

export const useFoundGenerics = foundBy(useGenericSuggestionsQuery, ({ generics }) =>
  generics.items.map(credited),
);
export const useFoundJingles = foundBy(useJingleSuggestionsQuery, ({ jingles }) =>
  jingles.items.map(credited),
);
export const useFoundFillers = foundBy(useFillerSuggestionsQuery, ({ playlists }) =>
  playlists.items.map(named),
);

/**
 * Searches emissions for picker fields, limited to those with `isMine`. The viewer may update all emissions, or is a presenter
 * or producer of these.
 */
export const useFoundEmissions = foundBy(useEmissionSuggestionsQuery, ({ emissions }) =>
  emissions.items.filter(({ isMine }) => isMine).map(({ id, title }) => ({ id, text: title })),
);
