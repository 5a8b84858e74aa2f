import { useWatch } from 'react-hook-form';
import { NamesPicker } from '../pickers/NamesPicker';
import { SeveralPicker } from '../pickers/SeveralPicker';
import { joinNames, namesOf } from '../pickers/names';
import { type Picked, type UseFound, joinPicked, pickedOf } from '../pickers/found';
import { RecordPicker } from '../pickers/RecordPicker';
import type { FieldContext, FieldWords, PlainField } from './plainForm';

interface Picker extends FieldWords {
  /** Hook that searches records by the typed text. */
  useFound: UseFound;
}

const nothing: Picked = { id: '', text: '' };

/**
 * Field for a record, which the input contains as its id. No record is null, and is allowed with `isOptional` only.
 * Combine it with `from` to read its name.
 */
export const record = ({
  useFound,
  ...words
}: Picker): PlainField<string | null, Picked | null | undefined> => ({
  ...words,
  empty: nothing,
  read: (stored) => stored ?? nothing,
  write: ({ id }: Picked) => id || null,
  draw: (context) => <PickedField {...context} useFound={useFound} />,
});

/** Field for a required reference to a record. */
export const neededRecord = (
  picker: Omit<Picker, 'isOptional'>,
): PlainField<string, Picked | null | undefined> => ({ ...record(picker), write: ({ id }: Picked) => id });

function PickedField({ useFound, ...context }: FieldContext & Pick<Picker, 'useFound'>) {
  const { form, name } = context;
  const chosen = useWatch({ control: form.control, name }) as Picked;
  return (
    <RecordPicker
      {...context}
      chosen={chosen}
      onChoose={(picked) => form.setValue(name, picked, { shouldDirty: true })}
      useFound={useFound}
    />
  );
}

/** Field for several records by name. `useMayMake` returns whether new names are allowed. */
export const names = ({
  useFound,
  useMayMake = () => false,
  ...words
}: Omit<Picker, 'isOptional'> & { useMayMake?: () => boolean }): PlainField<
  string[],
  readonly { name: string }[]
> => ({
  ...words,
  isOptional: true,
  empty: '',
  read: (stored) => joinNames(stored.map(({ name }) => name)),
  write: (value: string) => namesOf(value),
  draw: (context) => <NamesField {...context} useFound={useFound} useMayMake={useMayMake} />,
  show: (value: string) => namesOf(value).join(', '),
});

function NamesField({
  isOptional: _,
  useMayMake,
  ...context
}: FieldContext & Pick<Picker, 'useFound'> & { useMayMake: () => boolean }) {
  return <NamesPicker {...context} mayMake={useMayMake()} />;
}

/** Field for several records, which the input contains as their ids. Combine it with `from` to read their names. */
export const records = ({
  useFound,
  ...words
}: Omit<Picker, 'isOptional'>): PlainField<string[], readonly Picked[]> => ({
  ...words,
  isOptional: true,
  empty: '',
  read: joinPicked,
  write: (value: string) => pickedOf(value).map(({ id }) => id),
  draw: ({ isOptional: _, ...context }) => (
    <SeveralPicker {...context} mayMake={false} useFound={useFound} read={pickedOf} write={joinPicked} />
  ),
  show: (value: string) =>
    pickedOf(value)
      .map(({ text }) => text)
      .join(', '),
});
