import { Button } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMissed } from '../../../apollo/live/useMissed';
import { useChatReportsQuery, useOpenChatReportsSubscription } from '../chat.generated';
import { reportsParam } from '../paths';
import { CountBadge } from '../threads/CountBadge';
import { openReports, ReportsDrawer } from './ReportsDrawer';

/** Button that opens the reports of messages, with the number of open reports. */
export function ReportsButton() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [isChosen, setIsChosen] = useState(false);
  const isAddressed = params.has(reportsParam);
  const { data, refetch } = useChatReportsQuery({
    variables: { page: 1, filter: openReports },
    fetchPolicy: 'no-cache',
  });
  const again = () => void refetch().catch(() => undefined);
  useOpenChatReportsSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  const close = () => {
    setIsChosen(false);
    setParams(
      (before) => {
        before.delete(reportsParam);
        return before;
      },
      { replace: true },
    );
    again();
  };
  const count = data?.chatReports.totalItems ?? 0;
  return (
    <>
      <Button variant="outline" onClick={() => setIsChosen(true)}>
        <Flag aria-hidden /> {t('chatReports.title')}
        {count > 0 ? <CountBadge count={count}>{t('chatReports.open', { count })}</CountBadge> : null}
      </Button>
      {isChosen || isAddressed ? <ReportsDrawer onClose={close} /> : null}
    </>
  );
}
