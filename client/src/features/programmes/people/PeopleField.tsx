import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSpokenDrag } from '../../../kit/data/texts/useSpokenDrag';
import { OrderContext } from '../../../kit/form/order/OrderedList';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { maxPeople, type PeopleValues } from './peopleValues';
import { PersonRow } from './PersonRow';

/** Ordered list of people, moved by mouse, touch or keyboard. */
export function PeopleField({ form }: { form: SaveForm<PeopleValues> }) {
  const { t } = useTranslation();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'people' });
  const list = useRef<HTMLDivElement>(null);
  const handled = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const nameAt = (index: number) =>
    form.getValues(`people.${index}.name`) || t('planning.people.one', { number: index + 1 });
  const plugins = useSpokenDrag((step, id, index) => {
    const at = fields.findIndex((field) => field.id === id);
    return at < 0
      ? undefined
      : t(`bookmarks.spoken.${step}`, { page: nameAt(at), position: index + 1, count: fields.length });
  }, t('bookmarks.spoken.how'));

  // Moving a row in the DOM loses the focus: restore it.
  useLayoutEffect(() => {
    if (!handled.current) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${handled.current}"]`)?.focus();
    handled.current = undefined;
  });

  const put = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return;
    setSaid(t('bookmarks.spoken.dropped', { page: nameAt(from), position: to + 1, count: fields.length }));
    handled.current = fields[from]!.id;
    move(from, to);
  };

  return (
    <Stack gap="3">
      {fields.length === 0 ? <Text color="fg.muted">{t('planning.people.none')}</Text> : null}
      <DragDropProvider
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
          put(source.initialIndex, source.index);
        }}
      >
        <Stack as="ul" ref={list} listStyleType="none" gap="3" aria-label={t('planning.fields.people')}>
          <OrderContext value={{ count: fields.length, move: put }}>
            {fields.map(({ id }, index) => (
              <PersonRow
                key={id}
                id={id}
                index={index}
                form={form}
                onMove={(step) => put(index, index + step)}
                onRemove={() => remove(index)}
              />
            ))}
          </OrderContext>
        </Stack>
      </DragDropProvider>
      <Button
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        disabled={fields.length >= maxPeople}
        onClick={() =>
          append({ userId: '', name: '', part: 'PRESENTER' }, { focusName: `people.${fields.length}.userId` })
        }
      >
        <Plus aria-hidden /> {t('planning.people.add')}
      </Button>
      <Box srOnly role="status">
        {said}
      </Box>
    </Stack>
  );
}
