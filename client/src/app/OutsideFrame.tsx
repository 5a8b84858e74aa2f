import { Box, Flex, Link } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { languageNames, languages } from '../i18n/languages';
import { changePreferences } from './layout/preferencesStore';

/** Frame of the pages that need no sign-in, with a language menu. */
export function OutsideFrame() {
  return (
    <Box position="relative">
      <Outlet />
      <LanguageChoice />
    </Box>
  );
}

function LanguageChoice() {
  const { t, i18n } = useTranslation();
  return (
    <Flex
      as="nav"
      aria-label={t('signIn.language')}
      gap="2"
      textStyle="xs"
      position="absolute"
      top="3"
      insetInlineEnd="4"
    >
      {languages.map((language) => {
        const isCurrent = language === i18n.language;
        const choose = (event: MouseEvent) => {
          event.preventDefault();
          changePreferences({ language });
        };
        return (
          <Link
            key={language}
            href={`?language=${language}`}
            lang={language}
            hrefLang={language}
            aria-current={isCurrent || undefined}
            color={isCurrent ? 'fg' : 'fg.muted'}
            fontWeight={isCurrent ? 'medium' : undefined}
            px="1.5"
            py="3"
            onClick={choose}
          >
            {languageNames[language]}
          </Link>
        );
      })}
    </Flex>
  );
}
