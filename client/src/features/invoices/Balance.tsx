import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/data/format/useFormat';

/** Outstanding balance: "settled" for 0, negative when the client overpaid. */
export function Balance({ minorUnits, currency }: { minorUnits: number; currency: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (minorUnits === 0) return <span className="row-aside">{t('invoices.settled')}</span>;
  return <span>{format.money(minorUnits, currency)}</span>;
}
