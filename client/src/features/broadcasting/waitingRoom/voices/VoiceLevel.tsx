import { Box, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Lowest drawn level in dBFS. */
const quietest = -60;

/** Level of a stream, drawn in each frame without rendering React. */
export function VoiceLevel({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    const meter = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaStreamSource(stream).connect(meter);
    const samples = new Float32Array(meter.fftSize);
    let frame = 0;
    let shown = quietest;
    const draw = () => {
      meter.getFloatTimeDomainData(samples);
      const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0.00001);
      // The drawn level rises at once, and falls slowly enough for the eye to follow.
      shown = Math.max(20 * Math.log10(peak), shown - 0.8, quietest);
      if (bar.current) bar.current.style.transform = `scaleX(${((shown - quietest) / -quietest).toFixed(3)})`;
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return (
    <Box>
      <Text textStyle="compact" color="fg.muted" mb="1">
        {t('liveRoom.level')}
      </Text>
      <Box h="2" borderRadius="full" bg="bg.muted" overflow="hidden" dir="ltr" aria-hidden>
        <Box ref={bar} h="full" bg="green.solid" transformOrigin="left" transform="scaleX(0)" />
      </Box>
    </Box>
  );
}
