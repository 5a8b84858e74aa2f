import { useTranslation } from 'react-i18next';

/** Displays a checkbox value in the conflict dialog. */
export function YesOrNo({ value }: { value: boolean }) {
  const { t } = useTranslation();
  return t(value ? 'form.yes' : 'form.no');
}
