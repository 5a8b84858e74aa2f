import { Fieldset, Flex } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../../kit/form/fields/CheckField';
import { FieldPair, SelectField, TextField } from '../../../../kit/form/fields/fields';
import { problemOfNumber } from '../../../../kit/form/numbers';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import type { SlotValues } from './slotForm';
import { ends, hasMonthWeekdays, isOneOfWeekdays, monthDays, repeats, weekdays } from './slotRule';

type FormProps = { form: SaveForm<SlotValues> };

/** Fields of the recurrence rule: frequency, days and end. */
export function RuleFields({ form }: FormProps) {
  const { t } = useTranslation();
  const [repeat, inMonth] = useWatch({ control: form.control, name: ['recurrence', 'monthDays'] });
  return (
    <>
      <FieldPair>
        <SelectField
          form={form}
          name="recurrence"
          label={t('planning.fields.recurrence')}
          options={repeats.map((value) => ({ value, label: t(`calendar.repeats.${value}`) }))}
        />
        {repeat === 'NONE' ? null : (
          <TextField
            form={form}
            name="interval"
            label={t(`calendar.every.${repeat}`)}
            inputMode="numeric"
            maxLength={2}
            validate={problemOfNumber}
          />
        )}
      </FieldPair>
      {repeat === 'DAILY' ? <DayChecks form={form} name="daily" label={t('calendar.onlyOnDays')} /> : null}
      {repeat === 'WEEKLY' ? <DayChecks form={form} name="weekly" label={t('calendar.onDays')} /> : null}
      {repeat === 'MONTHLY' ? (
        <SelectField
          form={form}
          name="monthDays"
          label={t('calendar.nthLabel')}
          options={monthDays.map((value) => ({ value, label: t(`calendar.nth.${value}`) }))}
        />
      ) : null}
      {repeat === 'MONTHLY' && hasMonthWeekdays(inMonth) ? (
        <DayChecks
          form={form}
          name="monthly"
          label={t(isOneOfWeekdays(inMonth) ? 'calendar.monthWorkdays' : 'calendar.monthWeekdays')}
        />
      ) : null}
      {repeat === 'NONE' ? null : <EndFields form={form} />}
    </>
  );
}

function DayChecks({
  form,
  name,
  label,
}: FormProps & { name: 'daily' | 'weekly' | 'monthly'; label: string }) {
  const { t } = useTranslation();
  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="compact">{label}</Fieldset.Legend>
      <Flex gap="3" wrap="wrap" mt="1">
        {weekdays.map((day) => (
          <CheckField key={day} form={form} name={`${name}.${day}`} label={t(`calendar.weekdays.${day}`)} />
        ))}
      </Flex>
    </Fieldset.Root>
  );
}

function EndFields({ form }: FormProps) {
  const { t } = useTranslation();
  const end = useWatch({ control: form.control, name: 'ends' });
  return (
    <FieldPair>
      <SelectField
        form={form}
        name="ends"
        label={t('calendar.endsLabel')}
        options={ends.map((value) => ({ value, label: t(`calendar.ends.${value}`) }))}
      />
      {end === 'ON' ? (
        <TextField form={form} name="until" label={t('planning.fields.endDate')} type="date" />
      ) : null}
      {end === 'AFTER' ? (
        <TextField
          form={form}
          name="count"
          label={t('calendar.times')}
          inputMode="numeric"
          maxLength={4}
          validate={problemOfNumber}
        />
      ) : null}
    </FieldPair>
  );
}
