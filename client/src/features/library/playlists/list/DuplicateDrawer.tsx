import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { text } from '../../../../kit/form/plain/kinds';
import { plainForm } from '../../../../kit/form/plain/plainForm';
import { PlainFormDrawer } from '../../../../kit/form/plain/PlainFormDrawer';
import { playlistPaths } from '../../paths';
import { useDuplicatePlaylistMutation } from '../playlists.generated';

const maxNameLength = 160;
const nameForm = plainForm<{ name: string }>({
  name: 'name',
  fields: { name: text({ label: 'playlists.fields.name', maxLength: maxNameLength }) },
});

/** Form that copies a playlist under a new name and opens the copy. */
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
  return (
    <PlainFormDrawer
      form={nameForm}
      title={t('playlists.duplicateOf', { name })}
      description={t('playlists.duplicateHint')}
      saveLabel={t('playlists.duplicate')}
      begin={{ name: t('playlists.copyName', { name }).slice(0, maxNameLength) }}
      save={async (input) => {
        const { data } = await duplicate({ variables: { id, name: input.name } });
        notify({ type: 'success', title: t('playlists.duplicated', { name: input.name }) });
        onClose();
        void navigate(playlistPaths.detail(data!.duplicatePlaylist.id));
      }}
      onClose={onClose}
    />
  );
}
