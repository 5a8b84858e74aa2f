import { foundBy } from '../../../kit/form/pickers/found';
import { named } from '../labels/foundLabels';
import { useClockSuggestionsQuery } from './clocks.generated';

/** Clocks, in fields that look for one. */
export const useFoundClocks = foundBy(useClockSuggestionsQuery, ({ clocks }) => clocks.items.map(named));
