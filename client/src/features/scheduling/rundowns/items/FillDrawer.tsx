import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { CheckField } from '../../../../kit/form/fields/CheckField';
import { SelectField } from '../../../../kit/form/fields/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { foundBy, type Picked } from '../../../../kit/form/pickers/found';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import { useSaveForm } from '../../../../kit/form/useSaveForm';
import { usePlaylistsToPlanQuery } from '../../calendar/calendar.generated';
import { useFoundClocks, named } from '../../../programmes/shared';
import { useFillRundownMutation, type RundownFieldsFragment } from '../rundowns.generated';

const useFoundPlaylists = foundBy(usePlaylistsToPlanQuery, ({ playlists }) => playlists.items.map(named));
const nothing: Picked = { id: '', text: '' };

/** Maximum number of items in a rundown; longer programmes are filled on air. */
const maxItems = 500;

interface FillValues {
  by: 'emission' | 'clock' | 'playlist';
  clockId: Picked;
  playlistId: Picked;
  replace: boolean;
}

/**
 * Form that fills the unplanned time of a rundown; then reports how many items were added. Not a `plainForm`, because the
 * fields depend on the source.
 */
export default function FillDrawer({
  rundown,
  onFilled,
  onClose,
}: {
  rundown: RundownFieldsFragment;
  onFilled: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const [fill] = useFillRundownMutation();
  const { slotId, date } = rundown;
  const form = useSaveForm<FillValues>({
    defaultValues: { by: 'emission', clockId: nothing, playlistId: nothing, replace: false },
    save: async ({ by, clockId, playlistId, replace }) => {
      const variables = {
        slotId,
        date,
        clockId: by === 'clock' ? clockId.id : null,
        playlistId: by === 'playlist' ? playlistId.id : null,
        replace,
      };
      const there = new Set(rundown.items.map(({ id }) => id));
      const { data } = await fill({ variables });
      const { items, empty } = data!.fillRundown;
      const added = items.filter(({ id }) => !there.has(id)).length;
      const isFull = items.length >= maxItems && empty > 0;
      notify({
        type: added > 0 && !isFull ? 'success' : 'info',
        title: t(added > 0 ? 'rundowns.fill.done' : 'rundowns.fill.nothing', { count: added }),
        ...(isFull && {
          description: t('rundowns.fill.full', { max: maxItems, length: measure.clock(empty) }),
        }),
      });
      onClose();
      await onFilled();
    },
  });
  const [by, clock, playlist] = useWatch({ control: form.control, name: ['by', 'clockId', 'playlistId'] });
  return (
    <FormDrawer
      form={form}
      title={t('rundowns.fill.title')}
      description={t('rundowns.fill.hint')}
      saveLabel={t('rundowns.fill.do')}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="by"
        label={t('rundowns.fill.by')}
        options={(['emission', 'clock', 'playlist'] as const).map((value) => ({
          value,
          label: t(`rundowns.fill.from.${value}`),
        }))}
      />
      {by === 'clock' ? (
        <RecordPicker
          form={form}
          name="clockId"
          label={t('clocks.one')}
          chosen={clock}
          onChoose={(picked) => form.setValue('clockId', picked, { shouldDirty: true })}
          useFound={useFoundClocks}
          showLabel={t('rundowns.showAll')}
        />
      ) : null}
      {by === 'playlist' ? (
        <RecordPicker
          form={form}
          name="playlistId"
          label={t('planning.fields.playlist')}
          chosen={playlist}
          onChoose={(picked) => form.setValue('playlistId', picked, { shouldDirty: true })}
          useFound={useFoundPlaylists}
          showLabel={t('rundowns.showAll')}
        />
      ) : null}
      <CheckField form={form} name="replace" label={t('rundowns.fill.replace')} />
    </FormDrawer>
  );
}
