import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../kit/feedback/ConfirmProvider';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { useDeleteFaqQuestionMutation } from './faq.generated';
import { forgetKnowledge } from './helpCache';
import { useDeleteKnowledgeQuestionMutation } from './knowledge.generated';

interface Asked {
  id: string;
  question: string;
}

/** Asks, deletes a frequent question and tells; true when it is gone. */
export function useDeleteFaqQuestion() {
  const [deleteQuestion] = useDeleteFaqQuestionMutation();
  return useDelete((id) => deleteQuestion({ variables: { id } }));
}

/** The same for an article of the knowledge base. */
export function useDeleteArticle() {
  const [deleteArticle] = useDeleteKnowledgeQuestionMutation({ update: forgetKnowledge });
  return useDelete((id) => deleteArticle({ variables: { id } }));
}

function useDelete(remove: (id: string) => Promise<unknown>) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  return async ({ id, question }: Asked): Promise<boolean> => {
    const isSure = await confirm({
      title: t('knowledge.deleteTitle', { question }),
      body: t('knowledge.deleteBody'),
      confirmLabel: t('knowledge.delete'),
      isDestructive: true,
    });
    if (!isSure) return false;
    try {
      await remove(id);
      notify({ type: 'success', title: t('knowledge.deleted', { question }) });
      return true;
    } catch (error) {
      notifyError(t('knowledge.deleteFailed', { question }), error);
      return false;
    }
  };
}
