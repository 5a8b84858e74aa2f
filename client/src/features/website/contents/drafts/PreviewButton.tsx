import { Button } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { useCreateContentPreviewMutation, type ContentFieldsFragment } from '../contents.generated';

/**
 * Opens a preview of a content with its draft in a new tab. `prepare` saves unsaved changes, and returns false on
 * failure.
 */
export function PreviewButton({
  content: { id, title },
  prepare,
}: {
  content: ContentFieldsFragment;
  prepare?: (() => Promise<boolean>) | undefined;
}) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [createPreview] = useCreateContentPreviewMutation();
  const open = async () => {
    // Browsers allow opening a tab only during the click, so it opens before the request.
    const tab = window.open('about:blank');
    if (tab) tab.opener = null;
    try {
      if (prepare && !(await prepare())) return tab?.close();
      const { data } = await createPreview({ variables: { id } });
      tab?.location.replace(data!.createContentPreview.path);
    } catch (error) {
      tab?.close();
      notifyError(t('website.previewFailed', { title }), error);
    }
  };
  return (
    <Button variant="outline" onClick={() => void open()}>
      <Eye aria-hidden /> {t('website.preview')}
    </Button>
  );
}
