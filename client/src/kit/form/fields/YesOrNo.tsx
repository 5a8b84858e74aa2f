import { useTranslation } from 'react-i18next';

/** Shows the value of a checkbox as “Yes” or “No”, in the conflict dialog. */
export function YesOrNo({ value }: { value: boolean }) {
  const { t } = useTranslation();
  return t(value ? 'form.yes' : 'form.no');
}
