import { Flex, Text, type TextProps } from '@chakra-ui/react';
import { startText } from './chapters/chapterValues';

/** An item of a timed list, such as a chapter: its start within the episode, then its text. */
export const TimedListItem = ({ start, ...text }: TextProps & { start: number }) => (
  <Flex as="li" gap="3" align="baseline">
    <Text
      as="bdi"
      minW="4.5rem"
      textAlign="end"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      flexShrink="0"
    >
      {startText(start)}
    </Text>
    <Text minW="0" overflowWrap="anywhere" {...text} />
  </Flex>
);
