import type { LanguageInput } from '../../../apollo/schemaTypes.generated';
import { text } from '../../../kit/form/plain/kinds';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { labelFields } from '../labels/labelFields';
import { languageOperations, type LanguageFieldsFragment } from './languages.generated';

/** Records and forms of the broadcast languages. */
export const languages = plainRecords({
  name: 'languages',
  operations: languageOperations,
  form: plainForm<LanguageInput, LanguageFieldsFragment>({
    name: 'name',
    fields: {
      name: labelFields.name,
      code: text({ label: 'languages.code', help: 'languages.codeHint', maxLength: 35 }),
      colour: labelFields.colour,
      position: labelFields.position,
    },
  }),
  deleteValues: ({ emissionCount }) => ({ count: emissionCount }),
});
