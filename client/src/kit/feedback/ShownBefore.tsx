import { Box, Flex, Text } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TryAgain } from './TryAgain';
import { useErrorText } from './useErrorText';

/** Notice above content that may be out of date, because newer data could not be loaded. Has a retry button. */
export function ShownBefore({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Flex
      role="alert"
      align="center"
      gap="3"
      wrap="wrap"
      px="4"
      py="2"
      bg="bg.warning"
      borderBottomWidth="1px"
      textStyle="compact"
    >
      <Box color="fg.warning" flexShrink="0">
        <WifiOff size={16} aria-hidden />
      </Box>
      <Text flex="1" minW="12rem">
        {t('errors.shownBefore')} {errorText(error)}
      </Text>
      <TryAgain onRetry={onRetry} />
    </Flex>
  );
}
