import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { DesignEditor } from '../design/DesignEditor';
import { useWebsiteDesignQuery } from '../design/design.generated';
import { MenuEntries } from './MenuEntries';
import {
  fieldOfMenus,
  inputOfMenus,
  statesOfRecords,
  valuesOfMenus,
  type EntryValues,
  type MenusValues,
} from './menuValues';
import { useEntryName } from './useEntryName';

/** The menus at the top and at the bottom of the radio's website. */
export default function MenusPage() {
  const { t } = useTranslation();
  const nameOf = useEntryName();
  const { data } = useWebsiteDesignQuery();
  const stateOf = statesOfRecords(data?.website?.draft?.design ?? data?.website?.design);
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
        fieldAt={fieldOfMenus}
        names={names}
        hasPreview={false}
      >
        {(form, mayUpdate) => (
          <Stack gap="5">
            <MenuEntries form={form} name="menu" mayUpdate={mayUpdate} stateOf={stateOf} />
            <MenuEntries form={form} name="footerMenu" mayUpdate={mayUpdate} stateOf={stateOf} />
          </Stack>
        )}
      </DesignEditor>
    </>
  );
}
