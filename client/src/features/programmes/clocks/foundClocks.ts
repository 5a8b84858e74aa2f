import { foundBy } from '../../../kit/form/pickers/found';
import { named } from '../labels/foundLabels';
import { useClockSuggestionsQuery } from './clocks.generated';

/** Searches clocks, for picker fields. */
export const useFoundClocks = foundBy(useClockSuggestionsQuery, ({ clocks }) => clocks.items.map(named));
