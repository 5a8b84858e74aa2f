import { Flex, Fieldset } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../kit/form/CheckField';
import { FieldPair, SelectField, TextField } from '../../../kit/form/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { problemOfNumber } from '../../../kit/form/numbers';
import { useCan } from '../../../kit/access/useCan';
import { foundBy, type Picked } from '../../../kit/form/pickers/found';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import { useSaveForm, type SaveForm } from '../../../kit/form/useSaveForm';
import { usePlaylistsToPlanQuery } from './calendar.generated';
import { Clashes } from './Clashes';
import { conflictIn, type ScheduleConflict } from './conflict';
import { useFoundEmissions, useOwnEmissions } from './foundEmissions';
import { repeats, slotCategories, slotLayers, weekdays, type SlotValues } from './slotForm';

const useFoundPlaylists = foundBy(usePlaylistsToPlanQuery, ({ playlists }) =>
  playlists.items.map(({ id, name }) => ({ id, text: name })),
);

interface Props {
  title: string;
  saveLabel: string;
  begin: SlotValues;
  /** Of a single day nothing changes but when it is, where, and what it is called. */
  isOneDay?: boolean;
  /** Sends what was typed; a clash is thrown, and shown with what one could do. */
  save: (values: SlotValues) => Promise<void>;
  onClose: () => void;
}

/** The form of a slot: what, when, how often. It is special for its rule, and for the clashes that it shows and solves. */
export function SlotDrawer({ title, saveLabel, begin, isOneDay = false, save, onClose }: Props) {
  const { t } = useTranslation();
  const [conflict, setConflict] = useState<ScheduleConflict>();
  const form = useSaveForm<SlotValues>({
    defaultValues: begin,
    save: async (values) => {
      setConflict(undefined);
      await save(values).catch((error: unknown) => {
        setConflict(conflictIn(error));
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
      {isOneDay ? null : <WhatFields form={form} />}
      <TextField form={form} name="title" label={t('planning.fields.title')} maxLength={160} isOptional />
      <FieldPair>
        <TextField form={form} name="startDate" label={t('planning.fields.startDate')} type="date" />
        <TextField form={form} name="startTime" label={t('planning.fields.startTime')} type="time" />
      </FieldPair>
      <FieldPair>
        <TextField
          form={form}
          name="duration"
          label={t('calendar.minutes')}
          inputMode="numeric"
          maxLength={6}
          validate={(text) => (Number(text.replace(',', '.')) > 0 ? undefined : 'min')}
        />
        <SelectField
          form={form}
          name="layer"
          label={t('planning.fields.layer')}
          options={slotLayers.map((value) => ({ value, label: t(`planning.slotLayers.${value}`) }))}
        />
      </FieldPair>
      {isOneDay ? null : <RuleFields form={form} />}
    </FormDrawer>
  );
}

type FormProps = { form: SaveForm<SlotValues> };

function WhatFields({ form }: FormProps) {
  const { t } = useTranslation();
  const plansAll = useCan()({ action: 'manage', subject: 'Slot' });
  const [category, emission, playlist] = useWatch({
    control: form.control,
    name: ['category', 'emissionId', 'playlistId'],
  }) as [SlotValues['category'], Picked, Picked];
  return (
    <>
      <SelectField
        form={form}
        name="category"
        label={t('planning.fields.category')}
        options={slotCategories
          // What is broadcast again is chosen where it is in the calendar.
          .filter((value) => value !== 'REBROADCAST' || category === 'REBROADCAST')
          .map((value) => ({ value, label: t(`planning.slotCategories.${value}`) }))}
      />
      <RecordPicker
        form={form}
        name="emissionId"
        label={t('planning.fields.emission')}
        isOptional={category === 'MULTIMEDIA' || category === 'REBROADCAST'}
        chosen={emission}
        onChoose={(one) => form.setValue('emissionId', one, { shouldDirty: true })}
        useFound={plansAll ? useFoundEmissions : useOwnEmissions}
        showLabel={t('calendar.showEmissions')}
      />
      {category === 'MULTIMEDIA' ? (
        <RecordPicker
          form={form}
          name="playlistId"
          label={t('planning.fields.playlist')}
          isOptional
          chosen={playlist}
          onChoose={(one) => form.setValue('playlistId', one, { shouldDirty: true })}
          useFound={useFoundPlaylists}
          showLabel={t('calendar.showPlaylists')}
        />
      ) : null}
    </>
  );
}

function RuleFields({ form }: FormProps) {
  const { t } = useTranslation();
  const repeat = useWatch({ control: form.control, name: 'repeat' });
  return (
    <>
      <FieldPair>
        <SelectField
          form={form}
          name="repeat"
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
      {repeat === 'WEEKLY' ? (
        <Fieldset.Root>
          <Fieldset.Legend textStyle="compact">{t('calendar.onDays')}</Fieldset.Legend>
          <Flex gap="3" wrap="wrap" mt="1">
            {weekdays.map((day) => (
              <CheckField
                key={day}
                form={form}
                name={`weekdays.${day}`}
                label={t(`calendar.weekdays.${day}`)}
              />
            ))}
          </Flex>
        </Fieldset.Root>
      ) : null}
      {repeat === 'MONTHLY' ? (
        <SelectField
          form={form}
          name="nth"
          label={t('calendar.nthLabel')}
          isOptional
          options={['', '1', '2', '3', '4', '5', '-1'].map((value) => ({
            value,
            label: t(`calendar.nth.${value || 'day'}` as 'calendar.nth.day'),
          }))}
        />
      ) : null}
      {repeat === 'NONE' ? null : (
        <TextField form={form} name="until" label={t('planning.fields.endDate')} type="date" isOptional />
      )}
    </>
  );
}
