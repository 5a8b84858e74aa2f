import { Flex, IconButton, Stack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../kit/form/fields/fields';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { problemOfStart, type ChaptersValues } from './chapterValues';

/** Inputs of a chapter: start, title and link. Problems appear below the fields. */
export function ChapterRow({
  index,
  form,
  onRemove,
}: {
  index: number;
  form: SaveForm<ChaptersValues>;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const number = index + 1;
  return (
    <Flex
      as="li"
      gap="2"
      p="3"
      borderWidth="1px"
      borderRadius="l2"
      aria-label={t('planning.chapters.one', { number })}
    >
      <Stack flex="1" minW="0" gap="3">
        <Flex gap="3" align="flex-start" direction={{ base: 'column', sm: 'row' }}>
          <Stack w={{ base: 'full', sm: '7rem' }} flexShrink="0">
            <TextField
              form={form}
              name={`chapters.${index}.start`}
              label={t('planning.chapters.start')}
              maxLength={14}
              validate={problemOfStart}
            />
          </Stack>
          <TextField
            form={form}
            name={`chapters.${index}.title`}
            label={t('planning.fields.title')}
            maxLength={200}
          />
        </Flex>
        <TextField
          form={form}
          name={`chapters.${index}.link`}
          label={t('planning.chapters.link')}
          maxLength={500}
          isOptional
        />
      </Stack>
      <IconButton
        size="xs"
        minW={{ base: '11', md: '7' }}
        variant="ghost"
        aria-label={t('planning.chapters.remove', { number })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
