import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';

interface Label {
  id: string;
  name: string;
  mediaCount: number;
}

/** Returns a function that deletes a category or a tag. It asks for a confirmation, which shows how many media have it. */
export function useLabelDeletion(words: 'categories' | 'tags', remove: (id: string) => Promise<unknown>) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  return async ({ id, name, mediaCount }: Label) => {
    const isSure = await confirm({
      title: t(`multimedia.${words}.deleteTitle`, { name }),
      body:
        mediaCount > 0
          ? t(`multimedia.${words}.deleteBody`, { count: mediaCount })
          : t(`multimedia.${words}.deleteNone`),
      confirmLabel: t(`multimedia.${words}.delete`),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await remove(id);
      notify({ type: 'success', title: t('multimedia.deleted', { title: name }) });
    } catch (error) {
      notifyError(t('multimedia.deleteFailed', { title: name }), error);
    }
  };
}
