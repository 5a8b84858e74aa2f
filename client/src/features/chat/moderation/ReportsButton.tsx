import { Button } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatReportsQuery } from '../chat.generated';
import { CountBadge } from '../threads/CountBadge';
import { openReports, ReportsDrawer } from './ReportsDrawer';

/** Opens the reports of messages, and says how many nobody has looked at yet. */
export function ReportsButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { data, refetch } = useChatReportsQuery({
    variables: { page: 1, filter: openReports },
    fetchPolicy: 'no-cache',
  });
  const count = data?.chatReports.totalItems ?? 0;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Flag aria-hidden /> {t('chatReports.title')}
        {count > 0 ? <CountBadge count={count}>{t('chatReports.open', { count })}</CountBadge> : null}
      </Button>
      {isOpen ? (
        <ReportsDrawer
          onClose={() => {
            setIsOpen(false);
            void refetch().catch(() => undefined);
          }}
        />
      ) : null}
    </>
  );
}
