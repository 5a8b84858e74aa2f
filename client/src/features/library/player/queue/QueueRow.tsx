import { Box, Button, Text } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { Playable } from '../playerTypes';
import { player } from '../thePlayer';

/** An item of the queue; a press plays it now. */
export const QueueRow = memo(function QueueRow({
  item: { title, credit },
  position,
  isCurrent,
}: {
  item: Playable;
  position: number;
  isCurrent: boolean;
}) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const list = row.current?.parentElement;
    // Scroll only the list; `scrollIntoView` would also move the page.
    if (isCurrent && list) list.scrollTop = row.current!.offsetTop - list.clientHeight / 2;
  }, [isCurrent]);
  return (
    <Box as="li" ref={row} contentVisibility="auto">
      <Button
        variant="ghost"
        w="full"
        h="auto"
        minH={{ base: '11', md: '10' }}
        px="2"
        py="1"
        gap="2.5"
        justifyContent="flex-start"
        bg={isCurrent ? 'brand.subtle' : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => player.jumpTo(position)}
      >
        <Box
          as="span"
          w="6"
          textAlign="center"
          color={isCurrent ? 'brand.fg' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
          textStyle="xs"
        >
          {isCurrent ? <Play size={14} aria-hidden /> : position + 1}
        </Box>
        <Box as="span" minW="0" flex="1" textAlign="start">
          <Text
            as="span"
            display="block"
            truncate
            fontWeight={isCurrent ? 'medium' : 'normal'}
            dir="auto"
            title={title}
          >
            {title}
          </Text>
          {credit ? (
            <Text
              as="span"
              display="block"
              textStyle="xs"
              fontWeight="normal"
              color="fg.muted"
              truncate
              dir="auto"
            >
              {credit}
            </Text>
          ) : null}
        </Box>
      </Button>
    </Box>
  );
});
