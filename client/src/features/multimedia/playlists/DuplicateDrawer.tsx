import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../kit/feedback/notify';
import { TextField } from '../../../kit/form/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { playlistPaths } from '../paths';
import { useDuplicatePlaylistMutation } from './playlists.generated';

const maxNameLength = 160;

/** Asks for the name of a copy, makes it and goes there. */
export default function DuplicateDrawer({
  playlist: { id, name },
  onClose,
}: {
  playlist: { id: string; name: string };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [duplicate] = useDuplicatePlaylistMutation();
  const form = useSaveForm({
    defaultValues: { name: t('playlists.copyName', { name }).slice(0, maxNameLength) },
    save: async (values) => {
      const { data } = await duplicate({ variables: { id, name: values.name } });
      notify({ type: 'success', title: t('playlists.duplicated', { name: values.name }) });
      onClose();
      void navigate(playlistPaths.detail(data!.duplicatePlaylist.id));
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('playlists.duplicateOf', { name })}
      description={t('playlists.duplicateHint')}
      saveLabel={t('playlists.duplicate')}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={t('playlists.fields.name')}
        maxLength={maxNameLength}
      />
    </FormDrawer>
  );
}
