import { Button, Combobox, createListCollection, Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../fields';
import type { SaveForm } from '../useSaveForm';
import { findByTyping, FoundList, typingLine } from './FoundList';
import { isSameName, type UseFound } from './found';
import { joinNames, namesOf } from './names';

interface Props<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  /** Holds the names, one on each line. */
  name: Path<TValues>;
  label: string;
  help?: string;
  /** Whether a name that there is none of may be given. */
  mayMake: boolean;
  /** Those that hold what is typed. */
  useFound: UseFound;
}

/** Some names: one types to find them, or to make a new one; a comma ends a name. */
export function NamesPicker<TValues extends FieldValues>({
  form,
  name,
  label,
  help,
  mayMake,
  useFound,
}: Props<TValues>) {
  const { t } = useTranslation();
  const { field } = useController({ control: form.control, name });
  const chosen = namesOf(String(field.value));
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const suggestions = useFound(text).items.map((one) => one.text);
  const known = (wanted: string) => suggestions.find((one) => isSameName(one, wanted));
  const items = [
    ...suggestions
      .filter((one) => !chosen.some((other) => isSameName(one, other)))
      .map((value) => ({ value, label: value })),
    ...(mayMake && text && !known(text) && !chosen.some((one) => isSameName(one, text))
      ? [{ value: text, label: t('form.make', { name: text }) }]
      : []),
  ];

  const put = (names: readonly string[]) => field.onChange(joinNames(names));
  const add = (wanted: string) => {
    const given = known(wanted) ?? (mayMake ? wanted : undefined);
    setTyped('');
    if (given && !chosen.some((one) => isSameName(one, given))) put([...chosen, given]);
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
                aria-label={t('form.takeOff', { name: one })}
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
            placeholder={t(mayMake ? 'form.findOrMake' : 'form.find')}
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
          {(item) => <Text truncate>{item.label}</Text>}
        </FoundList>
      </Combobox.Root>
    </FieldFrame>
  );
}
