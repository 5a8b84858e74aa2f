import { Box, Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SlotCategory } from '../../../apollo/schemaTypes.generated';
import { categoryIcons } from './OccurrenceBox';
import { slotCategories } from './slotForm';

/** Which categories are shown: each by itself, or all at once; without any the calendar is empty. */
export function CategoryToggles({
  chosen,
  onChange,
}: {
  chosen: readonly SlotCategory[];
  onChange: (chosen: SlotCategory[]) => void;
}) {
  const { t } = useTranslation();
  const areAll = chosen.length === slotCategories.length;
  const toggle = (category: SlotCategory) =>
    onChange(slotCategories.filter((one) => chosen.includes(one) !== (one === category)));
  return (
    <Flex role="group" aria-label={t('calendar.categories')} gap="1.5" wrap="wrap" data-print="hide">
      <Toggle
        isOn={areAll}
        label={t('calendar.all')}
        onClick={() => onChange(areAll ? [] : [...slotCategories])}
      />
      {slotCategories.map((category) => {
        const Icon = categoryIcons[category];
        return (
          <Toggle
            key={category}
            isOn={chosen.includes(category)}
            label={t(`planning.slotCategories.${category}`)}
            icon={Icon ? <Icon size={13} aria-hidden /> : undefined}
            onClick={() => toggle(category)}
          />
        );
      })}
    </Flex>
  );
}

function Toggle({
  isOn,
  label,
  icon,
  onClick,
}: {
  isOn: boolean;
  label: string;
  icon?: React.ReactNode;
  onClick: () => void;
}) {
  return (
    <Button
      size="xs"
      minH={{ base: '36px', md: 'auto' }}
      variant={isOn ? 'subtle' : 'outline'}
      aria-pressed={isOn}
      color={isOn ? undefined : 'fg.muted'}
      onClick={onClick}
    >
      {icon ? <Box as="span">{icon}</Box> : null}
      {label}
    </Button>
  );
}
