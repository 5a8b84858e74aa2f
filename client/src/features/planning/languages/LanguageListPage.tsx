import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ColourSwatch } from '../../../kit/data/ColourSwatch';
import { asideColumn, nameColumn } from '../../../kit/plain/columns';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { languages } from './languages';

/** The languages that the radio broadcasts in. */
export default function LanguageListPage() {
  const { t } = useTranslation();
  return (
    <PlainListPage
      of={languages}
      icon={Globe}
      columns={[
        nameColumn('name', t('languages.name')),
        asideColumn('code', t('languages.code')),
        {
          key: 'colour',
          header: t('languages.colour'),
          cell: ({ colour }) => <ColourSwatch value={colour} />,
        },
      ]}
    />
  );
}
