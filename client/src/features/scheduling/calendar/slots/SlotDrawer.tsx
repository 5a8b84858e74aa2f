import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../../apollo/errors';
import { CheckField } from '../../../../kit/form/fields/CheckField';
import { FieldPair, TextField } from '../../../../kit/form/fields/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { useSaveForm, type SaveForm } from '../../../../kit/form/useSaveForm';
import { Clashes } from '../clashes/Clashes';
import { conflictIn, type ScheduleConflict } from '../clashes/conflict';
import { LayerField } from './LayerField';
import { LengthField } from './LengthField';
import { MovedDays, type ChangedSeries } from './MovedDays';
import { RuleFields } from './RuleFields';
import type { SlotValues } from './slotForm';
import { EpisodeField, WhatFields } from './WhatFields';

/** Fields that the slot form shows: all, those of a single day, or only the times and the layer. */
export type SlotFormKind = 'whole' | 'day' | 'time';

interface Props {
  title: string;
  saveLabel: string;
  begin: SlotValues;
  /** Name by which the draft is stored. Identifies the edited slot, the scope of the change, and the day. */
  record?: string;
  kind?: SlotFormKind;
  /** The series that the change applies to; undefined for a single day. */
  series?: ChangedSeries | undefined;
  /** Saves the values. The form shows a thrown schedule conflict with its solutions. */
  save: (values: SlotValues) => Promise<void>;
  onClose: () => void;
}

/** Form to add or edit a slot. Not a `plainForm`, because of its recurrence rule and its schedule conflicts. */
export function SlotDrawer({
  title,
  saveLabel,
  begin,
  record,
  kind = 'whole',
  series,
  save,
  onClose,
}: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(kind);
  const [conflict, setConflict] = useState<ScheduleConflict>();
  const form = useSaveForm<SlotValues>({
    defaultValues: begin,
    record,
    about: kind,
    save: async (values) => {
      setConflict(undefined);
      await save(values).catch((error: unknown) => {
        setConflict(conflictIn(error));
        const { fields = {} } = apiErrorOf(error);
        // When a field has a problem that is not shown, show all fields.
        if (Object.keys(fields).some((name) => !timeFields.has(name)))
          setShown((now) => (now === 'time' ? 'whole' : now));
        const { localStart: message } = fields;
        if (message) form.setError(fieldOfStart(message), { type: 'server', message });
        throw error;
      });
    },
  });
  const set = (name: 'startTime' | 'layer', value: string) => {
    form.setValue(name, value as never, { shouldDirty: true });
    setConflict(undefined);
  };
  return (
    <FormDrawer form={form} title={title} saveLabel={saveLabel} onClose={onClose}>
      {conflict ? (
        <Clashes
          conflict={conflict}
          onStart={(time) => set('startTime', time.slice(0, 5))}
          onLayer={(layer) => set('layer', layer)}
        />
      ) : null}
      {series ? <MovedDays form={form} begin={begin} series={series} /> : null}
      {shown === 'whole' ? <WhatFields form={form} /> : null}
      {shown === 'day' ? <EpisodeField form={form} /> : null}
      {shown === 'time' ? null : (
        <TextField form={form} name="title" label={t('planning.fields.title')} maxLength={160} isOptional />
      )}
      <WhenFields form={form} />
      {shown === 'whole' ? (
        <>
          <RuleFields form={form} />
          <ColourFields form={form} />
        </>
      ) : null}
      {shown === 'time' ? (
        <Button variant="outline" alignSelf="flex-start" onClick={() => setShown('whole')}>
          {t('calendar.moreFields')}
        </Button>
      ) : null}
    </FormDrawer>
  );
}

/** Fields of the form kind `time`. */
const timeFields = new Set(['startDate', 'startTime', 'duration', 'layer']);

/**
 * Returns the field that shows a problem of the start. For a single day, the server has one field for date and time: `min` and `max`
 * are problems of the date, all others of the time.
 */
const fieldOfStart = (problem: string) =>
  problem === 'min' || problem === 'max' ? ('startDate' as const) : ('startTime' as const);

type FormProps = { form: SaveForm<SlotValues> };

function WhenFields({ form }: FormProps) {
  const { t } = useTranslation();
  return (
    <>
      <FieldPair>
        <TextField form={form} name="startDate" label={t('planning.fields.startDate')} type="date" />
        <TextField form={form} name="startTime" label={t('planning.fields.startTime')} type="time" />
      </FieldPair>
      <FieldPair>
        <LengthField form={form} name="duration" />
        <LayerField form={form} name="layer" />
      </FieldPair>
    </>
  );
}

function ColourFields({ form }: FormProps) {
  const { t } = useTranslation();
  const hasColour = useWatch({ control: form.control, name: 'hasColour' });
  return (
    <>
      <CheckField form={form} name="hasColour" label={t('calendar.ownColour')} />
      {hasColour ? (
        <TextField form={form} name="colour" label={t('planning.fields.colour')} type="color" />
      ) : null}
    </>
  );
}
