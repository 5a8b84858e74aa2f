import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../kit/access/useCan';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { StationSection } from '../station/StationSection';
import { ServersSection } from './ServersSection';

/** Station, streaming servers and mount points of the radio. */
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
