import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { OrderedRow, useRowActions } from '../../../../kit/form/order/OrderedRow';
import type { Arc } from '../hourLayout';
import { partStyles } from './partKinds';
import { partText } from './partText';
import { lengthText, type PartValues } from './partValues';

/** A part of a clock: its number in the wheel, its approximate start, and its contents. */
export function PartRow({
  id,
  index,
  part,
  arc,
  problem,
  mayChange,
  onPoint,
  onMove,
  onEdit,
  onRemove,
}: {
  id: string;
  index: number;
  part: PartValues;
  arc: Arc;
  /** First problem of the part. */
  problem: string | undefined;
  mayChange: boolean;
  onPoint: (isAt: boolean) => void;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const actions = useRowActions(onEdit, onRemove);
  const { icon: Icon, palette } = partStyles[part.kind];
  const says = partText(part, t);
  const starts = lengthText(Math.round(arc.start / 1000) * 1000);
  const isTimed = part.offset.trim() !== '' || part.kind === 'TOP_OF_HOUR';
  return (
    <OrderedRow
      id={id}
      index={index}
      name={says}
      isEditable={mayChange}
      onMove={onMove}
      actions={actions}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      aria-label={t('clocks.part', { number: index + 1 })}
    >
      <Box
        colorPalette={palette}
        bg="colorPalette.solid"
        color="colorPalette.contrast"
        display="grid"
        placeItems="center"
        flexShrink="0"
        boxSize="6"
        rounded="full"
        textStyle="xs"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        aria-hidden
      >
        {index + 1}
      </Box>
      <Text
        as="bdi"
        w="3.25rem"
        textAlign="end"
        flexShrink="0"
        fontVariantNumeric="tabular-nums"
        color={isTimed ? 'fg' : 'fg.muted'}
        fontWeight={isTimed ? 'semibold' : undefined}
        title={t(isTimed ? 'clocks.timed' : 'clocks.about')}
      >
        {isTimed ? starts : `~${starts}`}
      </Text>
      <Box color="fg.muted" flexShrink="0" hideBelow="sm">
        <Icon size={15} aria-hidden />
      </Box>
      <Box flex="1" minW="0" py="1">
        <Text truncate title={says}>
          <bdi>{says}</bdi>
        </Text>
        {problem ? (
          <Flex align="center" gap="1" textStyle="xs" color="fg.error" role="alert">
            <CircleAlert size={12} aria-hidden /> {fieldMessage(t, problem)}
          </Flex>
        ) : null}
      </Box>
    </OrderedRow>
  );
}
