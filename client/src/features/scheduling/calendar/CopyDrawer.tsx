import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../../kit/form/fields/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { daysLater } from './time/wall';

interface CopyValues {
  days: '1' | '7';
  from: string;
  to: string;
}

/** Form to copy a day or a week of the calendar to other days. */
export function CopyDrawer({
  from,
  onCopy,
  onClose,
}: {
  from: string;
  onCopy: (from: string, to: string, days: 1 | 7) => Promise<boolean>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useSaveForm<CopyValues>({
    defaultValues: { days: '7', from, to: daysLater(from, 7) },
    save: async ({ days, from: first, to }) => {
      if (await onCopy(first, to, days === '7' ? 7 : 1)) onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('calendar.copy')}
      description={t('calendar.copyHint')}
      saveLabel={t('calendar.copyNow')}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="days"
        label={t('calendar.copyWhat')}
        options={(['1', '7'] as const).map((value) => ({ value, label: t(`calendar.copyDays.${value}`) }))}
      />
      <TextField form={form} name="from" label={t('calendar.copyFrom')} type="date" />
      <TextField form={form} name="to" label={t('calendar.copyTo')} type="date" />
    </FormDrawer>
  );
}
