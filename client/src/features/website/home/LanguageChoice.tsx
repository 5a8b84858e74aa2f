import { Button, ButtonGroup } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SiteLanguage } from '../../../apollo/schemaTypes.generated';
import { useSiteLanguages } from '../useSiteLanguages';

interface Props {
  language: SiteLanguage;
  onChoose: (language: SiteLanguage) => void;
}

/** Buttons that select the language in which texts are edited or the preview is shown. */
export function LanguageChoice({ language, onChoose }: Props) {
  const { t } = useTranslation();
  const languages = useSiteLanguages();
  return (
    <ButtonGroup size="xs" variant="outline" attached aria-label={t('website.home.language')}>
      {languages.map(({ value, label }) => (
        <Button
          key={value}
          variant={value === language ? 'subtle' : 'outline'}
          aria-pressed={value === language}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </ButtonGroup>
  );
}
