import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonText } from '../../media/failures';
import { kindNamed } from '../kinds';
import type { MediumDetail } from './medium';

/** The reason why a file cannot be used, a link to the file it duplicates, and a retry button. */
export function FailureNote({
  medium,
  onAnalyseAgain,
}: {
  medium: Pick<MediumDetail, 'failure' | 'refusedFormat' | 'duplicateOf'>;
  onAnalyseAgain: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { failure, duplicateOf } = medium;
  if (!failure) return null;
  return (
    <Flex
      role="status"
      align={{ base: 'stretch', sm: 'center' }}
      direction={{ base: 'column', sm: 'row' }}
      gap="3"
      p="4"
      mb="5"
      borderRadius="l3"
      bg="orange.subtle"
      color="orange.fg"
    >
      <CircleAlert size={18} aria-hidden style={{ flexShrink: 0 }} />
      <Box flex="1" minW="0">
        <Text>{reasonText(t, medium)}</Text>
        {duplicateOf ? (
          <Text mt="1">
            {t('multimedia.firstOne')}{' '}
            <Box asChild fontWeight="semibold" textDecoration="underline">
              <Link to={kindNamed(duplicateOf.kind).paths.detail(duplicateOf.id)}>
                <bdi>{duplicateOf.title}</bdi>
              </Link>
            </Box>
          </Text>
        ) : null}
      </Box>
      {onAnalyseAgain ? (
        <Button size="xs" variant="outline" color="fg" bg="bg.panel" onClick={onAnalyseAgain}>
          <RotateCcw aria-hidden /> {t('multimedia.again.do')}
        </Button>
      ) : null}
    </Flex>
  );
}
