import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spoken } from '../../../kit/data/texts/Spoken';
import { languageNames } from '../../../i18n/languages';
import { usePreferences } from '../preferencesStore';

/** Button that shows the interface language and opens the language menu. */
export function LanguageButton(props: ButtonProps) {
  const { t } = useTranslation();
  const [{ language }] = usePreferences();
  return (
    <Button variant="ghost" color="fg.muted" px="2.5" gap="1.5" aria-haspopup="menu" {...props}>
      <Spoken as={t('shell.language', { name: languageNames[language] })}>
        <Languages />
        <Box as="span" hideBelow="sm">
          {language.toUpperCase()}
        </Box>
      </Spoken>
    </Button>
  );
}
