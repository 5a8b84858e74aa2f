import { Box, CloseButton, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LeftOut } from '../choosing/acceptedFiles';
import { uploads } from '../uploads';

const maxNamed = 20;

/** Lists the chosen files that are not uploaded, with reasons. */
export function LeftOutNote({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { t } = useTranslation();
  if (leftOut.length === 0) return null;
  return (
    <Box m="3" mb="1" ps="3" pe="1" py="1" bg="bg.subtle" borderRadius="l2" role="note">
      <Flex align="center" justify="space-between">
        <Text fontWeight="medium">{t('uploads.leftOut.title', { count: leftOut.length })}</Text>
        <CloseButton size="xs" aria-label={t('actions.close')} onClick={uploads.dismissLeftOut} />
      </Flex>
      <Box as="ul" listStyleType="none" pb="1.5" pe="2" maxH="28" overflowY="auto" tabIndex={0}>
        {leftOut.slice(0, maxNamed).map(({ path, reason, format }) => (
          <Text as="li" key={path} textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            <bdi>{path}</bdi> · {t(`uploads.leftOut.${reason}`, { name: format })}
          </Text>
        ))}
        {leftOut.length > maxNamed ? (
          <Text as="li" textStyle="xs" color="fg.muted">
            {t('uploads.others', { count: leftOut.length - maxNamed })}
          </Text>
        ) : null}
      </Box>
    </Box>
  );
}
