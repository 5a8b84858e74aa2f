import { Button, Combobox, createListCollection, Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../kit/form/fields';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { useDebounced } from '../../../../kit/useDebounced';
import { findByTyping, FoundList, typingLine } from './FoundList';
import { joinNames, namesOf } from './mediumValues';

interface Props<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  /** Holds the names, one on each line. */
  name: Path<TValues>;
  label: string;
  help?: string;
  /** Whether a name that there is none of may be given. */
  mayMake: boolean;
  /** Names that hold what is typed; undefined while they load. */
  useSuggestions: (search: string) => readonly string[] | undefined;
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Some names: one types to find them, or to make a new one; a comma ends a name. */
export function NamesField<TValues extends FieldValues>({
  form,
  name,
  label,
  help,
  mayMake,
  useSuggestions,
}: Props<TValues>) {
  const { t } = useTranslation();
  const { field } = useController({ control: form.control, name });
  const chosen = namesOf(String(field.value));
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const suggestions = useSuggestions(useDebounced(text)) ?? [];
  const known = (wanted: string) => suggestions.find((one) => isSame(one, wanted));
  const items = [
    ...suggestions
      .filter((one) => !chosen.some((other) => isSame(one, other)))
      .map((value) => ({ value, label: value })),
    ...(mayMake && text && !known(text) && !chosen.some((one) => isSame(one, text))
      ? [{ value: text, label: t('multimedia.make', { name: text }) }]
      : []),
  ];

  const put = (names: readonly string[]) => field.onChange(joinNames(names));
  const add = (wanted: string) => {
    const given = known(wanted) ?? (mayMake ? wanted : undefined);
    setTyped('');
    if (given && !chosen.some((one) => isSame(one, given))) put([...chosen, given]);
  };

  return (
    <FieldFrame form={form} name={name} label={label} help={help} isOptional>
      {chosen.length > 0 ? (
        <Flex as="ul" listStyleType="none" gap="1.5" wrap="wrap" mb="1">
          {chosen.map((one) => (
            <li key={one}>
              <Button
                size="2xs"
                variant="subtle"
                maxW="full"
                aria-label={t('multimedia.takeOff', { name: one })}
                onClick={() => put(chosen.filter((other) => other !== one))}
              >
                <Text as="bdi" truncate>
                  {one}
                </Text>
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </Flex>
      ) : null}
      <Combobox.Root
        {...findByTyping}
        collection={createListCollection({ items })}
        value={[]}
        inputValue={typed}
        selectionBehavior="clear"
        onValueChange={({ value: [value] }) => {
          if (value) add(value);
        }}
      >
        <Combobox.Control>
          <Combobox.Input
            {...typingLine}
            ref={field.ref}
            maxLength={80}
            placeholder={t(mayMake ? 'multimedia.findOrMake' : 'multimedia.find')}
            onChange={({ currentTarget: { value } }) =>
              /[,،]$/.test(value) ? add(value.slice(0, -1).trim()) : setTyped(value)
            }
            onKeyDown={({ key }) => {
              if (key === 'Backspace' && typed === '') put(chosen.slice(0, -1));
            }}
            onBlur={() => {
              field.onBlur();
              if (text) add(text);
            }}
          />
        </Combobox.Control>
        <FoundList items={items} keyOf={(item) => item.value}>
          {(item) => item.label}
        </FoundList>
      </Combobox.Root>
    </FieldFrame>
  );
}
