import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { History, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import type { Unfinished } from '../sending/unfinished';

/**
 * Uploads interrupted by a page reload. The server still has the sent bytes, but browsers cannot reopen the files: to resume, the user
 * chooses the file again.
 */
export function UnfinishedList({
  list,
  forget,
}: {
  list: readonly Unfinished[];
  forget: (upload: Unfinished) => void;
}) {
  const { t } = useTranslation();
  const format = useMeasureFormat();
  if (list.length === 0) return null;
  return (
    <Box as="section" aria-label={t('uploads.unfinished.title')}>
      <Text px="4" pt="2.5" textStyle="xs" fontWeight="medium" color="fg.muted">
        {t('uploads.unfinished.title')}
      </Text>
      <Text px="4" pt="0.5" textStyle="xs" color="fg.muted">
        {t('uploads.unfinished.how')}
      </Text>
      <Box as="ul" listStyleType="none">
        {list.map((upload) => (
          <Flex key={upload.storageKey} as="li" align="center" gap="2.5" ps="4" pe="2" py="1" minH="10">
            <Box color="fg.muted" lineHeight="0">
              <History size={16} aria-hidden />
            </Box>
            <Text flex="1" minW="0" truncate dir="auto" title={upload.name}>
              {upload.name}
            </Text>
            <Text textStyle="xs" color="fg.muted" flexShrink="0">
              {format.size(upload.size)}
            </Text>
            <IconButton
              size="xs"
              minW={{ base: '11', md: '8' }}
              variant="ghost"
              color="fg.muted"
              aria-label={t('uploads.unfinished.forget', { name: upload.name })}
              title={t('uploads.unfinished.forget', { name: upload.name })}
              onClick={() => forget(upload)}
            >
              <X aria-hidden />
            </IconButton>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
