import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/notify';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import type { Picked } from '../../../kit/form/pickers/found';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { useFoundMedia } from '../station/foundMedia';
import { usePlayNextMutation } from './now.generated';

interface Values {
  mediaId: Picked;
}

/** Has something of the library played next. By hand: nothing is recorded by it, something is heard. */
export default function PlayNextDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = usePlayNextMutation();
  const form = useSaveForm<Values>({
    defaultValues: { mediaId: { id: '', text: '' } },
    save: async ({ mediaId }) => {
      await send({ variables: { mediaId: mediaId.id } });
      notify({ type: 'success', title: t('onAirNow.playsNext', { title: mediaId.text }) });
      onClose();
    },
  });
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
        onChoose={(one) => form.setValue('mediaId', one, { shouldDirty: true })}
        useFound={useFoundMedia}
        showLabel={t('airStation.showMedia')}
      />
    </FormDrawer>
  );
}
