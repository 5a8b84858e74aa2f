import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { DesignEditor } from '../design/DesignEditor';
import { MenuEntries, useEntryName } from './MenuEntries';
import { inputOfMenus, valuesOfMenus, type EntryValues, type MenusValues } from './menuValues';

/** The menus at the top and at the bottom of the radio's website. */
export default function MenusPage() {
  const { t } = useTranslation();
  const nameOf = useEntryName();
  const show = (value: unknown) => (value as EntryValues[]).map(nameOf).join(' · ');
  const names = {
    menu: { label: t('website.menus.menu'), show },
    footerMenu: { label: t('website.menus.footerMenu'), show },
  };
  return (
    <>
      <PageHeader title={t('website.menus.title')} description={t('website.menus.description')} />
      <DesignEditor<MenusValues>
        valuesOf={valuesOfMenus}
        inputOf={inputOfMenus}
        names={names}
        hasPreview={false}
      >
        {(form, mayUpdate) => (
          <Stack gap="5">
            <MenuEntries form={form} name="menu" mayUpdate={mayUpdate} />
            <MenuEntries form={form} name="footerMenu" mayUpdate={mayUpdate} />
          </Stack>
        )}
      </DesignEditor>
    </>
  );
}
