import { Spinner } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { WhyWords } from '../rundowns/WhyDrawer';
import { usePlanReasonsQuery, type PlannedItemFieldsFragment } from './plan.generated';

/** Explains a planned item. The reasons load when the drawer opens, because they are much larger than the plan. */
export function PlanWhyDrawer({
  item: { startsAt, endsAt },
  title,
  onClose,
}: {
  item: PlannedItemFieldsFragment;
  title: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = usePlanReasonsQuery({
    variables: { from: startsAt, to: endsAt },
    fetchPolicy: 'network-only',
  });
  const why = data?.planBetween[0]?.why;
  return (
    <SideDrawer title={t('rundowns.why.of', { title })} onClose={onClose}>
      {why ? <WhyWords why={why} /> : null}
      {loading && !data ? <Spinner /> : null}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : null}
    </SideDrawer>
  );
}
