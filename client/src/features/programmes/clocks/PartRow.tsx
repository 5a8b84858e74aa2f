import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { CircleAlert, GripVertical, Pencil, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import type { Arc } from './hourLayout';
import { partLooks } from './partKinds';
import { partText } from './partText';
import { lengthText, type PartValues } from './partValues';

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** A part of a clock: its number in the wheel, about when it comes, what it asks for. Its handle is dragged, or moved with Alt and an arrow. */
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
  /** What is wrong with it, the first of it. */
  problem: string | undefined;
  mayChange: boolean;
  onPoint: (isAt: boolean) => void;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled: !mayChange });
  const { icon: Icon, palette } = partLooks[part.kind];
  const says = partText(part, t);
  const starts = lengthText(Math.round(arc.start / 1000) * 1000);
  const isTimed = part.offset.trim() !== '' || part.kind === 'TOP_OF_HOUR';
  return (
    <Flex
      as="li"
      ref={mayChange ? ref : undefined}
      align="center"
      gap="2"
      px="2"
      minH="12"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border.muted"
      boxShadow={isDragging ? 'md' : undefined}
      _hover={{ bg: 'bg.subtle' }}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      aria-label={t('clocks.part', { number: index + 1 })}
    >
      {mayChange ? (
        <IconButton
          ref={handleRef}
          data-handle={id}
          size="xs"
          minW={{ base: '11', md: '7' }}
          variant="ghost"
          color="fg.subtle"
          cursor="grab"
          touchAction="none"
          aria-label={t('rundowns.move', { title: says })}
          onKeyDown={(event) => {
            const step = event.altKey ? steps[event.key] : undefined;
            if (!step) return;
            event.preventDefault();
            event.stopPropagation();
            onMove(step);
          }}
        >
          <GripVertical aria-hidden />
        </IconButton>
      ) : null}
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
      {mayChange ? (
        <Flex flexShrink="0">
          <IconButton
            size="xs"
            minW={{ base: '11', md: '8' }}
            variant="ghost"
            aria-label={`${t('actions.edit')}: ${says}`}
            onClick={onEdit}
          >
            <Pencil aria-hidden />
          </IconButton>
          <IconButton
            size="xs"
            minW={{ base: '11', md: '8' }}
            variant="ghost"
            aria-label={`${t('rundowns.remove')}: ${says}`}
            onClick={onRemove}
          >
            <X aria-hidden />
          </IconButton>
        </Flex>
      ) : null}
    </Flex>
  );
}
