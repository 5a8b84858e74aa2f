import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/data/useFormat';

/** What is still owed; nothing when settled, negative when the client paid too much. */
export function Balance({ minorUnits, currency }: { minorUnits: number; currency: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (minorUnits === 0)
    return (
      <Text as="span" color="fg.muted">
        {t('invoices.settled')}
      </Text>
    );
  return <Text as="span">{format.money(minorUnits, currency)}</Text>;
}
