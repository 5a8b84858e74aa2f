import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can, useCan } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/useFormat';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import { Section } from '../../../kit/layout/Card';
import { operationsOf, perPage, type CommentedKind } from './commentKinds';
import { CommentForm } from './CommentForm';
import { CommentRow } from './CommentRow';
import { useCommentActions } from './useCommentActions';

/** What people wrote about a playlist or a video, newest first, and a place to write. */
export function Comments({ kind, aboutId }: { kind: CommentedKind; aboutId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const can = useCan();
  const { type, useList } = operationsOf[kind];
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
  return (
    <Section
      title={t('comments.title')}
      data-print="hide"
      aside={
        shown ? (
          <Text color="fg.muted" textStyle="compact" fontVariantNumeric="tabular-nums">
            {format.count(shown.totalItems, shown.totalIsExact)}
          </Text>
        ) : null
      }
    >
      <Can action="create" subject={type}>
        <CommentForm
          draft={`${kind}.${aboutId}`}
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
          <Skeleton h="14" />
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
            {t('playlists.items.selected', { count: chosen.length })}
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
    </Section>
  );
}
