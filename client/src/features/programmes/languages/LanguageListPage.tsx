import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { asideColumn } from '../../../kit/plain/columns';
import { useMerging } from '../../../kit/merging/useMerging';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { useFoundLanguages } from '../labels/foundLabels';
import { useMergeLanguagesMutation } from './languages.generated';
import { inOwnOrder, useLabelColumns, useMergeEffect } from '../labels/useLabelColumns';
import { languages } from './languages';

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
