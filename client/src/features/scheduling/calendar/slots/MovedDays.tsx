import { chakra, Stack, Text } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SlotPatch } from '../../../../apollo/schemaTypes.generated';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { useDebounced } from '../../../../kit/useDebounced';
import { useSlotDayMovesQuery } from '../calendar.generated';
import { changedInput, type SlotValues } from './slotForm';
import { UnmovableDays } from './UnmovableDays';

/** The series of slots that a form is about to change, as a whole or from a day on. */
export interface ChangedSeries {
  slotId: string;
  /** First day of the new slot when the series is split; undefined when the whole series changes. */
  date: string | undefined;
}

/**
 * Shows, before a series is saved, what happens to days with changes of their own. Counts those that move with the series, and
 * lists those whose changes would be lost.
 */
export function MovedDays({
  form,
  begin,
  series,
}: {
  form: SaveForm<SlotValues>;
  begin: SlotValues;
  series: ChangedSeries;
}) {
  const { t } = useTranslation();
  const values = useWatch({ control: form.control }) as SlotValues;
  const input = useDebounced(JSON.stringify(timesIn(changedInput(begin, values))));
  const { data } = useSlotDayMovesQuery(
    input === '{}'
      ? skipToken
      : {
          variables: {
            id: series.slotId,
            input: JSON.parse(input) as SlotPatch,
            ...(series.date !== undefined && { date: series.date }),
          },
          fetchPolicy: 'network-only',
        },
  );
  const moves = input === '{}' ? [] : (data?.slotDayMoves ?? []);
  const unmovable = moves.filter(({ to }) => to === null);
  const movable = moves.length - unmovable.length;
  return (
    <Stack role="status" gap="3">
      {unmovable.length > 0 ? (
        <Frame>
          <Text fontWeight="medium">{t('calendar.unmovable.title', { count: unmovable.length })}</Text>
          <Text textStyle="compact">{t('calendar.unmovable.body')}</Text>
          <UnmovableDays days={unmovable} />
        </Frame>
      ) : null}
      {movable > 0 ? <Text textStyle="compact">{t('calendar.alsoMoves', { count: movable })}</Text> : null}
    </Stack>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'border.warning',
    bg: 'bg.warning',
    p: '3',
    borderRadius: 'l2',
  },
});

/** The part of a patch that moves days of a series. */
const timesIn = ({ startDate, startTime, duration, recurrence }: SlotPatch): SlotPatch => ({
  ...(startDate !== undefined && { startDate }),
  ...(startTime !== undefined && { startTime }),
  ...(duration !== undefined && { duration }),
  ...(recurrence !== undefined && { recurrence }),
});
