import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { choice } from '../../../../kit/form/plain/choice';
import { text } from '../../../../kit/form/plain/kinds';
import { plainForm } from '../../../../kit/form/plain/plainForm';
import { PlainFormDrawer } from '../../../../kit/form/plain/PlainFormDrawer';
import { playlistPaths } from '../../paths';
import { contents } from '../choices';
import { useCreatePlaylistMutation } from '../playlists.generated';
import { firstCriteria } from '../smart/criteria';

interface NewPlaylist {
  name: string;
  description: string;
  content: (typeof contents)[number];
}

const playlistForm = plainForm<NewPlaylist>({
  name: 'name',
  fields: {
    name: text({ label: 'playlists.fields.name', maxLength: 160 }),
    description: text({ label: 'playlists.fields.description', maxLength: 2000, isOptional: true }),
    content: choice<NewPlaylist['content']>({
      label: 'playlists.fields.content',
      options: contents,
      helpOf: (content) => `playlists.contentHelp.${content}`,
      useTextOf: () => {
        const { t } = useTranslation();
        return (content) => t(`playlists.contents.${content}`);
      },
    }),
  },
});

/** Form to add a playlist; items or criteria are added on its own page. */
export default function PlaylistAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [createPlaylist] = useCreatePlaylistMutation();
  return (
    <PlainFormDrawer
      form={playlistForm}
      title={t('playlists.add')}
      saveLabel={t('playlists.add')}
      save={async (values) => {
        const input = { ...values, ...(values.content === 'FOUND' ? { criteria: firstCriteria } : {}) };
        const { data } = await createPlaylist({ variables: { input } });
        notify({ type: 'success', title: t('playlists.added', { name: values.name }) });
        onClose();
        void navigate(playlistPaths.detail(data!.createPlaylist.id));
      }}
      onClose={onClose}
    />
  );
}
