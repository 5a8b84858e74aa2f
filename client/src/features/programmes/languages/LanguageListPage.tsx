import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LanguageInput } from '../../../apollo/schemaTypes.generated';
import { text } from '../../../kit/form/plain/kinds';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { asideColumn } from '../../../kit/plain/columns';
import { useMerging } from '../../../kit/merging/useMerging';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { useFoundLanguages } from '../labels/foundLabels';
import { labelFields } from '../labels/labelFields';
import {
  useMergeLanguagesMutation,
  languageOperations,
  type LanguageFieldsFragment,
} from './languages.generated';
import { inOwnOrder, useLabelColumns, useMergeEffect } from '../labels/useLabelColumns';

/** List of the radio's broadcast languages. */
export default function LanguageListPage() {
  const { t } = useTranslation();
  const { name, position, emissions } = useLabelColumns();
  const { moreActions, drawer } = useMerging({
    subject: 'Language',
    useFound: useFoundLanguages,
    merge: useMergeLanguagesMutation(),
    effect: useMergeEffect(),
  });
  return (
    <>
      <PlainListPage
        of={languages}
        icon={Globe}
        defaultSort={inOwnOrder}
        moreActions={moreActions}
        columns={[{ ...name, width: '40%' }, asideColumn('code', t('languages.code')), position, emissions]}
      />
      {drawer}
    </>
  );
}

/** Records and forms of the broadcast languages. */
const languages = plainRecords({
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
