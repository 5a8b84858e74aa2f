import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { GripVertical, X } from 'lucide-react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import { SelectField } from '../../../kit/form/fields/fields';
import { isSameName, type Found, type UseFound } from '../../../kit/form/pickers/found';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import { MoveMenu } from '../../../kit/form/order/MoveMenu';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { useFoundColleagues } from './foundColleagues';
import { parts, type PeopleValues } from './peopleValues';

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Inputs of a person: a team member or any name, and their role in the programme. The handle is dragged, or moved with
 * Alt and an arrow key; a menu moves the person to a position.
 */
export function PersonRow({
  id,
  index,
  form,
  onMove,
  onRemove,
}: {
  id: string;
  index: number;
  form: SaveForm<PeopleValues>;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const row = useWatch({ control: form.control, name: `people.${index}` });
  const number = index + 1;
  const called = row?.name || t('planning.people.one', { number });
  const offered = useRef<readonly Found[]>([]);
  const useOffered: UseFound = (typed) => {
    const found = useFoundColleagues(typed);
    offered.current = found.items;
    return found;
  };
  /** Returns the id of the team member whose full name was typed; otherwise an empty text. */
  const idOf = (text: string) =>
    offered.current.find((person) => isSameName(person.text, text.trim()))?.id ?? '';
  const nameProblem = form.formState.errors.people?.[index]?.name;
  return (
    <Flex
      as="li"
      ref={ref}
      gap="2"
      p="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow={isDragging ? 'md' : undefined}
      aria-label={t('planning.people.one', { number })}
    >
      <IconButton
        ref={handleRef}
        data-handle={id}
        size="xs"
        minW={{ base: '11', md: '7' }}
        variant="ghost"
        cursor="grab"
        touchAction="none"
        aria-label={t('planning.people.move', { name: called })}
        onKeyDown={(event) => {
          const step = event.altKey ? steps[event.key] : undefined;
          if (!step) return;
          event.preventDefault();
          event.stopPropagation();
          onMove(step);
        }}
      >
        <GripVertical aria-hidden />
      </IconButton>
      <Stack flex="1" minW="0" gap="3">
        <Box>
          <RecordPicker
            form={form}
            name={`people.${index}.userId`}
            label={t('planning.people.who')}
            help={row?.userId ? t('planning.people.ofTeam') : undefined}
            chosen={{ id: row?.userId ?? '', text: row?.name ?? '' }}
            onChoose={(picked) => {
              form.clearErrors(`people.${index}.name`);
              form.setValue(`people.${index}.userId`, picked.id || idOf(picked.text), { shouldDirty: true });
              form.setValue(`people.${index}.name`, picked.text, { shouldDirty: true });
            }}
            useFound={useOffered}
            makes="typed"
            helpOfNew={() => t('planning.people.fromOutside')}
            maxLength={120}
          />
          {nameProblem ? (
            <Text role="alert" textStyle="xs" color="fg.error" mt="1">
              {fieldMessage(t, nameProblem.message)}
            </Text>
          ) : null}
        </Box>
        <SelectField
          form={form}
          name={`people.${index}.part`}
          label={t('planning.fields.part')}
          options={parts.map((value) => ({ value, label: t(`planning.parts.${value}`) }))}
        />
      </Stack>
      <MoveMenu index={index} name={called} />
      <IconButton
        size="xs"
        minW={{ base: '11', md: '7' }}
        variant="ghost"
        aria-label={t('planning.people.remove', { name: called })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
