import { Flex, Text } from '@chakra-ui/react';
import { RadioTower } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { asideColumn, nameColumn } from '../../../kit/plain/columns';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { RadioLogo } from './RadioLogo';
import { radios } from './radios';
import { useLanguageName } from '../useLanguageName';

/** List of the radios. */
export default function RadioListPage() {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  return (
    <PlainListPage
      of={radios}
      icon={RadioTower}
      deletesOneByOne
      columns={[
        {
          ...nameColumn('name', t('radios.name')),
          cell: (radio) => (
            <Flex align="center" gap="2.5" minW="0">
              <RadioLogo radio={radio} />
              <Text truncate fontWeight="medium">
                {radio.name}
              </Text>
            </Flex>
          ),
        },
        { ...asideColumn('slug', t('radios.slug'), { from: 'md', width: '16%' }), sortBy: 'slug' },
        {
          key: 'company',
          header: t('radios.company'),
          sortBy: 'company',
          from: 'lg',
          width: '18%',
          cell: ({ companyName }) => companyName,
          card: 'detail',
        },
        {
          key: 'timeZone',
          header: t('radios.timeZone'),
          from: 'lg',
          width: '16%',
          cell: ({ timeZone }) => timeZone,
        },
        {
          key: 'language',
          header: t('radios.language'),
          from: 'xl',
          width: '12%',
          cell: ({ language }) => languageName(language),
        },
        {
          key: 'teamSize',
          header: t('radios.teamSize'),
          align: 'end',
          width: '110px',
          cell: ({ teamSize }) => teamSize,
          card: 'end',
        },
      ]}
      filters={[{ field: 'company', kind: 'text', label: t('radios.company') }]}
    />
  );
}
