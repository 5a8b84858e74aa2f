import type { LanguageInput } from '../../../apollo/schemaTypes.generated';
import { colour, text } from '../../../kit/form/plain/kinds';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { languageOperations, type LanguageFieldsFragment } from './languages.generated';

/** The languages that a radio broadcasts in. */
export const languages = plainRecords({
  name: 'languages',
  operations: languageOperations,
  form: plainForm<LanguageInput, LanguageFieldsFragment>({
    name: 'name',
    fields: {
      name: text({ label: 'languages.name', maxLength: 80 }),
      code: text({ label: 'languages.code', help: 'languages.codeHint', maxLength: 35 }),
      colour: colour({ label: 'languages.colour', begin: '#64748b' }),
    },
  }),
});
