import { Skeleton, Stack } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../kit/data/format/useFormat';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { PageTurner } from '../../../kit/layout/PageTurner';
import { libraryPaths } from '../paths';
import { DuplicateGroupCard } from './DuplicateGroupCard';
import { useMediaDuplicatesQuery } from './duplicates.generated';
import { useMergeMedia } from './useMergeMedia';

const groupsOnAPage = 10;

/** Lists duplicate media in groups, and merges each group into one medium. */
export default function DuplicatesPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const requestedPage = Number(params.get('page'));
  const page = Number.isInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1;
  const goTo = (next: number) => setParams(next > 1 ? { page: String(next) } : {});
  const { data, previousData, loading, error, refetch } = useMediaDuplicatesQuery({
    variables: { page },
    // Refetch on every visit, because each upload and each merge changes the duplicates.
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.mediaDuplicates;
  const pageCount = Math.ceil((found?.totalGroups ?? 0) / groupsOnAPage);
  const showsSkeleton = useDelayed(loading && !found);
  const again = () => refetch().then(undefined, () => undefined);
  // After the only group of the last page is merged, that page no longer exists: go to the previous one.
  const merge = useMergeMedia(() => (found?.groups.length === 1 && page > 1 ? goTo(page - 1) : again()));
  return (
    <>
      <PageHeader
        title={t('duplicates.title')}
        description={t('duplicates.description')}
        count={found ? format.integer(found.totalGroups) : undefined}
        back={{ to: libraryPaths.Song.list, label: t('multimedia.songs.title') }}
      />
      <Card p="4">
        {found ? (
          found.totalGroups === 0 ? (
            <StateMessage icon={CircleCheck} title={t('duplicates.noneTitle')}>
              {t('duplicates.none')}
            </StateMessage>
          ) : (
            <Stack gap="4" aria-busy={loading}>
              {found.groups.map((group) => (
                <DuplicateGroupCard
                  key={`${group.reason} ${group.items.map(({ id }) => id).join()}`}
                  group={group}
                  onMerge={merge}
                />
              ))}
            </Stack>
          )
        ) : error ? (
          <ErrorState error={error} onRetry={() => void again()} />
        ) : showsSkeleton ? (
          <Stack gap="4">
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} h="44" />
            ))}
          </Stack>
        ) : null}
        <PageTurner page={page} pageCount={pageCount} onPage={goTo} />
      </Card>
    </>
  );
}
