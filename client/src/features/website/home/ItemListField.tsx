import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OrderedList } from '../../../kit/form/order/OrderedList';
import { OrderedRow } from '../../../kit/form/order/OrderedRow';
import { ItemFields } from './ItemFields';
import type { SectionFieldProps } from './SectionFields';
import { newItem } from './sectionValues';

/**
 * Editor for a list of items, such as quiz questions, with the fields that the server describes. One item is open at a time.
 */
export function ItemListField({ form, index, field, language }: SectionFieldProps) {
  const { t } = useTranslation();
  const name = `sections.${index}.texts.${language}.questions` as const;
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name, keyName: 'rowId' });
  const items = useWatch({ control: form.control, name });
  /** Id of the open item; `last` for one that was just added, which has no id yet. */
  const [opened, setOpened] = useState<string>();
  const last = fields.length - 1;
  const isFull = field.maximum !== null && fields.length >= field.maximum;
  const idOfOpened = opened === 'last' ? fields[last]?.rowId : opened;
  const nameAt = (at: number) =>
    items[at]?.text.trim() || `${t('website.home.lists.QUESTIONS.new')} ${at + 1}`;
  const removeAt = (at: number) => {
    setOpened(fields[at]?.rowId === idOfOpened ? undefined : idOfOpened);
    remove(at);
  };
  const errors = form.formState.errors.sections?.[index]?.texts?.[language]?.questions;
  return (
    <Stack role="group" gap="2" aria-label={t('website.home.lists.QUESTIONS.label')}>
      <Text textStyle="compact" fontWeight="medium">
        {t('website.home.lists.QUESTIONS.label')}
      </Text>
      {fields.length === 0 ? (
        <Text textStyle="compact" color="fg.muted">
          {t('website.home.lists.QUESTIONS.empty')}
        </Text>
      ) : null}
      <OrderedList
        ids={fields.map(({ rowId }) => rowId)}
        nameAt={nameAt}
        label={t('website.home.lists.QUESTIONS.label')}
        onMove={(from, to) => {
          setOpened(idOfOpened);
          move(from, to);
        }}
      >
        {(rowId, at, moveBy) => {
          const isOpen = rowId === idOfOpened;
          return (
            <OrderedRow
              key={rowId}
              id={rowId}
              index={at}
              name={nameAt(at)}
              isEditable
              onMove={moveBy}
              actions={[{ label: t('rundowns.remove'), icon: <X aria-hidden />, run: () => removeAt(at) }]}
              wrap="wrap"
              rowGap="0"
              px="0"
              below={
                isOpen ? (
                  <ItemFields
                    form={form}
                    path={`${name}.${at}`}
                    fields={field.itemFields}
                    isNew={opened === 'last'}
                  />
                ) : null
              }
            >
              <Button
                variant="ghost"
                size="sm"
                flex="1"
                minW="0"
                px="1"
                justifyContent="start"
                fontWeight="normal"
                color={errors?.[at] ? 'fg.error' : undefined}
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? undefined : rowId)}
              >
                <Box asChild flexShrink="0" transform={isOpen ? undefined : 'rotate(-90deg)'}>
                  <ChevronDown aria-hidden />
                </Box>
                <Text as="bdi" truncate>
                  {nameAt(at)}
                </Text>
              </Button>
            </OrderedRow>
          );
        }}
      </OrderedList>
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        disabled={isFull}
        onClick={() => {
          const lines = field.itemFields.find(({ type }) => type === 'LINES')?.minimumLines ?? 0;
          append(newItem(lines), { shouldFocus: false });
          setOpened('last');
        }}
      >
        <Plus aria-hidden /> {t('website.home.lists.QUESTIONS.add')}
      </Button>
      {isFull ? (
        <Text textStyle="xs" color="fg.muted">
          {t('website.home.lists.QUESTIONS.full', { max: field.maximum })}
        </Text>
      ) : null}
    </Stack>
  );
}
