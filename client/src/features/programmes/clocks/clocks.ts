import type { ClockInput } from '../../../apollo/schemaTypes.generated';
import { colour, longText, text, typed } from '../../../kit/form/plain/kinds';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { millisecondsOf, minutesOf, problemOfMinutes } from '../emissions/minutes';
import { clockOperations, type ClockRowFragment } from './clocks.generated';

const separation = (
  label:
    | 'clocks.fields.artisteSeparation'
    | 'clocks.fields.titleSeparation'
    | 'clocks.fields.albumSeparation'
    | 'clocks.fields.labelSeparation',
) =>
  typed<number | undefined>({
    label,
    toText: minutesOf,
    fromText: (minutes) => millisecondsOf(minutes) ?? 0,
    problem: problemOfMinutes,
    inputMode: 'decimal',
    maxLength: 10,
  });

/** Defaults of the server, in minutes. */
const begin = {
  artisteSeparation: '60',
  titleSeparation: '240',
  albumSeparation: '60',
  labelSeparation: '0',
};

/** List and forms of the clocks, with the fields name, description, colour and separation rules. */
export const clocks = plainRecords({
  name: 'clocks',
  operations: clockOperations,
  form: plainForm<ClockInput, ClockRowFragment>({
    name: 'name',
    fields: {
      name: text({ label: 'planning.fields.name', maxLength: 120 }),
      description: longText({
        label: 'planning.fields.description',
        minH: '16',
        maxLength: 500,
        isOptional: true,
      }),
      colour: colour({ label: 'planning.fields.colour', begin: '#2563eb' }),
      artisteSeparation: separation('clocks.fields.artisteSeparation'),
      titleSeparation: separation('clocks.fields.titleSeparation'),
      albumSeparation: separation('clocks.fields.albumSeparation'),
      labelSeparation: separation('clocks.fields.labelSeparation'),
    },
    pairs: [
      ['artisteSeparation', 'titleSeparation'],
      ['albumSeparation', 'labelSeparation'],
    ],
  }),
  addHint: 'clocks.addHint',
  begin: () => begin,
});
