import { Box, Flex, Text } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsLineUp } from '../../apollo/line';
import { useIsPartMissing } from '../../kit/late/missingParts';

/** Banner on every page while the server is unreachable or a part of the page failed to load. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isUp = useIsLineUp();
  const isPartMissing = useIsPartMissing();
  return (
    // The live region must exist before its text appears: otherwise screen readers do not announce the text.
    <Box role="status" data-print="hide">
      {isUp && !isPartMissing ? null : (
        <Flex
          align="center"
          gap="3"
          px={{ base: '4', md: '6' }}
          py="1.5"
          bg="bg.muted"
          color="fg"
          borderBottomWidth="1px"
          borderColor="border"
        >
          <WifiOff size={16} aria-hidden />
          <Text flex="1" textStyle="compact" fontWeight="medium">
            {[...(isUp ? [] : [t('line.offline')]), ...(isPartMissing ? [t('line.part')] : [])].join(' ')}
          </Text>
        </Flex>
      )}
    </Box>
  );
}
