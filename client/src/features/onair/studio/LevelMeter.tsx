import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Microphone } from './microphone';

/** What is quieter is not drawn, in dBFS. */
const quietest = -60;
const loud = { from: -12, tooLoud: -3 };
/** A microphone that is open and hears nothing for so long is muted, or not the one that was meant. */
const silence = { below: -55, after: 4000 };

/** How loud the microphone is, drawn many times a second without drawing the screen anew, and said when it is silent. */
export function LevelMeter({ microphone }: { microphone: Microphone }) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    let frame = 0;
    let heardAt = performance.now();
    let shown = quietest;
    const draw = (now: number) => {
      const level = microphone.level();
      // It rises at once and falls slowly, so that an eye can follow.
      shown = Math.max(level, shown - 0.8, quietest);
      if (bar.current) {
        const share = (shown - quietest) / -quietest;
        bar.current.style.transform = `scaleX(${share.toFixed(3)})`;
        bar.current.dataset['level'] = shown > loud.tooLoud ? 'over' : shown > loud.from ? 'loud' : 'fine';
      }
      if (level > silence.below) heardAt = now;
      setIsSilent(now - heardAt > silence.after);
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [microphone]);
  return (
    <Box>
      <Flex justify="space-between" mb="1" textStyle="compact" color="fg.muted">
        <Text>{t('studio.level')}</Text>
        <Text role="status" color={isSilent ? 'fg.error' : undefined}>
          {isSilent ? t('studio.silent') : ''}
        </Text>
      </Flex>
      <Box h="3" borderRadius="full" bg="bg.muted" overflow="hidden" dir="ltr" aria-hidden>
        <Box
          ref={bar}
          h="full"
          transformOrigin="left"
          transform="scaleX(0)"
          bg="green.solid"
          css={{
            '&[data-level=loud]': { background: 'var(--regie-colors-orange-solid)' },
            '&[data-level=over]': { background: 'var(--regie-colors-red-solid)' },
          }}
        />
      </Box>
    </Box>
  );
}
