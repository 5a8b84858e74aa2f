import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { AudioWaveform } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { ProgressLine } from '../../../../kit/feedback/ProgressLine';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { kindsOfMedia } from '../kinds';
import { useMeasureMediaMutation } from './measuring.generated';
import { useMeasuring } from './useMeasuring';

/**
 * Shows how many files have no loudness measurement, and can start the measurement. Says so when no program can measure. Renders
 * nothing when all files are measured.
 */
export default function MeasuringNote() {
  const { t } = useTranslation();
  const can = useCan();
  const notifyError = useNotifyError();
  const [measure, { loading }] = useMeasureMediaMutation();
  const { left, measures, isUnderWay, share, refetch } = useMeasuring();
  const mayMeasure = kindsOfMedia.some(({ type }) => can({ action: 'update', subject: type }));
  if (left === 0) return null;

  const begin = async () => {
    try {
      await measure();
    } catch (error) {
      notifyError(t('multimedia.measuring.failed'), error);
    }
    refetch();
  };
  return (
    <Flex
      role="status"
      align={{ base: 'stretch', sm: 'center' }}
      direction={{ base: 'column', sm: 'row' }}
      gap="3"
      p="4"
      mb="5"
      borderRadius="l3"
      bg="bg.muted"
    >
      <Box color="fg.muted" flexShrink="0">
        <AudioWaveform size={18} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Text>
          {t(isUnderWay ? 'multimedia.measuring.measuring' : 'multimedia.measuring.left', { count: left })}
        </Text>
        {isUnderWay ? (
          <Box mt="2">
            <ProgressLine label={t('multimedia.measuring.progress')} share={share} h="1.5" />
          </Box>
        ) : null}
        {measures ? null : (
          <Text mt="1" color="fg.muted">
            {t('multimedia.measuring.nobody')}
          </Text>
        )}
      </Box>
      {measures && mayMeasure && !isUnderWay ? (
        <Button size="xs" variant="outline" bg="bg.panel" loading={loading} onClick={() => void begin()}>
          <AudioWaveform aria-hidden /> {t('multimedia.measuring.do')}
        </Button>
      ) : null}
    </Flex>
  );
}
