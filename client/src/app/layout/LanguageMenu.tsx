import { Button, Menu, Portal } from '@chakra-ui/react';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useKeepLanguage } from '../../features/accounts/useKeepLanguage';
import { languages, type Language } from './preferences';
import { usePreferences } from './preferencesStore';

/** Each language in its own name. */
const names: Record<Language, string> = { en: 'English', fr: 'Français' };

/** Switches the language of the portal. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const [{ language }, change] = usePreferences();
  const keep = useKeepLanguage();
  const choose = (choice: Language) => {
    change({ language: choice });
    void keep(choice);
  };
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          variant="ghost"
          color="fg.muted"
          px="2.5"
          gap="1.5"
          aria-label={t('shell.language', { name: names[language] })}
        >
          <Languages aria-hidden />
          {language.toUpperCase()}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.RadioItemGroup value={language} onValueChange={({ value }) => choose(value as Language)}>
              {languages.map((choice) => (
                <Menu.RadioItem key={choice} value={choice} lang={choice}>
                  <Menu.ItemIndicator />
                  {names[choice]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
