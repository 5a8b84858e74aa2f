import { Box, Flex } from '@chakra-ui/react';

/** The colour of a topic, as decoration beside its name. */
export const TopicDot = ({ colour }: { colour: string }) => (
  <Box aria-hidden flexShrink="0" boxSize="2.5" rounded="full" bg={colour} borderWidth="1px" />
);

/** A topic in a row of a list. */
export const TopicName = ({ topic: { name, colour } }: { topic: { name: string; colour: string } }) => (
  <Flex as="span" align="center" gap="2" minW="0">
    <TopicDot colour={colour} />
    <bdi className="row-aside">{name}</bdi>
  </Flex>
);
