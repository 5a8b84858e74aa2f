import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../kit/data/format/useFormat';
import type { RushDeskFragment } from '../rushes.generated';

interface Props {
  takes: RushDeskFragment['takes'];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Selects the take to play; renders nothing when there is only one. */
export function TakeChoice({ takes, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (takes.length < 2) return null;
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label={t('rushes.takes')}>
      {takes.map(({ id, number, createdAt }) => (
        <Button
          key={id}
          size="sm"
          variant={id === chosen ? 'solid' : 'outline'}
          aria-pressed={id === chosen}
          title={format.exactly(createdAt)}
          onClick={() => onChoose(id)}
        >
          {t('rushes.takeNumber', { number: format.integer(number) })}
        </Button>
      ))}
    </Flex>
  );
}
