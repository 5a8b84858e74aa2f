import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SlotDayEffect, SlotDaysInput } from '../../../../apollo/schemaTypes.generated';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { useDebounced } from '../../../../kit/useDebounced';
import {
  useSlotDaysPreviewQuery,
  type CalendarSlotFragment,
  type DayOfRangeFragment,
} from '../calendar.generated';
import { Clashes } from '../clashes/Clashes';
import { useWallFormat } from '../time/useWallFormat';
import { daysByEffect, isEmptyChange, rangeInput, type RangeValues } from './dayRange';

const List = chakra('ul');
const maxShown = 8;

/** Preview of a change: the affected days, their number, and the effect on each. */
export function RangePreview({
  form,
  slot,
  isRefused,
}: {
  form: SaveForm<RangeValues>;
  slot: CalendarSlotFragment;
  /** True after the save was rejected for a schedule conflict: the form then shows the conflict itself. */
  isRefused: boolean;
}) {
  const { t } = useTranslation();
  const values = useWatch({ control: form.control }) as RangeValues;
  const json = useDebounced(JSON.stringify(rangeInput(slot, values)));
  const input = JSON.parse(json) as SlotDaysInput;
  const isEmpty = isEmptyChange(input);
  const { data } = useSlotDaysPreviewQuery(
    isEmpty ? skipToken : { variables: { id: slot.id, input }, fetchPolicy: 'network-only' },
  );
  const preview = isEmpty ? undefined : data?.slotDaysPreview;
  const hint = isEmpty
    ? t('calendar.range.empty')
    : preview?.days.length === 0
      ? t('calendar.range.noDays')
      : undefined;
  return (
    <Stack role="status" gap="3">
      {hint ? (
        <Text textStyle="compact" color="fg.muted">
          {hint}
        </Text>
      ) : null}
      {preview?.conflicts && !isRefused ? <Clashes conflict={preview.conflicts} /> : null}
      {daysByEffect(preview?.days ?? []).map(([effect, days]) => (
        <DaysOfEffect key={effect} effect={effect} days={days} />
      ))}
    </Stack>
  );
}

function DaysOfEffect({ effect, days }: { effect: SlotDayEffect; days: readonly DayOfRangeFragment[] }) {
  const { t } = useTranslation();
  const format = useWallFormat();
  const hasNewTime = effect === 'MOVED' || effect === 'REPLACED' || effect === 'RESTORED';
  return (
    <Stack gap="1" borderWidth="1px" borderRadius="l2" p="3">
      <Text fontWeight="medium">{t(`calendar.range.effects.${effect}`, { count: days.length })}</Text>
      <List listStyleType="none" textStyle="compact">
        {days.slice(0, maxShown).map(({ date, localStart, newLocalStart, newLocalEnd }) => (
          <Flex as="li" key={date} gap="2" justify="space-between" py="0.5">
            <Text>{format.day(localStart)}</Text>
            <Text flexShrink="0" color="fg.muted" fontVariantNumeric="tabular-nums">
              {hasNewTime
                ? `${format.time(newLocalStart)} – ${format.time(newLocalEnd)}`
                : format.time(localStart)}
            </Text>
          </Flex>
        ))}
      </List>
      {days.length > maxShown ? (
        <Text textStyle="xs" color="fg.muted">
          {t('calendar.moreClashes', { count: days.length - maxShown })}
        </Text>
      ) : null}
    </Stack>
  );
}
