import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../kit/access/useCan';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { StationSection } from '../station/StationSection';
import { ServersSection } from './ServersSection';

/** How the radio reaches its listeners: the station that plays, the servers that it sends to, and what is heard there. */
export default function StreamingPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('streaming.title')} description={t('streaming.description')} />
      <Stack gap="6">
        <StationSection />
        <Can action="read" subject="StreamServer">
          <ServersSection />
        </Can>
      </Stack>
    </>
  );
}
