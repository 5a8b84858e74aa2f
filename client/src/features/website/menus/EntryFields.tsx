import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { safeAddress } from '../../../../../server/kit/html/addresses';
import { TextField } from '../../../kit/form/fields/fields';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { useSiteLanguages } from '../useSiteLanguages';
import type { MenusValues } from './menuValues';

interface Props {
  form: SaveForm<MenusValues>;
  /** Path of the entry in the form. */
  name: `${keyof MenusValues}.${number}`;
  isLink: boolean;
}

/** Fields of a menu entry: its label in each language and, for a link, its URL. */
export function EntryFields({ form, name, isLink }: Props) {
  const { t } = useTranslation();
  const languages = useSiteLanguages();
  return (
    <Stack gap="4">
      {isLink ? (
        <TextField
          form={form}
          name={`${name}.link`}
          label={t('website.menus.address')}
          help={t('website.menus.addressHelp')}
          maxLength={300}
          validate={(address) => (safeAddress(address.trim()) ? undefined : 'address')}
        />
      ) : null}
      {languages.map(({ value, label }) => (
        <TextField
          key={value}
          form={form}
          name={`${name}.labels.${value}`}
          label={t('website.menus.labelIn', { language: label })}
          maxLength={60}
          isOptional
        />
      ))}
    </Stack>
  );
}
