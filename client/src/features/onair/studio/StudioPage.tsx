import { Box, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { LiveLog } from './LiveLog';
import { LiveNowSection } from './LiveNowSection';
import { MicrophoneSection } from './MicrophoneSection';
import { StreamKeysSection } from './StreamKeysSection';
import { useStudio } from './useStudio';

/** Going live from this browser, who is live, the keys of encoders, and who was live when. */
export default function StudioPage() {
  const { t } = useTranslation();
  const studio = useStudio();
  return (
    <>
      <PageHeader title={t('studio.title')} description={t('studio.description')} />
      <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4" alignItems="start">
        <MicrophoneSection studio={studio} />
        <Box display="grid" gap="4">
          <LiveNowSection isOwn={studio.isLive} />
          <StreamKeysSection />
        </Box>
        <Box gridColumn="1 / -1">
          <LiveLog />
        </Box>
      </Grid>
    </>
  );
}
