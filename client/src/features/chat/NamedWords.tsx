import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Author and beginning of a message on one line. A long text is cut at its end: on the left if it runs from right to left. */
export function NamedWords({ name, words }: { name: string; words: string }) {
  const { t } = useTranslation();
  return (
    <Flex as="span" flex="1" minW="0" gap="0.5ch">
      <Text as="span" truncate flexShrink="0" maxW="50%">
        {t('chat.sender', { name: `\u2068${name}\u2069` })}
      </Text>{' '}
      <Text as="span" truncate dir="auto">
        {words.slice(0, 120)}
      </Text>
    </Flex>
  );
}
