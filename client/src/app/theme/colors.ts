import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';
import { shadesOf } from './themeColours';

/** Raw colours, for semantic tokens only. Screens must use the semantic tokens below. */
export const colors = defineTokens.colors({
  brand: Object.fromEntries(Object.entries(shadesOf('violet')).map(([shade, value]) => [shade, { value }])),
  ink: {
    50: { value: '#f7f7f9' },
    100: { value: '#f1f1f4' },
    200: { value: '#e6e6eb' },
    300: { value: '#d2d2d9' },
    400: { value: '#92929e' },
    500: { value: '#6c6c78' },
    600: { value: '#565661' },
    700: { value: '#3a3a45' },
    800: { value: '#2a2a33' },
    850: { value: '#212129' },
    900: { value: '#17171c' },
    950: { value: '#0f0f13' },
  },
});

/** Values of a token by skin. `tinted` applies on surfaces in the brand colour, such as a coloured navbar. */
const shades = (light: string, dark: string, tinted?: string) => ({
  value: { _light: light, _dark: dark, ...(tinted && { _tinted: tinted }) },
});

/** Values of the semantic tokens. `bordered` and `semi-dark` reuse the light ones (see `system.ts`). */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: shades('{colors.ink.50}', '{colors.ink.950}'),
    subtle: shades('{colors.ink.50}', '{colors.ink.850}', '{colors.brand.700}'),
    muted: shades('{colors.ink.100}', '{colors.ink.800}', '{colors.brand.700}'),
    emphasized: shades('{colors.ink.200}', '{colors.ink.700}', '{colors.brand.800}'),
    inverted: shades('{colors.ink.900}', '{colors.ink.100}'),
    panel: shades('{colors.white}', '{colors.ink.900}', '{colors.brand.600}'),
    error: shades('{colors.orange.50}', '{colors.orange.950}'),
  },
  fg: {
    DEFAULT: shades('#1a1a20', '#ededf1', '{colors.white}'),
    muted: shades('{colors.ink.600}', '#a8a8b4', '{colors.brand.50}'),
    subtle: shades('{colors.ink.500}', '#8e8e9b', '{colors.brand.50}'),
    inverted: shades('{colors.white}', '{colors.ink.950}'),
    // Red is reserved for on air and destructive actions; form errors are amber.
    error: shades('#a8470a', '#f5a65b'),
  },
  border: {
    DEFAULT: shades('{colors.ink.200}', '{colors.ink.800}', '{colors.brand.700}'),
    muted: shades('{colors.ink.100}', '{colors.ink.850}'),
    subtle: shades('{colors.ink.100}', '{colors.ink.850}'),
    emphasized: shades('{colors.ink.300}', '{colors.ink.700}', '{colors.brand.400}'),
    /** Outline of input fields. */
    control: shades('{colors.ink.400}', '#6b6b78', '{colors.brand.200}'),
    error: shades('#c2570c', '#e98a35'),
  },
  gray: {
    contrast: shades('{colors.white}', '{colors.ink.950}'),
    fg: shades('{colors.ink.700}', '#d3d3da', '{colors.white}'),
    subtle: shades('{colors.ink.100}', '{colors.ink.800}', '{colors.brand.700}'),
    muted: shades('{colors.ink.200}', '{colors.ink.700}', '{colors.brand.800}'),
    emphasized: shades('{colors.ink.300}', '#4a4a56'),
    solid: shades('{colors.ink.900}', '{colors.ink.100}'),
    focusRing: shades('{colors.brand.500}', '{colors.brand.400}', '{colors.white}'),
    border: shades('{colors.ink.300}', '{colors.ink.700}'),
  },
  brand: {
    contrast: shades('{colors.white}', '{colors.white}'),
    fg: shades('{colors.brand.600}', '{colors.brand.300}'),
    subtle: shades('{colors.brand.50}', '{colors.brand.950}'),
    muted: shades('{colors.brand.100}', '{colors.brand.900}'),
    emphasized: shades('{colors.brand.200}', '{colors.brand.800}'),
    solid: shades('{colors.brand.600}', '{colors.brand.550}'),
    focusRing: shades('{colors.brand.500}', '{colors.brand.400}', '{colors.white}'),
    border: shades('{colors.brand.200}', '{colors.brand.800}'),
  },
});

export const semanticShadows = defineSemanticTokens.shadows({
  /** Shadow of a card. */
  card: {
    value: {
      _light: '0 1px 2px rgb(20 20 40 / .05), 0 0 0 1px {colors.border}',
      _dark: '0 0 0 1px {colors.border}',
      _bordered: '0 0 0 1px {colors.border.emphasized}',
    },
  },
  /** Shadow of menus, drawers, dialogs and toasts. */
  lg: {
    value: {
      _light: '0 12px 32px rgb(20 20 40 / .14), 0 0 0 1px {colors.border}',
      _dark: '0 12px 32px rgb(0 0 0 / .6), 0 0 0 1px {colors.ink.700}',
      _bordered: '0 0 0 1px {colors.border.emphasized}',
    },
  },
});
