import { Check, ShieldAlert, Trash2, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { webCommentStepTable } from '../../../../../server/domains/website/comments/webCommentStepTable';
import { stepsFrom } from '../../../../../server/kit/steps/stepTable';
import type { WebCommentStep } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import {
  useDeleteWebCommentsMutation,
  useMoveWebCommentsMutation,
  type WebCommentRowFragment,
} from './comments.generated';

const icons: Record<WebCommentStep, LucideIcon> = { APPROVE: Check, REFUSE: X, MARK_SPAM: ShieldAlert };
const steps = Object.keys(icons) as WebCommentStep[];

type Comment = Pick<WebCommentRowFragment, 'id' | 'status'>;

export interface CommentAction {
  key: string;
  label: string;
  icon: LucideIcon;
  isDestructive?: boolean;
  /** Resolves to true when the request succeeded. */
  run: () => Promise<boolean>;
}

const shown = { refetchQueries: ['WebCommentList'] };

/**
 * Returns a function that lists the actions on comments: approve, refuse, mark as spam, delete. It omits actions that the viewer
 * may not perform, and those that would change none of the comments.
 */
export function useWebCommentActions() {
  const { t } = useTranslation();
  const can = useCan();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [moveComments] = useMoveWebCommentsMutation(shown);
  const [deleteComments] = useDeleteWebCommentsMutation(shown);

  const move = async (comments: readonly Comment[], step: WebCommentStep) => {
    try {
      await moveComments({ variables: { ids: comments.map(({ id }) => id), step } });
      notify({ type: 'success', title: t(`webComments.moved.${step}`, { count: comments.length }) });
      return true;
    } catch (error) {
      notifyError(t('webComments.moveFailed'), error);
      return false;
    }
  };
  const remove = async (comments: readonly Comment[]) => {
    const isSure = await confirm({
      title: t('webComments.deleteTitle', { count: comments.length }),
      body: t('webComments.deleteBody'),
      confirmLabel: t('actions.delete'),
      isDestructive: true,
    });
    if (!isSure) return false;
    try {
      await deleteComments({ variables: { ids: comments.map(({ id }) => id) } });
      notify({ type: 'success', title: t('webComments.deleted', { count: comments.length }) });
      return true;
    } catch (error) {
      notifyError(t('webComments.deleteFailed'), error);
      return false;
    }
  };

  const stepsOf = (status: Comment['status']) =>
    stepsFrom(webCommentStepTable, status, (action) => can({ action, subject: 'WebComment' }));
  return (comments: readonly Comment[]): CommentAction[] => [
    ...steps
      .filter((step) => comments.some(({ status }) => stepsOf(status).includes(step)))
      .map((step) => ({
        key: step,
        label: t(`webComments.steps.${step}`),
        icon: icons[step],
        run: () => move(comments, step),
      })),
    ...(can({ action: 'delete', subject: 'WebComment' })
      ? [
          {
            key: 'DELETE',
            label: t('actions.delete'),
            icon: Trash2,
            isDestructive: true,
            run: () => remove(comments),
          },
        ]
      : []),
  ];
}
