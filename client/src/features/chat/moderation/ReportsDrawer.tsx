import { Button, Flex, Stack } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { useChatReportsQuery } from '../chat.generated';
import { ReportRow } from './ReportRow';
import { useReportActions } from './useReportActions';

/** Filter of open reports. */
export const openReports = { settledAt: { isNull: true } };
const settledReports = { settledAt: { isNull: false } };
const perPage = 20;

/** Reports of messages in public threads, for moderators. */
export function ReportsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [showsSettled, setShowsSettled] = useState(false);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useChatReportsQuery({
    variables: { page, filter: showsSettled ? settledReports : openReports },
    fetchPolicy: 'no-cache',
  });
  const again = () => void refetch().catch(() => undefined);
  const actions = useReportActions(again);
  const reports = data?.chatReports;
  const choose = (settled: boolean) => {
    setShowsSettled(settled);
    setPage(1);
  };
  const isLast = reports === undefined || page * perPage >= reports.totalItems;
  return (
    <SideDrawer
      size="md"
      title={t('chatReports.title')}
      description={t('chatReports.description')}
      py="3"
      onClose={onClose}
    >
      <Stack gap="4">
        <Flex role="group" aria-label={t('chatReports.which')} gap="1">
          {[false, true].map((settled) => (
            <Button
              key={String(settled)}
              size="sm"
              variant={settled === showsSettled ? 'subtle' : 'ghost'}
              minH={{ base: '11', md: '9' }}
              aria-pressed={settled === showsSettled}
              onClick={() => choose(settled)}
            >
              {t(settled ? 'chatReports.settledReports' : 'chatReports.openReports')}
            </Button>
          ))}
        </Flex>
        {error ? <ErrorState error={error} onRetry={again} /> : null}
        {reports?.items.length === 0 ? (
          <StateMessage icon={Flag} title={t('chatReports.none')}>
            {t('chatReports.noneHint')}
          </StateMessage>
        ) : (
          <Stack as="ul" listStyleType="none" gap="4">
            {reports?.items.map((report) => (
              <ReportRow key={report.id} report={report} actions={actions} onShow={onClose} />
            ))}
          </Stack>
        )}
        {page > 1 || !isLast ? (
          <Flex gap="2">
            <Button size="sm" variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('chatReports.newer')}
            </Button>
            <Button size="sm" variant="outline" disabled={isLast} onClick={() => setPage(page + 1)}>
              {t('chatReports.older')}
            </Button>
          </Flex>
        ) : null}
      </Stack>
    </SideDrawer>
  );
}
