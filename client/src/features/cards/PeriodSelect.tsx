import { useTranslation } from 'react-i18next';
import { SmallSelect } from '../../kit/charts/SmallSelect';
import { cardPeriods, type CardPeriod } from './useChosen';

/** Select for the period of a card. */
export function PeriodSelect({
  card,
  value,
  onChange,
}: {
  /** Title of the card, in the label for screen readers. */
  card: string;
  value: CardPeriod;
  onChange: (period: CardPeriod) => void;
}) {
  const { t } = useTranslation();
  return (
    <SmallSelect
      label={`${card}: ${t('charts.period')}`}
      value={value}
      options={cardPeriods.map((period) => ({ value: period, label: t(`cards.periods.${period}`) }))}
      onChange={onChange}
    />
  );
}
