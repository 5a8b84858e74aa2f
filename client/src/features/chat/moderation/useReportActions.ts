import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import {
  useConcealChatMessageMutation,
  useDeleteChatMessageMutation,
  useSettleChatReportMutation,
  type ChatReportFieldsFragment,
} from '../chat.generated';

type Report = ChatReportFieldsFragment;

/**
 * Returns the actions on a report of a message, such as settle. Each calls `after` when its request has ended, whether
 * it succeeded or failed.
 */
export function useReportActions(after: () => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const uncached = { fetchPolicy: 'no-cache' } as const;
  const [settle] = useSettleChatReportMutation(uncached);
  const [conceal] = useConcealChatMessageMutation(uncached);
  const [remove] = useDeleteChatMessageMutation();

  const changing = async (title: string, change: () => Promise<unknown>): Promise<void> => {
    try {
      await change();
    } catch (error) {
      notifyError(title, error);
    }
    // Called after failures too, because another moderator may have changed the report.
    after();
  };
  const setSettled = ({ id, version }: Report, settled: boolean) =>
    changing(t('chatReports.notSettled'), async () => {
      const { data } = await settle({ variables: { id, version, settled } });
      const changed = data?.settleChatReport;
      if (settled && changed)
        notify({
          type: 'success',
          title: t('chatReports.settled'),
          action: { label: t('actions.undo'), onClick: () => void setSettled(changed, false) },
        });
    });
  return {
    settle: setSettled,
    conceal: ({ messageId: id }: Report) =>
      changing(t('chat.notChanged'), async () => {
        await conceal({ variables: { id, concealed: true } });
        notify({ type: 'success', title: t('chatReports.concealed') });
      }),
    async remove({ messageId: id, author, words }: Report) {
      const isSure = await confirm({
        title: t('chat.deleteTitle', { name: author?.fullName ?? t('chat.formerPerson') }),
        body: t('chat.deleteBody', { words: words.slice(0, 100) }),
        confirmLabel: t('chat.delete'),
        isDestructive: true,
      });
      if (!isSure) return;
      await changing(t('chat.notChanged'), () => remove({ variables: { id } }));
    },
  };
}

export type ReportActions = ReturnType<typeof useReportActions>;
