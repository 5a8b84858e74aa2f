import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../kit/data/format/useFormat';

const Range = chakra('input');

/** Fader: linear gain of a channel, from 0 to 2. Louder is to the right in every language. */
export function Fader({
  channel,
  gain,
  onChange,
}: {
  channel: string;
  gain: number;
  onChange: (gain: number) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const percent = Math.round(gain * 100);
  return (
    <Box>
      <Flex justify="space-between" textStyle="compact" color="fg.muted" aria-hidden>
        <Text>{t('studio.fader')}</Text>
        <Text fontVariantNumeric="tabular-nums">{format.percent(percent)}</Text>
      </Flex>
      <Range
        type="range"
        dir="ltr"
        min={0}
        max={200}
        step={5}
        value={percent}
        aria-label={`${t('studio.fader')}: ${channel}`}
        aria-valuetext={format.percent(percent)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) / 100)}
        w="full"
        accentColor="{colors.brand.solid}"
        cursor="pointer"
      />
    </Box>
  );
}
