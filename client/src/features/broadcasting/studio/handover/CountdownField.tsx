import { Field, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';

/** Offered countdowns of a handover, in seconds. */
const countdowns = [0, 5, 10, 20, 30, 60];
export const usualCountdown = 10;

/** Select for the countdown of a handover. */
export function CountdownField({
  seconds,
  onChange,
}: {
  seconds: number;
  onChange: (seconds: number) => void;
}) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  return (
    <Field.Root w="auto">
      <Field.Label>{t('studio.handover.countdown')}</Field.Label>
      <NativeSelect.Root size="sm" minW="24">
        <NativeSelect.Field value={seconds} onChange={({ target }) => onChange(Number(target.value))}>
          {countdowns.map((seconds) => (
            <option key={seconds} value={seconds}>
              {measure.clock(seconds * 1000)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
