import { Box, Popover, Portal, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useOpenAtOnce } from '../../../../kit/layout/useOpenAtOnce';
import { QueueButton } from './QueueButton';
import { QueueRow } from './QueueRow';
import { usePlayerState } from '../usePlayer';

/** The queue, with a button to play each item. Opens as soon as it is loaded. */
export default function QueuePopover() {
  const { t } = useTranslation();
  const opening = useOpenAtOnce();
  const queue = usePlayerState((state) => state.queue);
  const hasMore = usePlayerState((state) => state.hasMore);
  const index = usePlayerState((state) => state.index);
  return (
    <Popover.Root {...opening} positioning={{ placement: 'top-end', gutter: 20 }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <QueueButton />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            w="22rem"
            maxW="calc(100vw - 1rem)"
            maxH="min(28rem, 70dvh)"
            display="flex"
            flexDirection="column"
            aria-label={t('player.queue')}
          >
            <Text px="4" py="2.5" fontWeight="medium" borderBottomWidth="1px">
              {t('player.queue')}{' '}
              <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                {t(hasMore ? 'player.trackOfMore' : 'player.trackOf', {
                  position: index + 1,
                  count: queue.length,
                })}
              </Text>
            </Text>
            <Box as="ol" listStyleType="none" position="relative" overflowY="auto" p="1.5">
              {queue.map((item, position) => (
                <QueueRow
                  key={`${position} ${item.id}`}
                  item={item}
                  position={position}
                  isCurrent={position === index}
                />
              ))}
            </Box>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
