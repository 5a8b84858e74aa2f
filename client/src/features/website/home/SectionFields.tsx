import { Stack } from '@chakra-ui/react';
import { Fragment, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionFieldName, SiteLanguage } from '../../../apollo/schemaTypes.generated';
import { TextField } from '../../../kit/form/fields/fields';
import { RichTextField } from '../../../kit/form/fields/RichTextField';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { useContentInserts } from '../contents/references/useContentInserts';
import { siteLanguages } from '../useSiteLanguages';
import { ItemListField } from './ItemListField';
import { LanguageChoice } from './LanguageChoice';
import { SectionRecordField } from './SectionRecordField';
import type { SectionFormField } from './sectionForms';
import type { HomeValues } from './sectionValues';

export interface SectionFieldProps {
  form: SaveForm<HomeValues>;
  /** Index of the section. */
  index: number;
  field: SectionFormField;
  /** Language of the texts. */
  language: SiteLanguage;
}

interface Props {
  form: SaveForm<HomeValues>;
  index: number;
  /** Fields of the section's kind, as the server describes them. */
  fields: readonly SectionFormField[];
}

/** Form of a home page section, built from the fields that the server describes for its kind. */
export function SectionFields({ form, index, fields }: Props) {
  const texts = form.formState.errors.sections?.[index]?.texts;
  const [language, setLanguage] = useState<SiteLanguage>(
    // A section that is opened because of a problem shows the problem.
    () => siteLanguages.find((of) => texts?.[of]) ?? siteLanguages[0],
  );
  const firstText = fields.find(({ name }) => isText(name));
  return (
    <Stack gap="5">
      {fields.map((field) => {
        const Field = fieldViews[field.name];
        return (
          <Fragment key={field.name}>
            {field === firstText ? <LanguageChoice language={language} onChoose={setLanguage} /> : null}
            <Field
              // The key remounts a text, because each language has its own value.
              key={isText(field.name) ? language : undefined}
              form={form}
              index={index}
              field={field}
              language={language}
            />
          </Fragment>
        );
      })}
    </Stack>
  );
}

const isText = (name: SectionFieldName) => name === 'HEADING' || name === 'TEXT' || name === 'QUESTIONS';

function CountField({ form, index, field: { maximum } }: SectionFieldProps) {
  const { t } = useTranslation();
  const max = maximum ?? 1;
  return (
    <TextField
      form={form}
      name={`sections.${index}.count`}
      label={t('website.home.count')}
      help={t('website.home.countHelp', { max })}
      inputMode="numeric"
      maxLength={2}
      validate={(value) =>
        /^\d+$/.test(String(value)) && Number(value) >= 1 && Number(value) <= max ? undefined : 'invalid'
      }
    />
  );
}

function HeadingField({ form, index, field: { maximum, hasDefault }, language }: SectionFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      form={form}
      name={`sections.${index}.texts.${language}.title`}
      label={t('website.home.heading')}
      help={hasDefault ? t('website.home.headingHelp') : undefined}
      maxLength={maximum ?? undefined}
      isOptional
    />
  );
}

function SectionTextField({ form, index, language }: SectionFieldProps) {
  const { t } = useTranslation();
  const inserts = useContentInserts({ hasSounds: false });
  return (
    <RichTextField
      form={form}
      name={`sections.${index}.texts.${language}.text`}
      label={t('website.home.text')}
      inserts={inserts}
      isOptional
    />
  );
}

const fieldViews: Record<SectionFieldName, ComponentType<SectionFieldProps>> = {
  COUNT: CountField,
  RECORD: SectionRecordField,
  HEADING: HeadingField,
  TEXT: SectionTextField,
  QUESTIONS: ItemListField,
};
