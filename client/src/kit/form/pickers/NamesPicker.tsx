import type { FieldValues } from 'react-hook-form';
import { joinNames, namesOf } from './names';
import { SeveralPicker, type SeveralProps } from './SeveralPicker';

/**
 * Field for several names, stored as one text with a name per line. Typing searches existing names, and adds a new one if
 * `mayMake` is true; a comma ends a name.
 */
export function NamesPicker<TValues extends FieldValues>(
  props: SeveralProps<TValues> & {
    /** Whether names of records that do not exist yet are allowed. */
    mayMake: boolean;
  },
) {
  return <SeveralPicker {...props} read={readNames} write={writeNames} />;
}

const readNames = (text: string) => namesOf(text).map((name) => ({ id: '', text: name }));
const writeNames = (chosen: readonly { text: string }[]) => joinNames(chosen.map(({ text }) => text));
