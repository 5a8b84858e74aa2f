import { Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeOf } from './chartFacts';
import { useChartFormats } from './chartFormats';

/** Shows the change from the previous period: an arrow, a percentage, and a description. */
export function Comparison({
  now,
  before,
  formatValue,
  isRiseGood,
}: {
  now: number;
  before: number;
  formatValue: (value: number) => string;
  /** Whether a rise is good, which colours the change. Neutral when undefined. */
  isRiseGood?: boolean;
}) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const change = changeOf(now, before);
  const direction = now === before ? 'level' : now > before ? 'up' : 'down';
  const Arrow = { up: ArrowUpRight, down: ArrowDownRight, level: ArrowRight }[direction];
  const isGood =
    direction === 'level' || isRiseGood === undefined ? undefined : (direction === 'up') === isRiseGood;
  const words =
    change === undefined
      ? t('charts.afterNothing')
      : t(`charts.changes.${direction}`, {
          change: formats.percent(Math.abs(change)),
          before: formatValue(before),
        });
  // A change from zero has no percentage.
  if (change === undefined) return <VisuallyHidden>{words}</VisuallyHidden>;
  return (
    <Flex
      as="span"
      align="center"
      gap="1"
      textStyle="compact"
      fontVariantNumeric="tabular-nums"
      color={isGood === undefined ? 'fg.muted' : isGood ? 'green.fg' : 'orange.fg'}
      title={words}
    >
      <Arrow size={14} aria-hidden />
      <Text as="span" aria-hidden>
        {formats.change(change)}
      </Text>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Flex>
  );
}
