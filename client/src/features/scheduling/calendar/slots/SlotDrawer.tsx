import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../../apollo/errors';
import { CheckField } from '../../../../kit/form/CheckField';
import { FieldPair, SelectField, TextField } from '../../../../kit/form/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { useSaveForm, type SaveForm } from '../../../../kit/form/useSaveForm';
import { problemOfMinutes } from '../../../programmes/shared';
import { Clashes } from '../clashes/Clashes';
import { conflictIn, type ScheduleConflict } from '../clashes/conflict';
import { MovedDays, type ChangedSeries } from './MovedDays';
import { RuleFields } from './RuleFields';
import type { SlotValues } from './slotForm';
import { useOwnLayers } from './useOwnLayers';
import { EpisodeField, WhatFields } from './WhatFields';

/** What of a slot is asked for: all of it, what one day may have of its own, or where something known is put. */
export type SlotFormKind = 'whole' | 'day' | 'place';

interface Props {
  title: string;
  saveLabel: string;
  begin: SlotValues;
  /** The slot that is edited, or the day of it. */
  record?: string;
  kind?: SlotFormKind;
  /** The series that is changed, when it has more than the one day. */
  series?: ChangedSeries | undefined;
  /** Sends what was typed; a clash is thrown, and shown with what one could do. */
  save: (values: SlotValues) => Promise<void>;
  onClose: () => void;
}

/** The form of a slot: what, when, how often. It is special for its rule, and for the clashes that it shows and solves. */
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
        // What is wrong is shown where it can be mended.
        if (Object.keys(fields).some((name) => !placeFields.has(name)))
          setShown((now) => (now === 'place' ? 'whole' : now));
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
      {shown === 'place' ? null : (
        <TextField form={form} name="title" label={t('planning.fields.title')} maxLength={160} isOptional />
      )}
      <WhenFields form={form} />
      {shown === 'whole' ? (
        <>
          <RuleFields form={form} />
          <ColourFields form={form} />
        </>
      ) : null}
      {shown === 'place' ? (
        <Button variant="outline" alignSelf="flex-start" onClick={() => setShown('whole')}>
          {t('calendar.moreFields')}
        </Button>
      ) : null}
    </FormDrawer>
  );
}

/** What the form asks of something known. */
const placeFields = new Set(['startDate', 'startTime', 'duration', 'layer']);

/** A day of a slot has its start in one: too early or too late is its day, anything else its time. */
const fieldOfStart = (problem: string) =>
  problem === 'min' || problem === 'max' ? ('startDate' as const) : ('startTime' as const);

type FormProps = { form: SaveForm<SlotValues> };

function WhenFields({ form }: FormProps) {
  const { t } = useTranslation();
  const layers = useOwnLayers();
  return (
    <>
      <FieldPair>
        <TextField form={form} name="startDate" label={t('planning.fields.startDate')} type="date" />
        <TextField form={form} name="startTime" label={t('planning.fields.startTime')} type="time" />
      </FieldPair>
      <FieldPair>
        <TextField
          form={form}
          name="duration"
          label={t('calendar.minutes')}
          inputMode="decimal"
          maxLength={10}
          validate={problemOfMinutes}
        />
        <SelectField
          form={form}
          name="layer"
          label={t('planning.fields.layer')}
          options={layers.map((value) => ({ value, label: t(`planning.slotLayers.${value}`) }))}
        />
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
