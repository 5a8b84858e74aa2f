import { Box, Button, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../feedback/ProgressLine';

/** Progress of an upload, with a cancel button. */
export function UploadProgress({
  label,
  share,
  onStop,
}: {
  label: string;
  /** Uploaded share, 0 to 1. */
  share: number;
  onStop: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Flex w="full" maxW="16rem" gap="3" align="center">
      <Box flex="1">
        <ProgressLine label={label} share={share} h="1.5" />
      </Box>
      <Button variant="ghost" size="xs" onClick={onStop}>
        <X aria-hidden /> {t('actions.cancel')}
      </Button>
    </Flex>
  );
}
