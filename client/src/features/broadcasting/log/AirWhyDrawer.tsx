import { Spinner } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { WhyWords } from '../../scheduling/shared';
import { useAirReasonQuery } from './log.generated';

/** Reason why an item was selected, requested when the drawer opens. */
export default function AirWhyDrawer({
  item: { id, title },
  onClose,
}: {
  item: { id: string; title: string };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useAirReasonQuery({ variables: { id } });
  const why = data?.airItem?.why;
  return (
    <SideDrawer title={t('rundowns.why.of', { title })} onClose={onClose}>
      {why ? <WhyWords why={why} /> : null}
      {loading && !data ? <Spinner /> : null}
      {error && !why ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : null}
    </SideDrawer>
  );
}
