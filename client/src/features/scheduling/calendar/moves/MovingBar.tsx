import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** What is being moved by keyboard, and how that ends. */
export function MovingBar({
  text,
  onKeep,
  onTakeBack,
}: {
  text: string;
  onKeep: () => void;
  onTakeBack: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Flex
      gap="3"
      mb="3"
      px="3"
      py="2"
      align="center"
      wrap="wrap"
      bg="bg.info"
      borderRadius="l2"
      data-print="hide"
    >
      <Text textStyle="compact" flex="1" minW="60">
        {text} {t('calendar.keys.how')}
      </Text>
      <Button size="xs" onClick={onKeep}>
        {t('calendar.keys.keep')}
      </Button>
      <Button size="xs" variant="outline" onClick={onTakeBack}>
        {t('calendar.keys.takeBack')}
      </Button>
    </Flex>
  );
}
