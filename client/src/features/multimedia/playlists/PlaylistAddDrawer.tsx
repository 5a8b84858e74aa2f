import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../kit/feedback/notify';
import { SelectField, TextField } from '../../../kit/form/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { playlistPaths } from '../paths';
import { contents } from './choices';
import { useCreatePlaylistMutation } from './playlists.generated';
import { firstCriteria } from './smart/criteria';

/** Begins a playlist; its items or criteria are told on its own screen. */
export default function PlaylistAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [createPlaylist] = useCreatePlaylistMutation();
  const form = useSaveForm({
    defaultValues: { name: '', description: '', content: 'CHOSEN' as (typeof contents)[number] },
    save: async (values) => {
      const input = { ...values, ...(values.content === 'FOUND' ? { criteria: firstCriteria } : {}) };
      const { data } = await createPlaylist({ variables: { input } });
      notify({ type: 'success', title: t('playlists.added', { name: values.name }) });
      onClose();
      void navigate(playlistPaths.detail(data!.createPlaylist.id));
    },
  });
  const content = useWatch({ control: form.control, name: 'content' });
  return (
    <FormDrawer form={form} title={t('playlists.add')} saveLabel={t('playlists.add')} onClose={onClose}>
      <TextField form={form} name="name" label={t('playlists.fields.name')} maxLength={160} />
      <TextField
        form={form}
        name="description"
        label={t('playlists.fields.description')}
        maxLength={2000}
        isOptional
      />
      <SelectField
        form={form}
        name="content"
        label={t('playlists.fields.content')}
        help={t(`playlists.contentHelp.${content}`)}
        options={contents.map((value) => ({ value, label: t(`playlists.contents.${value}`) }))}
      />
    </FormDrawer>
  );
}
