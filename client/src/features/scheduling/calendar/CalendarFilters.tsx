import { Flex, Spinner } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SlotCategory, SlotLayer } from '../../../apollo/schemaTypes.generated';
import { slotCategories, slotLayers } from './slots/slotForm';
import { CategoryToggles, LayerToggles } from './Toggles';

/** The categories and layers that the calendar shows. */
export interface SlotFilters {
  categories: readonly SlotCategory[];
  layers: readonly SlotLayer[];
}

export const allSlots: SlotFilters = { categories: slotCategories, layers: slotLayers };

/** Toggles for the categories and layers, with a spinner while occurrences load. */
export function CalendarFilters({
  filters,
  isLoading,
  onChange,
}: {
  filters: SlotFilters;
  isLoading: boolean;
  onChange: (filters: SlotFilters) => void;
}) {
  const { t } = useTranslation();
  return (
    <Flex mb="3" columnGap="5" rowGap="2" align="center" wrap="wrap">
      <CategoryToggles
        chosen={filters.categories}
        onChange={(categories) => onChange({ ...filters, categories })}
      />
      <LayerToggles chosen={filters.layers} onChange={(layers) => onChange({ ...filters, layers })} />
      {isLoading ? <Spinner size="xs" role="status" aria-label={t('calendar.loading')} /> : null}
    </Flex>
  );
}
