import { Box, Flex, Text } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsLineUp } from '../../apollo/line';
import { useIsPartMissing } from '../../kit/late/missingParts';

/** Says on every page that the server cannot be reached, and that something of the page is not here yet, for as long as it is so. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isUp = useIsLineUp();
  const isPartMissing = useIsPartMissing();
  return (
    // It is there before it has something to say, or it would not be read aloud.
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
