import { Combobox, createListCollection, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../kit/form/fields';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { useDebounced } from '../../../../kit/useDebounced';
import { findByTyping, FoundList, typingLine } from './FoundList';

export interface Found {
  /** Empty for one that is made when the form is saved. */
  id: string;
  text: string;
  detail?: string | undefined;
}

interface Props<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  /** The field that holds the id; errors are shown for it. */
  idName: Path<TValues>;
  /** The field that holds what it is called. */
  textName: Path<TValues>;
  label: string;
  help?: string | undefined;
  /** Whether one that there is none of may be named; it then has no id. */
  mayMake: boolean;
  /** Those that hold what is typed. */
  useFound: (search: string) => readonly Found[];
}

const nothing: Found = { id: '', text: '' };
const valueOf = ({ id, text }: Found) => id || `new ${text}`;

/** One record of many: one types to find it, or to name a new one. */
export function RecordField<TValues extends FieldValues>({
  form,
  idName,
  textName,
  label,
  help,
  mayMake,
  useFound,
}: Props<TValues>) {
  const { t } = useTranslation();
  const { field } = useController({ control: form.control, name: idName });
  const { field: textField } = useController({ control: form.control, name: textName });
  // What is being typed; undefined while the field shows what was chosen.
  const [typed, setTyped] = useState<string>();
  const text = (typed ?? '').trim();
  const found = useFound(useDebounced(text));
  const isKnown = found.some((one) => one.text.toLocaleLowerCase() === text.toLocaleLowerCase());
  const items = mayMake && text && !isKnown ? [...found, { id: '', text }] : found;
  const choose = (one: Found) => {
    setTyped(undefined);
    field.onChange(one.id as PathValue<TValues, Path<TValues>>);
    textField.onChange(one.text as PathValue<TValues, Path<TValues>>);
  };

  return (
    <FieldFrame form={form} name={idName} label={label} help={help} isOptional>
      <Combobox.Root
        {...findByTyping}
        collection={createListCollection({
          items,
          itemToString: (one) => one.text,
          itemToValue: valueOf,
        })}
        value={field.value ? [field.value] : []}
        inputValue={typed ?? textField.value}
        onValueChange={({ items: [one] }) => {
          if (one) choose(one);
        }}
      >
        <Combobox.Control>
          <Combobox.Input
            {...typingLine}
            ref={field.ref}
            maxLength={255}
            placeholder={t(mayMake ? 'multimedia.findOrMake' : 'multimedia.find')}
            onChange={({ currentTarget: { value } }) => {
              if (value === '') choose(nothing);
              setTyped(value);
            }}
            onBlur={() => {
              field.onBlur();
              setTyped(undefined);
            }}
          />
        </Combobox.Control>
        <FoundList items={items} keyOf={valueOf}>
          {(one) => (
            <>
              {one.id ? <bdi>{one.text}</bdi> : t('multimedia.make', { name: one.text })}
              {one.detail ? (
                <Text as="span" color="fg.muted">
                  {' · '}
                  <bdi>{one.detail}</bdi>
                </Text>
              ) : null}
            </>
          )}
        </FoundList>
      </Combobox.Root>
    </FieldFrame>
  );
}
