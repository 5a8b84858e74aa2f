import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/toasts/notify';
import { SelectField } from '../../../kit/form/fields/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import type { Picked } from '../../../kit/form/pickers/found';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { useFoundMedia } from '../station/foundMedia';
import { useComingItemsQuery, usePlayNextMutation } from './now.generated';
import { useRadioClock } from './useRadioClock';

interface Values {
  mediaId: Picked;
  afterId: string;
}

/** Form that plays a medium of the library next, or after a later planned item. Not a `plainForm`, because it creates no record. */
export default function PlayNextDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = usePlayNextMutation();
  const form = useSaveForm<Values>({
    defaultValues: { mediaId: { id: '', text: '' }, afterId: '' },
    save: async ({ mediaId, afterId }) => {
      await send({ variables: { mediaId: mediaId.id, afterId: afterId || null } });
      const message = afterId ? 'onAirNow.playsAfter' : 'onAirNow.playsNext';
      notify({ type: 'success', title: t(message, { title: mediaId.text }) });
      onClose();
    },
  });
  // Planned items load in the background. Until then, the form offers to play the medium next.
  const { data } = useComingItemsQuery({ fetchPolicy: 'network-only' });
  const clock = useRadioClock();
  const positions = (data?.airItems.items ?? []).map(({ id, title, plannedAt }) => ({
    value: id,
    label: t('onAirNow.afterItem', { title, time: clock.time(new Date(plannedAt)) }),
  }));
  const chosen = useWatch({ control: form.control, name: 'mediaId' }) as Picked;
  return (
    <FormDrawer
      form={form}
      title={t('onAirNow.playNext')}
      description={t('onAirNow.playNextAbout')}
      saveLabel={t('onAirNow.playNext')}
      onClose={onClose}
    >
      <RecordPicker
        form={form}
        name="mediaId"
        label={t('onAirNow.medium')}
        chosen={chosen}
        onChoose={(picked) => form.setValue('mediaId', picked, { shouldDirty: true })}
        useFound={useFoundMedia}
        showLabel={t('airStation.showMedia')}
      />
      <SelectField
        form={form}
        name="afterId"
        label={t('onAirNow.where')}
        isOptional
        options={[{ value: '', label: t('onAirNow.rightNext') }, ...positions]}
      />
    </FormDrawer>
  );
}
