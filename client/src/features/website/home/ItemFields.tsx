import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SectionItemFieldName, SiteLanguage } from '../../../apollo/schemaTypes.generated';
import { LongTextField } from '../../../kit/form/fields/LongTextField';
import { TextField } from '../../../kit/form/fields/fields';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { LinesField } from './LinesField';
import type { ItemField } from './sectionForms';
import { isWritten, type HomeValues, type ItemValues } from './sectionValues';

/** Form path of an item in a list of a home page section, such as a quiz question. */
export type ItemPath = `sections.${number}.texts.${SiteLanguage}.questions.${number}`;

interface Props {
  form: SaveForm<HomeValues>;
  path: ItemPath;
  /** Fields of the item, as the server describes them. */
  fields: readonly ItemField[];
  /** True for an item that was just added: its first field takes the focus. */
  isNew: boolean;
}

const keys = {
  TEXT: 'text',
  ANSWERS: 'answers',
  RIGHT: 'right',
  EXPLANATION: 'explanation',
} as const satisfies Record<SectionItemFieldName, keyof ItemValues>;

/**
 * Fields of a list item, such as a quiz question, by their types. A field of type `CHOICE` appears as radio buttons beside the
 * lines.
 */
export function ItemFields({ form, path, fields, isNew }: Props) {
  const { t } = useTranslation();
  const mayBeBlank = () => !isWritten(form.getValues(path));
  const hasChoice = fields.some(({ type }) => type === 'CHOICE');
  return (
    <Stack gap="4" ps="3" pt="2" pb="4" borderStartWidth="2px" ms="2">
      {fields.map((field, index) => {
        const common = {
          form,
          name: `${path}.${keys[field.name]}` as const,
          label: t(`website.home.itemFields.${field.name}`),
          maxLength: field.maximum ?? 0,
          isOptional: !field.isRequired,
        };
        switch (field.type) {
          case 'LINE':
            return (
              <TextField
                key={field.name}
                {...common}
                autoFocus={isNew && index === 0}
                mayBeBlank={mayBeBlank}
              />
            );
          case 'PARAGRAPH':
            return (
              <LongTextField
                key={field.name}
                {...common}
                minH="4.5rem"
                help={t('website.home.itemHelp.EXPLANATION')}
              />
            );
          case 'LINES':
            return (
              <LinesField key={field.name} form={form} path={path} field={field} hasChoice={hasChoice} />
            );
          default:
            return null;
        }
      })}
    </Stack>
  );
}
