import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SlotCategory, SlotLayer } from '../../../../apollo/schemaTypes.generated';
import { apiErrorOf } from '../../../../apollo/errors';
import { useCanAll } from '../../../../kit/access/useCan';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { FieldPair, SelectField } from '../../../../kit/form/fields/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import type { Picked } from '../../../../kit/form/pickers/found';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import { useSaveForm } from '../../../../kit/form/useSaveForm';
import { useFoundEmissions, useOwnEmissions } from '../../calendar/slots/foundEmissions';
import { nothing } from '../../calendar/slots/slotForm';
import { useOwnLayers } from '../../calendar/slots/useOwnLayers';
import { useImportCalendarMutation, type ImportedEventFragment } from '../icalendar.generated';
import { CalendarFileField, type FileProblem } from './CalendarFileField';
import {
  calendarParts,
  maxFileEvents,
  maxFileLength,
  maxRequestEvents,
  maxRequestLength,
} from './calendarParts';
import { ImportedEvents } from './ImportedEvents';

interface ImportValues {
  category: SlotCategory;
  layer: SlotLayer;
  emissionId: Picked;
}

/** Events of a preview, or of an import when `isDone`. `for` identifies its file and its options. */
interface Listed {
  for: string;
  events: readonly ImportedEventFragment[];
  isDone: boolean;
}

const categories = ['LIVE', 'MULTIMEDIA'] as const;

/**
 * Form to import a calendar file. Not a `plainForm`, because it has two steps: the first submit previews the events, the second imports
 * them. The file text is not a form field, because drafts contain all fields and this one would fill the browser's storage.
 */
export function CalendarImportDrawer({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const limits = { length: format.integer(maxFileLength), events: format.integer(maxFileEvents) };
  const seriesLimits = {
    length: format.integer(maxRequestLength),
    events: format.integer(maxRequestEvents),
  };
  const plansAll = useCanAll()({ action: 'create', subject: 'Slot' });
  const layers = useOwnLayers();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<FileProblem>();
  const [listed, setListed] = useState<Listed>();
  const [importCalendar] = useImportCalendarMutation();

  /** Sends the parts of the file one by one, and returns their events. `apply` imports them; otherwise it is a preview. */
  const send = async ({ category, layer, emissionId }: ImportValues, apply: boolean) => {
    const events: ImportedEventFragment[] = [];
    for (const part of calendarParts(text).parts) {
      const input = { text: part, category, layer, defaultEmissionId: emissionId.id || null };
      // oxlint-disable-next-line no-await-in-loop -- parts are imported one after the other, so that a later part sees the slots of an earlier one
      const { data } = await importCalendar({ variables: { input, apply } });
      events.push(...data!.importCalendar.events);
    }
    return events;
  };
  const form = useSaveForm<ImportValues>({
    defaultValues: { category: 'LIVE', layer: 'PROGRAMMES', emissionId: nothing },
    about: 'calendarImport',
    save: async (values) => {
      const found = problemOf(text);
      setProblem(found);
      if (found) return;
      try {
        const events = await send(values, isReady);
        setListed({ for: keyOf(text, values), events, isDone: isReady });
        if (isReady) {
          // Everything is saved, so the drawer must not warn about unsaved changes.
          form.reset(values);
          finish(events);
        }
      } catch (error) {
        const { fields = {} } = apiErrorOf(error);
        if (!fields['text']) throw error;
        setProblem({ key: fields['text'] });
      }
    },
  });
  const values = useWatch({ control: form.control }) as ImportValues;
  const shown = listed?.for === keyOf(text, values) ? listed : undefined;
  const ready = shown && !shown.isDone ? shown.events.filter(({ state }) => state === 'READY').length : 0;
  const isReady = ready > 0;

  const finish = (events: readonly ImportedEventFragment[]) => {
    const count = events.filter(({ state }) => state === 'IMPORTED').length;
    notify({ type: 'success', title: t('calendarImports.done', { count }) });
    onDone();
    if (!events.some(({ state }) => state === 'PROBLEM')) onClose();
  };
  return (
    <FormDrawer
      form={form}
      title={t('calendarImports.title')}
      description={t('calendarImports.hint', limits)}
      saveLabel={isReady ? t('calendarImports.import', { count: ready }) : t('calendarImports.show')}
      onClose={onClose}
    >
      <CalendarFileField
        text={text}
        problem={problem}
        limits={limits}
        seriesLimits={seriesLimits}
        onType={(typed) => {
          setText(typed);
          setProblem(undefined);
        }}
      />
      <FieldPair>
        <SelectField
          form={form}
          name="category"
          label={t('planning.fields.category')}
          options={categories.map((value) => ({ value, label: t(`planning.slotCategories.${value}`) }))}
        />
        <SelectField
          form={form}
          name="layer"
          label={t('planning.fields.layer')}
          options={layers.map((value) => ({ value, label: t(`planning.slotLayers.${value}`) }))}
        />
      </FieldPair>
      <RecordPicker
        form={form}
        name="emissionId"
        label={t('calendarImports.emission')}
        help={t('calendarImports.emissionHint')}
        isOptional
        chosen={values.emissionId}
        onChoose={(picked) => form.setValue('emissionId', picked, { shouldDirty: true })}
        useFound={plansAll ? useFoundEmissions : useOwnEmissions}
        showLabel={t('calendar.showEmissions')}
      />
      {shown ? <ImportedEvents events={shown.events} /> : null}
    </FormDrawer>
  );
}

const keyOf = (text: string, { category, layer, emissionId }: ImportValues) =>
  JSON.stringify([category, layer, emissionId.id, text]);

function problemOf(text: string): FileProblem | undefined {
  if (text.trim() === '') return { key: 'required' };
  if (text.length > maxFileLength) return { key: 'tooLong' };
  const { events, tooLargeSeries } = calendarParts(text);
  if (events > maxFileEvents) return { key: 'tooLong' };
  if (tooLargeSeries === undefined) return undefined;
  return { key: 'seriesTooLarge', title: tooLargeSeries.slice(0, 80) };
}
