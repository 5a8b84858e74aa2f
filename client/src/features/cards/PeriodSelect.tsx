import { useTranslation } from 'react-i18next';
import { SmallSelect } from '../../kit/charts/SmallSelect';
import { cardPeriods, type CardPeriod } from './useChosen';

/** The choice of a card's period. */
export function PeriodSelect({
  card,
  value,
  onChange,
}: {
  /** The title of the card, for whoever hears the choice alone. */
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
