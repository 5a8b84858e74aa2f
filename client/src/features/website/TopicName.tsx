import { Box, Flex } from '@chakra-ui/react';

/** Colour of a topic, as decoration next to its name. */
export const TopicDot = ({ colour }: { colour: string }) => (
  <Box aria-hidden flexShrink="0" boxSize="2.5" rounded="full" bg={colour} borderWidth="1px" />
);

/** Topic in a list row. */
export const TopicName = ({ topic: { name, colour } }: { topic: { name: string; colour: string } }) => (
  <Flex as="span" align="center" gap="2" minW="0">
    <TopicDot colour={colour} />
    <bdi className="row-aside">{name}</bdi>
  </Flex>
);
