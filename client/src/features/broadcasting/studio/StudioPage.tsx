import { Box, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../kit/access/useCan';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { DeskSection } from './board/DeskSection';
import { NextHour } from './board/NextHour';
import { useDesk } from './board/useDesk';
import { HandoverSection } from './handover/HandoverSection';
import { useHandover } from './handover/useHandover';
import { LiveLog } from './LiveLog';
import { LiveNowSection } from './LiveNowSection';
import { MicrophoneSection } from './MicrophoneSection';
import { StreamKeysSection } from './StreamKeysSection';
import { useMicrophone } from './useMicrophone';
import { useStudio } from './useStudio';
import { VoicesSection } from '../waitingRoom/voices/VoicesSection';

/** Studio: going live from this browser, the current presenter, stream keys, and the latest sessions. */
export default function StudioPage() {
  const { t } = useTranslation();
  const desk = useDesk();
  const input = useMicrophone(desk.desk, desk.open);
  const studio = useStudio(desk.desk);
  const handover = useHandover();
  return (
    <>
      <PageHeader title={t('studio.title')} description={t('studio.description')} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        <Grid templateColumns="minmax(0, 1fr)" gap="4">
          <HandoverSection state={handover} desk={desk.desk} />
          <MicrophoneSection studio={studio} input={input} />
          <DeskSection
            desk={desk}
            isOnAir={studio.state.is === 'onAir'}
            hasMicrophone={input.microphone !== undefined}
          />
          <Can action="read" subject="LiveVisit">
            <VoicesSection desk={desk.desk} isOnAir={studio.state.is === 'onAir'} />
          </Can>
        </Grid>
        <Grid templateColumns="minmax(0, 1fr)" gap="4">
          <LiveNowSection
            isOwn={studio.isLive}
            handover={handover}
            // Without an open microphone, the presenter goes live later from this page, or connects with an encoder.
            onRequested={input.microphone ? studio.goLive : undefined}
          />
          <Can action="read" subject="Rundown">
            <NextHour desk={desk.desk} />
          </Can>
          <StreamKeysSection />
        </Grid>
        <Box gridColumn="1 / -1">
          <LiveLog />
        </Box>
      </Grid>
    </>
  );
}
