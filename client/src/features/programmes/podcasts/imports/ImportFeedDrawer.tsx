import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { TextField } from '../../../../kit/form/fields/fields';
import { useSaveForm } from '../../../../kit/form/useSaveForm';
import { useImportFeedMutation } from './feedImports.generated';

interface Beginning {
  podcastId: string;
  onBegin: () => void;
  onClose: () => void;
}

/** Form that starts the import of a feed. Not a `plainForm`, because it saves no record. */
export function ImportFeedDrawer({ podcastId, onBegin, onClose }: Beginning) {
  const { t } = useTranslation();
  const [importFeed] = useImportFeedMutation();
  const form = useSaveForm<{ url: string }>({
    record: `FeedImport:${podcastId}`,
    defaultValues: { url: '' },
    save: async ({ url }) => {
      await importFeed({ variables: { podcastId, url: url.trim() } });
      onBegin();
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('podcasts.import.title')}
      saveLabel={t('podcasts.import.begin')}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="url"
        type="url"
        label={t('podcasts.import.url')}
        help={t('podcasts.import.urlHelp')}
        maxLength={2000}
      />
    </FormDrawer>
  );
}
