import { Box, Button, Text } from '@chakra-ui/react';
import { Cpu, RotateCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { When } from '../../kit/data/texts/When';
import { useFormat } from '../../kit/data/format/useFormat';
import { momentsOf } from '../../kit/list/filters/periodMoments';
import { ListPage } from '../../kit/list/ListPage';
import { useListPage } from '../../kit/list/useListPage';
import { useFailedJobListQuery, useJobKindsQuery } from './jobs.generated';
import { RunningJobs } from './RunningJobs';
import { useJobActions } from './useJobActions';
import { useKindName } from './useKindName';

/** Background jobs: running jobs, and failed jobs that can be retried or deleted. */
export default function JobListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useKindName();
  const kinds = useJobKindsQuery().data?.jobKinds ?? [];
  const { mayRetry, mayDelete, retry, remove } = useJobActions();

  const list = useListPage(useFailedJobListQuery, {
    name: 'jobs',
    defaultSort: { key: 'failedAt', order: 'DESC' },
    columns: [
      {
        key: 'kind',
        header: t('jobs.kind'),
        sortBy: 'kind',
        isFixed: true,
        cell: ({ kind, error }) => (
          <Box minW="0">
            <Text fontWeight="medium">{nameOf(kind)}</Text>
            <Text textStyle="caption" color="fg.muted" dir="auto" lineClamp={2}>
              {error}
            </Text>
          </Box>
        ),
        card: 'title',
      },
      {
        key: 'tries',
        header: t('jobs.tries'),
        sortBy: 'tries',
        width: '110px',
        from: 'lg',
        cell: ({ tries }) => format.count(tries),
      },
      {
        key: 'addedAt',
        header: t('jobs.addedAt'),
        sortBy: 'addedAt',
        width: '180px',
        from: 'xl',
        cell: ({ addedAt }) => <When moment={addedAt} />,
      },
      {
        key: 'failedAt',
        header: t('jobs.failedAt'),
        sortBy: 'failedAt',
        width: '180px',
        cell: ({ failedAt }) => <When moment={failedAt} />,
        card: 'detail',
      },
    ],
    filters: [
      {
        field: 'kind',
        label: t('jobs.kind'),
        options: kinds.flatMap(({ kind }) => (kind ? [{ value: kind, label: nameOf(kind) }] : [])),
        acceptsUnknown: true,
      },
      { field: 'failedAt', kind: 'period', momentsOf, label: t('jobs.failedAt') },
    ],
  });

  return (
    <ListPage
      list={list}
      title={t('jobs.title')}
      description={t('jobs.description')}
      lead={<RunningJobs />}
      icon={Cpu}
      emptyText={t('jobs.empty')}
      rowName={({ kind }) => nameOf(kind)}
      rowActions={({ id }) => [
        ...(mayRetry ? [{ label: t('jobs.retry'), icon: RotateCw, onClick: () => void retry([id]) }] : []),
        ...(mayDelete
          ? [{ label: t('jobs.delete'), icon: Trash2, isDestructive: true, onClick: () => void remove([id]) }]
          : []),
      ]}
      bulkActions={
        mayRetry || mayDelete
          ? (rows, clear) => (
              <>
                {mayRetry ? (
                  <Button
                    size="xs"
                    variant="outline"
                    onClick={async () => (await retry(rows.map(({ id }) => id))) && clear()}
                  >
                    <RotateCw aria-hidden /> {t('jobs.retry')}
                  </Button>
                ) : null}
                {mayDelete ? (
                  <Button
                    size="xs"
                    variant="outline"
                    onClick={async () => (await remove(rows.map(({ id }) => id))) && clear()}
                  >
                    <Trash2 aria-hidden /> {t('jobs.delete')}
                  </Button>
                ) : null}
              </>
            )
          : undefined
      }
    />
  );
}
