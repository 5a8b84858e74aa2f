import { Skeleton, Stack } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../../kit/feedback/StateMessage';
import { useDelayed } from '../../../../kit/feedback/useDelayed';
import { Card } from '../../../../kit/layout/Card';
import { PageHeader } from '../../../../kit/layout/PageHeader';
import { PageTurner } from '../../../../kit/layout/PageTurner';
import type { CatalogueKindScreens } from '../../library/catalogue/catalogue';
import { DuplicateGroup } from './DuplicateGroup';
import { bySongs, duplicateRow } from './duplicateRows';
import { useMerge } from './useMerge';

const groupsOnAPage = 10;

/** Lists groups of likely duplicate artistes or albums, and merges them. */
export function CatalogueDuplicatesPage({ kind }: { kind: CatalogueKindScreens }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { query, found } = kind.useLikelyDuplicates({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const merge = useMerge(kind);
  const groups = found?.groups.map(({ items }) => bySongs(items).map((item) => duplicateRow(item, kind, t)));
  const total = found?.totalGroups ?? 0;
  const showsSkeleton = useDelayed(query.loading && !groups);
  return (
    <>
      <PageHeader
        title={t('multimedia.duplicates.title')}
        description={t('multimedia.duplicates.description')}
        count={groups ? String(total) : undefined}
        back={{ to: kind.paths.list, label: t(`multimedia.${kind.words}.title`) }}
      />
      <Card p="4">
        {groups?.length === 0 ? (
          <StateMessage icon={CircleCheck} title={t('multimedia.duplicates.noneTitle')}>
            {t('multimedia.duplicates.none')}
          </StateMessage>
        ) : null}
        {groups ? (
          <Stack gap="4">
            {groups.map((items) => (
              <DuplicateGroup
                key={items.map(({ id }) => id).join()}
                items={items}
                icon={kind.icon}
                question={t(`multimedia.duplicates.same${kind.type}`)}
                onMerge={async (target, merged) => void (await merge(target, merged))}
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
        <PageTurner page={page} pageCount={Math.ceil(total / groupsOnAPage)} onPage={setPage} />
      </Card>
    </>
  );
}
