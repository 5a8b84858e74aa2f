import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { FilePenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../data/format/useFormat';
import type { DraftOffer } from './useFormDraft';

/** Offers to restore an unsaved draft. */
export function DraftNotice({ offer: { at, hasMovedOn, restore, discard } }: { offer: DraftOffer }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Flex
      role="group"
      aria-label={t('form.draft.label')}
      gap="2.5"
      p="3"
      borderRadius="l2"
      bg="bg.info"
      // Adds space below the notice in forms that have no gap between their parts.
      css={{ 'form > &': { marginBottom: '{spacing.4}' } }}
    >
      <Box flexShrink="0" pt="0.5" color="fg.info">
        <FilePenLine size={16} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Text>{t('form.draft.offer', { when: format.dateTime(at) })}</Text>
        {hasMovedOn ? <Text mt="1">{t('form.draft.movedOn')}</Text> : null}
        <Flex gap="2" mt="2" wrap="wrap">
          <Button size="sm" variant="outline" bg="bg.panel" onClick={restore}>
            {t('form.draft.restore')}
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            {t('form.draft.discard')}
          </Button>
        </Flex>
      </Box>
    </Flex>
  );
}
