import type { ApolloCache } from '@apollo/client/cache';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../apollo/session/SessionContext';
import { useConfirm } from '../feedback/confirm/ConfirmProvider';
import { notify } from '../feedback/toasts/notify';
import { useNotifyError } from '../feedback/toasts/useNotifyError';
import { beingSent, perPage, type CommentKind, type ShownComment } from './commentKind';

/**
 * Returns functions that write, hide, show and delete comments. They are optimistic: changes appear at once and are reverted if
 * the server rejects them.
 */
export function useCommentActions<C extends ShownComment>(
  kind: CommentKind<C>,
  aboutId: string,
  page: number,
) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const viewer = useViewer();
  const { about, useList, useCreate, useModerate, useDelete } = kind;
  const [create] = useCreate();
  const [moderate] = useModerate();
  const [remove] = useDelete();

  const count = (cache: ApolloCache, by: number) =>
    cache.modify({
      id: cache.identify({ __typename: about, id: aboutId })!,
      fields: { commentCount: (before: number) => before + by },
    });
  /** Updates a cached page of comments and the comment count of the record. */
  const change = (cache: ApolloCache, number: number, by: number, items: (before: C[]) => C[]) => {
    cache.updateQuery(
      { query: useList.document, variables: { aboutId, page: number, perPage } },
      (data) =>
        data && {
          comments: {
            ...data.comments,
            items: items(data.comments.items),
            totalItems: data.comments.totalItems + by,
          },
        },
    );
    count(cache, by);
  };

  return {
    write: (text: string) => {
      const sent = {
        __typename: kind.type,
        id: beingSent,
        version: 1,
        authorName: viewer.fullName,
        text,
        active: true,
        isMine: true,
        createdAt: new Date().toISOString(),
      } as C;
      return create({
        variables: { aboutId, text },
        optimisticResponse: { comment: sent },
        update: (cache, { data }) => {
          if (data) change(cache, 1, 1, (before) => [data.comment, ...before]);
        },
      });
    },
    setActive: async (comments: readonly C[], active: boolean) => {
      const changed = comments.filter((comment) => comment.active !== active);
      if (changed.length === 0) return;
      try {
        await moderate({
          variables: { ids: changed.map(({ id }) => id), active },
          optimisticResponse: { comments: changed.map((comment) => ({ ...comment, active })) },
          update: (cache) => count(cache, active ? changed.length : -changed.length),
        });
      } catch (error) {
        notifyError(t('comments.updateFailed'), error);
      }
    },
    remove: async (comment: C) => {
      const { id, active } = comment;
      const isSure = await confirm({
        title: t('comments.deleteTitle'),
        body: t('comments.deleteBody', { name: comment.authorName }),
        confirmLabel: t('comments.deleteOne'),
        isDestructive: true,
      });
      if (!isSure) return;
      try {
        await remove({
          variables: { id },
          optimisticResponse: { deletedId: id },
          update: (cache) => {
            change(cache, page, -1, (before) => before.filter((comment) => comment.id !== id));
            // Hidden comments are not part of the count: add the one back that `change` has subtracted.
            if (!active) count(cache, 1);
          },
        });
        notify({ type: 'success', title: t('comments.deleted') });
      } catch (error) {
        notifyError(t('comments.deleteFailed'), error);
      }
    },
  };
}
