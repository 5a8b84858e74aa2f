import { Box, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../kit/access/useCan';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { CheckInSection } from './CheckInSection';
import { InvitationsSection } from './InvitationsSection';
import { RoomHandover } from './RoomHandover';
import { RoomSection } from './RoomSection';
import { VisitLog } from './VisitLog';

/** Waiting room with its visitors, guest links, and the latest visits. */
export default function WaitingRoomPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('liveRoom.title')} description={t('liveRoom.description')} />
      <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4" alignItems="start">
        <Box display="grid" gap="4">
          <Can action="read" subject="LiveSession">
            <RoomHandover />
          </Can>
          <RoomSection />
          <VisitLog />
        </Box>
        <Box display="grid" gap="4">
          <CheckInSection />
          <Can action="read" subject="LiveInvitation">
            <InvitationsSection />
          </Can>
        </Box>
      </Grid>
    </>
  );
}
