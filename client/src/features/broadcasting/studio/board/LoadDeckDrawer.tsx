import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import type { Picked } from '../../../../kit/form/pickers/found';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import { useSaveForm } from '../../../../kit/form/useSaveForm';
import { useFoundMedia } from '../../station/foundMedia';
import type { Deck } from '../desk/deck';
import { useLoadDeck } from './useLoadDeck';

interface Values {
  mediaId: Picked;
}

/** Drawer that loads a medium of the library onto a deck. Not a `plainForm`, because it saves no record. */
export default function LoadDeckDrawer({
  deck,
  channel,
  onClose,
}: {
  deck: Deck;
  channel: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const load = useLoadDeck();
  const form = useSaveForm<Values>({
    defaultValues: { mediaId: { id: '', text: '' } },
    about: channel,
    save: async ({ mediaId }) => {
      if (!(await load(deck, mediaId.id))) notify({ type: 'error', title: t('studio.desk.notInLibrary') });
      onClose();
    },
  });
  const chosen = useWatch({ control: form.control, name: 'mediaId' }) as Picked;
  return (
    <FormDrawer
      form={form}
      title={t('studio.desk.loadOn', { channel })}
      saveLabel={t('studio.desk.load')}
      onClose={onClose}
    >
      <RecordPicker
        form={form}
        name="mediaId"
        label={t('studio.desk.medium')}
        chosen={chosen}
        onChoose={(picked) => form.setValue('mediaId', picked, { shouldDirty: true })}
        useFound={useFoundMedia}
        showLabel={t('airStation.showMedia')}
      />
    </FormDrawer>
  );
}
