import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SlotDaysInput } from '../../../../apollo/schemaTypes.generated';
import { useCan, useCanAll } from '../../../../kit/access/useCan';
import { FieldPair, SelectField, TextField } from '../../../../kit/form/fields/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import { useSaveForm, type SaveForm } from '../../../../kit/form/useSaveForm';
import type { CalendarOccurrenceFragment, CalendarSlotFragment } from '../calendar.generated';
import { Clashes } from '../clashes/Clashes';
import { conflictIn, type ScheduleConflict } from '../clashes/conflict';
import { useFoundEmissions, useOwnEmissions } from '../slots/foundEmissions';
import { LengthField } from '../slots/LengthField';
import { rangeActions, rangeInput, rangeValues, type RangeValues } from './dayRange';
import { RangePreview } from './RangePreview';

/**
 * Form to change, cancel or reset the days of a series between two dates. Not a `plainForm`, because it previews the effect on
 * each day.
 */
export function RangeDrawer({
  slot,
  occurrence,
  save,
  onClose,
}: {
  slot: CalendarSlotFragment;
  occurrence: CalendarOccurrenceFragment;
  save: (input: SlotDaysInput) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [conflict, setConflict] = useState<ScheduleConflict>();
  const form = useSaveForm<RangeValues>({
    defaultValues: rangeValues(slot, occurrence),
    about: 'range',
    save: async (values) => {
      setConflict(undefined);
      await save(rangeInput(slot, values)).catch((error: unknown) => {
        setConflict(conflictIn(error));
        throw error;
      });
    },
  });
  const action = useWatch({ control: form.control, name: 'action' });
  return (
    <FormDrawer
      form={form}
      title={t('calendar.range.title')}
      description={occurrence.title}
      saveLabel={t('calendar.range.save')}
      onClose={onClose}
    >
      {conflict ? <Clashes conflict={conflict} /> : null}
      <FieldPair>
        <TextField form={form} name="from" label={t('calendar.range.from')} type="date" />
        <TextField form={form} name="to" label={t('calendar.range.to')} type="date" />
      </FieldPair>
      <SelectField
        form={form}
        name="action"
        label={t('calendar.range.action')}
        options={rangeActions.map((value) => ({ value, label: t(`calendar.range.actions.${value}`) }))}
      />
      {action === 'CHANGE' ? <ChangeFields form={form} /> : null}
      <RangePreview form={form} slot={slot} isRefused={conflict !== undefined} />
    </FormDrawer>
  );
}

function ChangeFields({ form }: { form: SaveForm<RangeValues> }) {
  const { t } = useTranslation();
  const mayCreate = useCan()({ action: 'create', subject: 'Slot' });
  const plansAll = useCanAll()({ action: 'create', subject: 'Slot' });
  const emission = useWatch({ control: form.control, name: 'emissionId' });
  return (
    <>
      <FieldPair>
        <TextField form={form} name="startTime" label={t('planning.fields.startTime')} type="time" />
        <LengthField form={form} name="duration" />
      </FieldPair>
      {mayCreate ? (
        <RecordPicker
          form={form}
          name="emissionId"
          label={t('calendar.range.emission')}
          help={t('calendar.range.emissionHint')}
          isOptional
          chosen={emission}
          onChoose={(picked) => form.setValue('emissionId', picked, { shouldDirty: true })}
          useFound={plansAll ? useFoundEmissions : useOwnEmissions}
          showLabel={t('calendar.showEmissions')}
        />
      ) : null}
    </>
  );
}
