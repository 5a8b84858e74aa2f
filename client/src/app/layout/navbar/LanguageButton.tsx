import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spoken } from '../../../kit/data/Spoken';
import { languageNames } from '../../../i18n/languages';
import { usePreferences } from '../preferencesStore';

/** Says in which language the portal speaks; opens the choice of another. */
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
