import { useTranslation } from 'react-i18next';

/** How a field that is ticked or not reads, where two values of one stand side by side. */
export function YesOrNo({ value }: { value: boolean }) {
  const { t } = useTranslation();
  return t(value ? 'form.yes' : 'form.no');
}
