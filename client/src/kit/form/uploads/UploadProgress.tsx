import { Box, Button, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** How much of a file has left, with the way to stop it. */
export function UploadProgress({
  label,
  share,
  onStop,
}: {
  label: string;
  /** 0 to 1. */
  share: number;
  onStop: () => void;
}) {
  const { t } = useTranslation();
  const percent = Math.round(share * 100);
  return (
    <Flex w="full" maxW="16rem" gap="3" align="center">
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        flex="1"
        h="1.5"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box h="full" bg="brand.solid" transition="width 150ms ease-out" style={{ width: `${percent}%` }} />
      </Box>
      <Button variant="ghost" size="xs" onClick={onStop}>
        <X aria-hidden /> {t('actions.cancel')}
      </Button>
    </Flex>
  );
}
