import { Flex, Grid, Heading, Stack } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, OctagonX } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  contrastsOf,
  refusedColours,
  type PairContrast,
} from '../../../../../server/domains/website/design/styleContrast';
import { useFormat } from '../../../kit/data/format/useFormat';
import { TextField } from '../../../kit/form/fields/fields';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { colours, type DesignValues, type modes } from './designValues';

const icons = { REFUSED: OctagonX, WEAK: CircleAlert, GOOD: CircleCheck };

/** Fields for the colours of a light or a dark palette. They show the contrast ratios of the current colours. */
export function PaletteFields({
  form,
  mode,
}: {
  form: SaveForm<DesignValues>;
  mode: (typeof modes)[number];
}) {
  const { t } = useTranslation();
  const palette = useWatch({ control: form.control, name: `style.${mode}` });
  return (
    <Stack as="section" gap="3" aria-label={t(`website.design.${mode}`)}>
      <Heading as="h3" textStyle="compact" fontWeight="semibold">
        {t(`website.design.${mode}`)}
      </Heading>
      <Grid templateColumns="repeat(auto-fill, minmax(7.5rem, 1fr))" gap="3" alignItems="start">
        {colours.map((name) => (
          <TextField
            key={name}
            form={form}
            name={`style.${mode}.${name}`}
            type="color"
            label={t(`website.design.colours.${name}`)}
            validate={(_, values) =>
              refusedColours(values.style[mode]).some((refused) => refused === name)
                ? 'lowContrast'
                : undefined
            }
          />
        ))}
      </Grid>
      <Stack gap="1" aria-live="polite">
        {(['text', 'accent', 'primary'] as const).map((colour) => (
          <Contrast
            key={colour}
            // Of the two backgrounds, the one with the lower contrast counts.
            pair={
              contrastsOf(palette)
                .filter((pair) => pair.colour === colour)
                .toSorted((a, b) => a.ratio - b.ratio)[0]!
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}

function Contrast({ pair: { colour, behind, ratio, grade } }: { pair: PairContrast }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const Icon = icons[grade];
  // Rounded down, so that a refused contrast just below 3 is not shown as 3.
  const shown = (Math.floor(ratio * 10) / 10).toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  return (
    <Flex
      gap="1.5"
      align="baseline"
      textStyle="compact"
      color={grade === 'REFUSED' ? 'fg.error' : 'fg.muted'}
    >
      <Icon size={14} aria-hidden style={{ flexShrink: 0, alignSelf: 'center' }} />
      {t(`website.design.contrast.${grade}`, {
        colour: t(`website.design.colours.${colour}`),
        behind: t(`website.design.colours.${behind}`),
        ratio: `${shown}:${format.integer(1)}`,
      })}
    </Flex>
  );
}
