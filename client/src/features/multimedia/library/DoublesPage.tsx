import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { SameGroup, type SameOne } from './SameGroup';

export const groupsOnAPage = 10;

interface Props {
  query: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  groups: readonly (readonly SameOne[])[] | undefined;
  total: number;
  page: number;
  onPage: (page: number) => void;
  icon: LucideIcon;
  question: string;
  back: { to: string; label: string };
  onMerge: (kept: SameOne, others: readonly SameOne[]) => Promise<unknown>;
}

/** Records with nearly the same name, in groups: to be made one, or left. */
export function DoublesPage({ query, groups, total, page, onPage, icon, question, back, onMerge }: Props) {
  const { t } = useTranslation();
  const pageCount = Math.max(1, Math.ceil(total / groupsOnAPage));
  const showsSkeleton = useDelayed(query.loading && !groups);
  return (
    <>
      <PageHeader
        title={t('multimedia.doubles.title')}
        description={t('multimedia.doubles.description')}
        count={groups ? String(total) : undefined}
        back={back}
      />
      <Card p="4">
        {groups?.length === 0 ? (
          <StateMessage icon={CircleCheck} title={t('multimedia.doubles.noneTitle')}>
            {t('multimedia.doubles.none')}
          </StateMessage>
        ) : null}
        {groups ? (
          <Stack gap="4">
            {groups.map((items) => (
              <SameGroup
                key={items.map(({ id }) => id).join()}
                items={items}
                icon={icon}
                question={question}
                onMerge={async (kept, others) => void (await onMerge(kept, others))}
              />
            ))}
          </Stack>
        ) : query.error ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch().catch(() => undefined)} />
        ) : showsSkeleton ? (
          <Stack gap="4">
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} h="36" />
            ))}
          </Stack>
        ) : null}
        {pageCount > 1 ? (
          <Flex as="nav" aria-label={t('list.pages')} justify="flex-end" align="center" gap="3" mt="4">
            <Button size="xs" variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
              {t('list.previousPage')}
            </Button>
            <Text textStyle="compact" color="fg.muted">
              {t('list.pageOf', { page, count: pageCount })}
            </Text>
            <Button size="xs" variant="outline" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
              {t('list.nextPage')}
            </Button>
          </Flex>
        ) : null}
      </Card>
    </>
  );
}
