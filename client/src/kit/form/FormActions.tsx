import { Button, Flex, type ButtonProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SaveForm } from './useSaveForm';

/** Submit button of a form. */
export function SaveButton<TValues extends FieldValues>({
  form,
  label,
  ...button
}: Omit<ButtonProps, 'form'> & {
  form: SaveForm<TValues>;
  label: string;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <Button type="submit" colorPalette="brand" loading={form.isSaving} loadingText={label} {...button}>
      {label}
    </Button>
  );
}

/** Buttons at the end of a form on its own page: cancel and save. */
export function FormActions<TValues extends FieldValues>({
  form,
  saveLabel,
  cancelTo,
}: {
  form: SaveForm<TValues>;
  saveLabel: string;
  cancelTo: string;
}) {
  const { t } = useTranslation();
  return (
    <Flex gap="2" justify="flex-end">
      <Button asChild variant="outline">
        <Link to={cancelTo}>{t('actions.cancel')}</Link>
      </Button>
      <SaveButton form={form} label={saveLabel} />
    </Flex>
  );
}
