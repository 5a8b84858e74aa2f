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
import type { KindOfCatalogue } from '../../library/catalogue/catalogue';
import { SameGroup } from './SameGroup';
import { bySongs, sameOne } from './sameOnes';
import { useMerge } from './useMerge';

const groupsOnAPage = 10;

/** Artistes or albums with nearly the same name, in groups: to be made one, or left. */
export function DoublesPage({ kind }: { kind: KindOfCatalogue }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { query, found } = kind.useLikelySame({ variables: { page }, fetchPolicy: 'cache-and-network' });
  const merge = useMerge(kind);
  const groups = found?.groups.map(({ items }) => bySongs(items).map((one) => sameOne(one, kind, t)));
  const total = found?.totalGroups ?? 0;
  const showsSkeleton = useDelayed(query.loading && !groups);
  return (
    <>
      <PageHeader
        title={t('multimedia.doubles.title')}
        description={t('multimedia.doubles.description')}
        count={groups ? String(total) : undefined}
        back={{ to: kind.paths.list, label: t(`multimedia.${kind.words}.title`) }}
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
                icon={kind.icon}
                question={t(`multimedia.doubles.same${kind.type}`)}
                onMerge={async (kept, others) => void (await merge(kept, others))}
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
