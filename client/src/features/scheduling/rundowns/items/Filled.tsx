import { Flex } from '@chakra-ui/react';
import { CircleCheck, Hourglass, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';

/** Line below the last item of a rundown: remaining unplanned time or overrun, to the second. */
export function Filled({ left, hasItems }: { left: number; hasItems: boolean }) {
  const { t } = useTranslation();
  const length = useMeasureFormat().clock(Math.abs(left));
  if (!hasItems) return null;
  const Icon = left < 0 ? TriangleAlert : left === 0 ? CircleCheck : Hourglass;
  return (
    <Flex
      align="center"
      gap="2"
      px={{ base: '4', _print: '0' }}
      py="3"
      textStyle="compact"
      color={left < 0 ? 'fg.warning' : 'fg.muted'}
      fontVariantNumeric="tabular-nums"
    >
      <Icon size={15} aria-hidden />
      {t(left < 0 ? 'rundowns.overEnd' : left === 0 ? 'rundowns.fullEnd' : 'rundowns.leftEnd', { length })}
    </Flex>
  );
}
