import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Can, useCan } from '../access/useCan';
import { useFormat } from '../data/format/useFormat';
import { ErrorState } from '../feedback/ErrorState';
import { useDelayed } from '../feedback/useDelayed';
import { perPage, type CommentKind, type ShownComment } from './commentKind';
import { CommentForm } from './CommentForm';
import { CommentRow } from './CommentRow';
import { useCommentActions } from './useCommentActions';

/**
 * Lists the comments on a record, from the latest to the first, with a form. The page provides the frame around them.
 */
export function CommentList<C extends ShownComment>({
  kind,
  aboutId,
  expected = 1,
  frame,
}: {
  kind: CommentKind<C>;
  aboutId: string;
  /** Expected number of comments, for the size of the skeleton. */
  expected?: number;
  /** Renders the frame around the comments. `total` is undefined until loaded. */
  frame: (title: string, total: string | undefined, comments: ReactNode) => ReactNode;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const can = useCan();
  const { type, about, useList } = kind;
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, previousData, loading, error, refetch } = useList({
    variables: { aboutId, page, perPage },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const actions = useCommentActions(kind, aboutId, page);
  const shown = (data ?? previousData)?.comments;
  const showsSkeleton = useDelayed(loading && !shown);
  const pageCount = Math.ceil((shown?.totalItems ?? 0) / perPage);
  const moderates = can({ action: 'update', subject: type });
  const deletesAll = can({ action: 'delete', subject: type });
  const chosen = shown?.items.filter(({ id }) => selected.has(id)) ?? [];
  const setAll = (active: boolean) => {
    void actions.setActive(chosen, active);
    setSelected(new Set());
  };

  if (!can({ action: 'read', subject: type })) return null;
  const total = shown && format.count(shown.totalItems, shown.totalIsExact);
  return frame(
    t('comments.title'),
    total,
    <>
      <Can action="create" subject={type}>
        <CommentForm
          draft={`${about}.${aboutId}`}
          onSend={async (text) => {
            setPage(1);
            await actions.write(text);
          }}
        />
      </Can>
      {shown ? (
        <Stack as="ul" listStyleType="none" gap="0" mt="3" aria-label={t('comments.title')}>
          {shown.items.map((comment) => (
            <CommentRow
              key={comment.id}
              comment={comment}
              author={{ name: comment.authorName }}
              moderates={moderates}
              mayDelete={comment.isMine || deletesAll}
              isSelected={selected.has(comment.id)}
              onSelect={(isSelected) =>
                setSelected(
                  new Set(
                    isSelected ? [...selected, comment.id] : [...selected].filter((id) => id !== comment.id),
                  ),
                )
              }
              onActive={(active) => void actions.setActive([comment], active)}
              onDelete={() => void actions.remove(comment)}
            />
          ))}
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Stack gap="4" mt="4" opacity={showsSkeleton ? 1 : 0}>
          {Array.from({ length: Math.min(3, expected) }, (_, row) => (
            <Skeleton key={row} h="14" />
          ))}
        </Stack>
      )}
      {shown?.totalItems === 0 ? (
        <Text color="fg.muted" mt="3">
          {t('comments.empty')}
        </Text>
      ) : null}
      {chosen.length > 0 ? (
        <Flex gap="2" mt="3" align="center" wrap="wrap">
          <Text flex="1" role="status">
            {t('comments.selected', { count: chosen.length })}
          </Text>
          <Button variant="outline" onClick={() => setAll(false)}>
            <EyeOff aria-hidden /> {t('comments.hideSeveral')}
          </Button>
          <Button variant="outline" onClick={() => setAll(true)}>
            <Eye aria-hidden /> {t('comments.showSeveral')}
          </Button>
        </Flex>
      ) : null}
      {pageCount > 1 ? (
        <Flex gap="2" mt="4" justify="space-between">
          <Button variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('comments.newer')}
          </Button>
          <Button variant="outline" disabled={page >= pageCount} onClick={() => setPage(page + 1)}>
            {t('comments.older')}
          </Button>
        </Flex>
      ) : null}
    </>,
  );
}
