import { Box, Button, Flex } from '@chakra-ui/react';
import { Antenna, BrickWall, Megaphone, Podcast, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SlotCategory, SlotLayer } from '../../../apollo/schemaTypes.generated';
import { categoryIcons } from './grid/OccurrenceBox';
import { slotCategories, slotLayers } from './slots/slotForm';

/** Category filter: single categories or all at once. With none selected, the calendar is empty. */
export function CategoryToggles({
  chosen,
  onChange,
}: {
  chosen: readonly SlotCategory[];
  onChange: (chosen: SlotCategory[]) => void;
}) {
  const { t } = useTranslation();
  const areAll = chosen.length === slotCategories.length;
  return (
    <Flex role="group" aria-label={t('calendar.categories')} gap="1.5" wrap="wrap" data-print="hide">
      <Toggle
        isOn={areAll}
        label={t('calendar.all')}
        onClick={() => onChange(areAll ? [] : [...slotCategories])}
      />
      {slotCategories.map((category) => (
        <Toggle
          key={category}
          isOn={chosen.includes(category)}
          label={t(`planning.slotCategories.${category}`)}
          icon={categoryIcons[category]}
          onClick={() => onChange(toggled(slotCategories, chosen, category))}
        />
      ))}
    </Flex>
  );
}

const layerIcons: Record<SlotLayer, LucideIcon> = {
  FILLER: BrickWall,
  PROGRAMMES: Podcast,
  ADVERTS: Megaphone,
  LIVE: Antenna,
};

/** Layer filter, from the lowest layer to the highest. */
export function LayerToggles({
  chosen,
  onChange,
}: {
  chosen: readonly SlotLayer[];
  onChange: (chosen: SlotLayer[]) => void;
}) {
  const { t } = useTranslation();
  return (
    <Flex role="group" aria-label={t('calendar.layers')} gap="1.5" wrap="wrap" data-print="hide">
      {slotLayers.map((layer) => (
        <Toggle
          key={layer}
          isOn={chosen.includes(layer)}
          label={t('calendar.layer', { layer: t(`planning.slotLayers.${layer}`) })}
          text={t(`planning.slotLayers.${layer}`)}
          icon={layerIcons[layer]}
          onClick={() => onChange(toggled(slotLayers, chosen, layer))}
        />
      ))}
    </Flex>
  );
}

const toggled = <T,>(all: readonly T[], chosen: readonly T[], value: T): T[] =>
  all.filter((candidate) => chosen.includes(candidate) !== (candidate === value));

function Toggle({
  isOn,
  label,
  text = label,
  icon: Icon,
  onClick,
}: {
  isOn: boolean;
  label: string;
  /** Visible part of the label. */
  text?: string;
  icon?: LucideIcon | undefined;
  onClick: () => void;
}) {
  return (
    <Button
      size="xs"
      minH={{ base: '36px', md: 'auto' }}
      variant={isOn ? 'subtle' : 'outline'}
      aria-pressed={isOn}
      aria-label={text === label ? undefined : label}
      color={isOn ? undefined : 'fg.muted'}
      onClick={onClick}
    >
      {Icon ? (
        <Box as="span">
          <Icon size={13} aria-hidden />
        </Box>
      ) : null}
      {text}
    </Button>
  );
}
