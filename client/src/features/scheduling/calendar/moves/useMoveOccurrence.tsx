import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../../kit/feedback/toasts/notify';
import type { CalendarOccurrenceFragment } from '../calendar.generated';
import { UnmovableDays } from '../slots/UnmovableDays';
import type { TimeSpan } from './movedSlot';
import type { CalendarWrites } from './useCalendarWrites';
import type { ChooseScope } from './useScopeDialog';

/**
 * Returns a function that moves an occurrence, the rest of its series, or the whole series. First asks for the scope, and warns
 * about days whose own changes would be lost. Resolves to false when the occurrence stays at its old position.
 */
export function useMoveOccurrence(writes: CalendarWrites, chooseScope: ChooseScope) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async (occurrence: CalendarOccurrenceFragment, span: TimeSpan): Promise<boolean> => {
    if (!occurrence.slot?.isMine) {
      notify({ type: 'info', title: t('calendar.notYours') });
      return false;
    }
    const scope = await chooseScope(occurrence, t('calendar.moveWhich', { name: occurrence.title }));
    if (!scope) return false;
    const days = await writes.unmovableDays(occurrence, span, scope);
    if (days.length > 0) {
      const isSure = await confirm({
        title: t('calendar.unmovable.title', { count: days.length }),
        body: (
          <Stack gap="2">
            <Text>{t('calendar.unmovable.body')}</Text>
            <UnmovableDays days={days} />
          </Stack>
        ),
        confirmLabel: t('calendar.unmovable.move'),
      });
      if (!isSure) return false;
    }
    return writes.move(occurrence, span, scope);
  };
}
