import { colour, text, typed } from '../../../kit/form/plain/kinds';
import { numberOf, problemOfNumber } from '../../../kit/form/numbers';

/** Fields that the forms of emission categories, classifications, emission tags and languages share. */
export const labelFields = {
  name: text({ label: 'planning.fields.name', maxLength: 80 }),
  colour: colour({ label: 'planning.fields.colour', begin: '#64748b' }),
  position: typed<number>({
    label: 'planning.fields.position',
    help: 'planning.positionHint',
    isOptional: true,
    toText: (value) => String(value ?? 0),
    fromText: (typedText) => numberOf(typedText) ?? 0,
    problem: problemOfNumber,
    inputMode: 'numeric',
    maxLength: 4,
  }),
};
