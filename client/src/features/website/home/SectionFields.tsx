import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionKind, SiteLanguage } from '../../../apollo/schemaTypes.generated';
import { TextField } from '../../../kit/form/fields/fields';
import { RichTextField } from '../../../kit/form/fields/RichTextField';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { siteLanguages } from '../useSiteLanguages';
import { LanguageChoice } from './LanguageChoice';
import { maxEntries, sectionKinds } from './sectionKinds';
import type { HomeValues } from './sectionValues';

interface Props {
  form: SaveForm<HomeValues>;
  index: number;
  kind: SectionKind;
}

/** Fields of a section: number of entries, and texts per language. */
export function SectionFields({ form, index, kind }: Props) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<SiteLanguage>(siteLanguages[0]);
  const { count, hasText } = sectionKinds[kind];
  return (
    <Stack gap="5">
      {count === undefined ? null : (
        <TextField
          form={form}
          name={`sections.${index}.count`}
          label={t('website.home.count')}
          help={t('website.home.countHelp', { max: maxEntries })}
          inputMode="numeric"
          maxLength={2}
          validate={(value) =>
            /^\d+$/.test(String(value)) && Number(value) >= 1 && Number(value) <= maxEntries
              ? undefined
              : 'invalid'
          }
        />
      )}
      <LanguageChoice language={language} onChoose={setLanguage} />
      <TextField
        // The key remounts the field, because each language has its own value.
        key={`title ${language}`}
        form={form}
        name={`sections.${index}.texts.${language}.title`}
        label={t('website.home.heading')}
        help={kind === 'TEXT' ? undefined : t('website.home.headingHelp')}
        maxLength={80}
        isOptional
      />
      {hasText ? (
        <RichTextField
          key={`text ${language}`}
          form={form}
          name={`sections.${index}.texts.${language}.text`}
          label={t('website.home.text')}
          isOptional
        />
      ) : null}
    </Stack>
  );
}
