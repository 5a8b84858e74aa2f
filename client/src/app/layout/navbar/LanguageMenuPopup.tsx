import { Menu, Portal } from '@chakra-ui/react';
import { languageNames, languages, type Language } from '../../../i18n/languages';
import { LanguageButton } from './LanguageButton';
import { usePreferences } from '../preferencesStore';
import { useChooseLanguage } from '../useChooseLanguage';
import { useOpenAtOnce } from '../../../kit/layout/useOpenAtOnce';

/** Menu of the languages, each under its own name. Opens as soon as it has loaded. */
export default function LanguageMenuPopup() {
  const [{ language }] = usePreferences();
  const choose = useChooseLanguage();
  const opening = useOpenAtOnce();
  return (
    <Menu.Root {...opening} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <LanguageButton />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.RadioItemGroup value={language} onValueChange={({ value }) => choose(value as Language)}>
              {languages.map((choice) => (
                <Menu.RadioItem key={choice} value={choice} lang={choice}>
                  <Menu.ItemIndicator />
                  {languageNames[choice]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
