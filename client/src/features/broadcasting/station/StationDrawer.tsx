import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../../kit/form/EditDrawer';
import { TextField } from '../../../kit/form/fields/fields';
import { problemOfNumber } from '../../../kit/form/numbers';
import type { Picked } from '../../../kit/form/pickers/found';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { useFoundMedia } from './foundMedia';
import { StationDocument, useSetStationMutation, type StationFieldsFragment } from './station.generated';

type Settings = Pick<StationFieldsFragment, 'version' | 'loudness' | 'fade' | 'emergency'>;

interface Values {
  loudness: string;
  fade: string;
  emergencyId: Picked;
}

/** Playback settings of a radio that has never changed them: loudness in LUFS, fade in milliseconds. */
const nothingYet: Settings = { version: 0, loudness: -16, fade: 500, emergency: null };
const silence: Picked = { id: '', text: '' };

const valuesOf = ({ loudness, fade, emergency }: Settings): Values => ({
  loudness: String(loudness),
  fade: String(fade),
  emergencyId: emergency ? { id: emergency.id, text: emergency.title } : silence,
});

/** Parses a typed decimal, with a point or a comma, and with `-` or the typographic `−`. */
const decimalOf = (text: string) => Number(text.trim().replace(',', '.').replace('−', '-'));
const problemOfDecimal = (text: string) => (Number.isFinite(decimalOf(text)) ? undefined : 'invalid');

/**
 * Form with the playback settings of the radio. Not a `plainForm`: a radio has at most one station, which is queried without an
 * id, and which the first save creates.
 */
export default function StationDrawer({
  station,
  onClose,
}: {
  station: StationFieldsFragment | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [set] = useSetStationMutation({ refetchQueries: station ? [] : [StationDocument] });
  return (
    <EditDrawer<Settings, Values>
      title={t('airStation.edit')}
      record={station ?? nothingYet}
      valuesOf={valuesOf}
      load={async (runQuery) => (await runQuery(StationDocument, {})).station ?? nothingYet}
      units={[['emergencyId.id', 'emergencyId.text']]}
      fieldNames={{
        loudness: { label: t('onAir.fields.loudness') },
        fade: { label: t('onAir.fields.fade') },
        'emergencyId.text': { label: t('onAir.fields.emergency') },
      }}
      save={async ({ loudness, fade, emergencyId }, { version }) => {
        const input = {
          loudness: decimalOf(loudness),
          fade: Number(fade),
          emergencyId: emergencyId.id || null,
        };
        await set({ variables: { version, input } });
        return t('airStation.saved');
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="loudness"
            label={t('onAir.fields.loudness')}
            help={t('airStation.loudnessHelp')}
            maxLength={6}
            validate={problemOfDecimal}
          />
          <TextField
            form={form}
            name="fade"
            label={t('onAir.fields.fade')}
            help={t('airStation.fadeHelp')}
            inputMode="numeric"
            maxLength={4}
            validate={problemOfNumber}
          />
          <EmergencyField form={form} />
        </>
      )}
    </EditDrawer>
  );
}

function EmergencyField({ form }: { form: SaveForm<Values> }) {
  const { t } = useTranslation();
  const chosen = useWatch({ control: form.control, name: 'emergencyId' }) as Picked;
  return (
    <RecordPicker
      form={form}
      name="emergencyId"
      label={t('onAir.fields.emergency')}
      help={t('airStation.emergencyHelp')}
      isOptional
      chosen={chosen}
      onChoose={(picked) => form.setValue('emergencyId', picked, { shouldDirty: true })}
      useFound={useFoundMedia}
      showLabel={t('airStation.showMedia')}
    />
  );
}
