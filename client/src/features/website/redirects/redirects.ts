import type { RedirectInput } from '../../../apollo/schemaTypes.generated';
import { text } from '../../../kit/form/plain/kinds';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { redirectOperations, type RedirectFieldsFragment } from './redirects.generated';

/** Records, list and forms of the redirects of the website. */
export const redirects = plainRecords({
  name: 'redirects',
  operations: redirectOperations,
  addHint: 'redirects.addHint',
  form: plainForm<RedirectInput, RedirectFieldsFragment>({
    name: 'path',
    fields: {
      path: text({ label: 'redirects.path', help: 'redirects.pathHelp', maxLength: 300 }),
      target: text({ label: 'redirects.target', help: 'redirects.targetHelp', maxLength: 500 }),
    },
  }),
});
