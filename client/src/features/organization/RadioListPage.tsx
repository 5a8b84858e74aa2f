import { Flex, Text } from '@chakra-ui/react';
import { RadioTower } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../kit/list/ListPage';
import { useListDrawers, type EditProps } from '../../kit/list/useListDrawers';
import { useListPage } from '../../kit/list/useListPage';
import { useDeleteRecord } from '../../kit/records/useDeleteRecord';
import {
  useDeleteRadioMutation,
  useRadioListQuery,
  type RadioFieldsFragment,
} from './organization.generated';
import { RadioAddDrawer, RadioEditDrawer } from './RadioDrawers';
import { RadioLogo } from './RadioLogo';
import { useLanguageName } from './useLanguageName';

const EditDrawer = ({ record, onClose }: EditProps<RadioFieldsFragment>) => (
  <RadioEditDrawer radio={record} onClose={onClose} />
);

/** The stations: search by name, add, change, delete. */
export default function RadioListPage() {
  const { t } = useTranslation();
  const deleteRadio = useDeleteRecord<{ id: string; name: string; teamSize: number }>(
    useDeleteRadioMutation(),
    'radios',
    { values: ({ name, teamSize }) => ({ name, count: teamSize }) },
  );
  const languageName = useLanguageName();

  const list = useListPage(useRadioListQuery, {
    name: 'radios',
    columns: [
      {
        key: 'name',
        header: t('radios.name'),
        sortBy: 'name',
        isFixed: true,
        cell: (radio) => (
          <Flex align="center" gap="2.5" minW="0">
            <RadioLogo radio={radio} />
            <Text truncate fontWeight="medium">
              {radio.name}
            </Text>
          </Flex>
        ),
        card: 'title',
      },
      {
        key: 'slug',
        header: t('radios.slug'),
        sortBy: 'slug',
        from: 'md',
        width: '16%',
        cell: ({ slug }) => (
          <Text as="span" color="fg.muted">
            {slug}
          </Text>
        ),
      },
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
    ],
    filters: [{ field: 'company', kind: 'text', label: t('radios.company') }],
  });

  const { addButton, rowActions, drawers } = useListDrawers(
    { AddDrawer: RadioAddDrawer, EditDrawer },
    { subject: 'Radio', addLabel: t('radios.add'), remove: deleteRadio },
  );

  return (
    <>
      <ListPage
        list={list}
        title={t('radios.title')}
        description={t('radios.description')}
        icon={RadioTower}
        searchLabel={t('radios.search')}
        actions={addButton}
        emptyText={t('radios.empty')}
        emptyAction={addButton}
        rowName={({ name }) => name}
        rowActions={rowActions}
      />
      {drawers}
    </>
  );
}
