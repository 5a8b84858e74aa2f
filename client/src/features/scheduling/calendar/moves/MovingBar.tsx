import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Bar for moving an occurrence by keyboard. Shows its new time, and buttons to confirm or cancel the move. */
export function MovingBar({
  text,
  onConfirm,
  onCancel,
}: {
  text: string;
  onConfirm: () => void;
  onCancel: () => void;
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
      <Button size="xs" onClick={onConfirm}>
        {t('calendar.keys.keep')}
      </Button>
      <Button size="xs" variant="outline" onClick={onCancel}>
        {t('calendar.keys.takeBack')}
      </Button>
    </Flex>
  );
}
