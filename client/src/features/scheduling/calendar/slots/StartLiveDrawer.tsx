import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SlotLayer, StartLiveInput } from '../../../../apollo/schemaTypes.generated';
import { useCanAll } from '../../../../kit/access/useCan';
import { FieldPair, TextField } from '../../../../kit/form/fields/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import type { Picked } from '../../../../kit/form/pickers/found';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import { useSaveForm } from '../../../../kit/form/useSaveForm';
import { useFoundColleagues } from '../../../programmes/shared';
import { Clashes } from '../clashes/Clashes';
import { conflictIn, type ScheduleConflict } from '../clashes/conflict';
import { useFoundEmissions, useOwnEmissions } from './foundEmissions';
import { LayerField } from './LayerField';
import { LengthField } from './LengthField';
import { nothing } from './slotForm';
import { useOwnLayers } from './useOwnLayers';

interface StartLiveValues {
  emissionId: Picked;
  presenterId: Picked;
  /** Duration in minutes. */
  duration: string;
  title: string;
  layer: SlotLayer;
}

/** Form to start a live slot now. Not a `plainForm`, because it offers other layers after a schedule conflict. */
export function StartLiveDrawer({
  start,
  onClose,
}: {
  start: (input: StartLiveInput) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const plansAll = useCanAll()({ action: 'create', subject: 'Slot' });
  const layers = useOwnLayers();
  const [conflict, setConflict] = useState<ScheduleConflict>();
  const form = useSaveForm<StartLiveValues>({
    defaultValues: {
      emissionId: nothing,
      presenterId: nothing,
      duration: '60',
      title: '',
      layer: layers.at(-1)!,
    },
    about: 'startLive',
    save: async ({ emissionId, presenterId, duration, title, layer }) => {
      setConflict(undefined);
      await start({
        emissionId: emissionId.id,
        presenterId: presenterId.id || null,
        duration: Number(duration) * 60_000,
        title,
        layer,
      }).catch((error: unknown) => {
        setConflict(conflictIn(error));
        throw error;
      });
    },
  });
  const [emission, presenter] = useWatch({
    control: form.control,
    name: ['emissionId', 'presenterId'],
  }) as [Picked, Picked];
  return (
    <FormDrawer
      form={form}
      title={t('calendar.startLive.title')}
      description={t('calendar.startLive.hint')}
      saveLabel={t('calendar.startLive.start')}
      onClose={onClose}
    >
      {conflict ? (
        <Clashes
          conflict={conflict}
          onLayer={(layer) => {
            form.setValue('layer', layer, { shouldDirty: true });
            setConflict(undefined);
          }}
        />
      ) : null}
      <RecordPicker
        form={form}
        name="emissionId"
        label={t('planning.fields.emission')}
        chosen={emission}
        onChoose={(picked) => form.setValue('emissionId', picked, { shouldDirty: true })}
        useFound={plansAll ? useFoundEmissions : useOwnEmissions}
        showLabel={t('calendar.showEmissions')}
      />
      <RecordPicker
        form={form}
        name="presenterId"
        label={t('calendar.startLive.presenter')}
        help={t('calendar.startLive.presenterHint')}
        isOptional
        chosen={presenter}
        onChoose={(picked) => form.setValue('presenterId', picked, { shouldDirty: true })}
        useFound={useFoundColleagues}
        showLabel={t('calendar.startLive.showPeople')}
      />
      <FieldPair>
        <LengthField form={form} name="duration" isWhole />
        <LayerField form={form} name="layer" />
      </FieldPair>
      <TextField form={form} name="title" label={t('planning.fields.title')} maxLength={160} isOptional />
    </FormDrawer>
  );
}
