import { Button, Combobox, createListCollection, Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../fields/fields';
import type { SaveForm } from '../useSaveForm';
import { findByTyping, FoundList, typingLine } from './FoundList';
import { isSameName, type Found, type Picked, type UseFound } from './found';

export interface SeveralProps<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  /** Form field that contains the chosen records as one text. */
  name: Path<TValues>;
  label: string;
  help?: string | undefined;
  /** Hook that searches records by the typed text. */
  useFound: UseFound;
}

interface Props<TValues extends FieldValues> extends SeveralProps<TValues> {
  /** Whether names of records that do not exist yet are allowed. */
  mayMake: boolean;
  read: (text: string) => readonly Picked[];
  write: (chosen: readonly Picked[]) => string;
}

const valueOf = ({ id, text }: Picked) => id || `new ${text}`;
/** Compares two choices by id, or by name when one of them has no id. */
const isSame = (a: Picked, b: Picked) => (a.id && b.id ? a.id === b.id : isSameName(a.text, b.text));

/**
 * Combobox for several records. Typing searches records. A comma or leaving the field adds the record with the typed name, or a new
 * name if `mayMake` is true; otherwise the typed text is discarded.
 */
export function SeveralPicker<TValues extends FieldValues>({
  form,
  name,
  label,
  help,
  mayMake,
  useFound,
  read,
  write,
}: Props<TValues>) {
  const { t } = useTranslation();
  const { field } = useController({ control: form.control, name });
  const chosen = read(String(field.value));
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { items: suggestions, isSettled } = useFound(text);
  const known = (wanted: string) => suggestions.find((record) => isSameName(record.text, wanted));
  const isChosen = (record: Picked) => chosen.some((picked) => isSame(record, picked));
  const offered: Found = { id: '', text };
  const items: readonly Found[] = [
    ...suggestions.filter((record) => !isChosen(record)),
    ...(mayMake && text && !known(text) && !isChosen(offered) ? [offered] : []),
  ];

  const put = (changed: readonly Picked[]) => field.onChange(write(changed));
  const add = (wanted: Picked | undefined) => {
    setTyped('');
    if (wanted && !isChosen(wanted)) put([...chosen, { id: wanted.id, text: wanted.text }]);
  };
  const addNamed = (wanted: string) => add(known(wanted) ?? (mayMake ? { id: '', text: wanted } : undefined));

  return (
    <FieldFrame form={form} name={name} label={label} help={help} isOptional>
      {chosen.length > 0 ? (
        <Flex as="ul" listStyleType="none" gap="1.5" wrap="wrap" mb="1">
          {chosen.map((record) => (
            <li key={valueOf(record)}>
              <Button
                size="2xs"
                variant="subtle"
                maxW="full"
                aria-label={t('form.takeOff', { name: record.text })}
                onClick={() => put(chosen.filter((picked) => picked !== record))}
              >
                <Text as="bdi" truncate>
                  {record.text}
                </Text>
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </Flex>
      ) : null}
      <Combobox.Root
        {...findByTyping}
        collection={createListCollection({
          items,
          itemToString: (record) => record.text,
          itemToValue: valueOf,
        })}
        value={[]}
        inputValue={typed}
        selectionBehavior="clear"
        onValueChange={({ items: [record] }) => {
          if (record) add(record);
        }}
      >
        <Combobox.Control>
          <Combobox.Input
            {...typingLine}
            ref={field.ref}
            maxLength={80}
            placeholder={t(mayMake ? 'form.findOrMake' : 'form.find')}
            onChange={({ currentTarget: { value } }) =>
              /[,،]$/.test(value) ? addNamed(value.slice(0, -1).trim()) : setTyped(value)
            }
            onKeyDown={({ key }) => {
              if (key === 'Backspace' && typed === '') put(chosen.slice(0, -1));
            }}
            onBlur={() => {
              field.onBlur();
              if (text) addNamed(text);
            }}
          />
        </Combobox.Control>
        <FoundList items={items} keyOf={valueOf} isBusy={!isSettled}>
          {(record) => (
            <Text truncate>
              {record.id ? <bdi>{record.text}</bdi> : t('form.make', { name: record.text })}
              {record.detail ? (
                <Text as="span" textStyle="xs" color="fg.muted" ms="2">
                  <bdi>{record.detail}</bdi>
                </Text>
              ) : null}
            </Text>
          )}
        </FoundList>
      </Combobox.Root>
    </FieldFrame>
  );
}
