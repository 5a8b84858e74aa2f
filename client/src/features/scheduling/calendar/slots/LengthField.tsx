import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../kit/form/fields/fields';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { problemOfMinutes } from '../../../programmes/shared';

/** Field for the length of a slot, in minutes. With `isWhole`, rejects fractions of a minute, zero, and more than a day. */
export function LengthField<TValues extends FieldValues>({
  isWhole = false,
  ...field
}: {
  form: SaveForm<TValues>;
  name: Path<TValues>;
  isWhole?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      label={t('calendar.minutes')}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      maxLength={isWhole ? 4 : 10}
      validate={isWhole ? problemOfWholeMinutes : problemOfMinutes}
    />
  );
}

const problemOfWholeMinutes = (minutes: string) =>
  /^\d{1,4}$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= 1440 ? undefined : 'invalid';
