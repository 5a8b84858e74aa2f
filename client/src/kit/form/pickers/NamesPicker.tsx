import type { FieldValues } from 'react-hook-form';
import { joinNames, namesOf } from './names';
import { SeveralPicker, type SeveralProps } from './SeveralPicker';

/** Some names, one on each line of its text: one types to find them, or to make a new one; a comma ends a name. */
export function NamesPicker<TValues extends FieldValues>(
  props: SeveralProps<TValues> & {
    /** Whether a name that there is none of may be given. */
    mayMake: boolean;
  },
) {
  return <SeveralPicker {...props} read={readNames} write={writeNames} />;
}

const readNames = (text: string) => namesOf(text).map((name) => ({ id: '', text: name }));
const writeNames = (chosen: readonly { text: string }[]) => joinNames(chosen.map(({ text }) => text));
