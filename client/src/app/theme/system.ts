import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  createSystem,
  defineConfig,
  defineGlobalStyles,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import {
  animationStyles,
  breakpoints,
  globalCss,
  keyframes,
  layerStyles,
  semanticTokens,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { colors, semanticColors, semanticShadows } from './colors';
import { recipeChanges, recipes, slotRecipeChanges, slotRecipes } from './recipes';

const libraryDefaults = defineConfig({
  preflight: true,
  cssVarsPrefix: 'regie',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss,
  theme: {
    animationStyles,
    breakpoints,
    keyframes,
    layerStyles,
    recipes,
    semanticTokens,
    slotRecipes,
    textStyles,
    tokens,
  },
});

const family = `'Inter Variable', system-ui, sans-serif`;

const ours = defineConfig({
  // The skins: `dark` and `light` are classes, so that a part of a light page can be dark (semi-dark).
  conditions: { bordered: '[data-skin=bordered] &' },
  globalCss: defineGlobalStyles({
    html: { overflowY: 'scroll' },
    body: { textStyle: 'sm', fontFeatureSettings: '"cv11", "ss03"' },
    'a, button, input, select, textarea, summary': { _focusVisible: { outlineColor: 'brand.focusRing' } },
    // Fingers need more room than pointers.
    '@media (max-width: 47.9375rem)': {
      'button, .chakra-button, .chakra-input, .chakra-native-select__field, .chakra-combobox__input': {
        minHeight: '44px',
      },
      '.chakra-button': { minWidth: '44px' },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
      },
    },
    '@media print': {
      'html, body': { background: 'white' },
      '[data-print=hide]': { display: 'none !important' },
    },
  } as Record<string, SystemStyleObject>),
  theme: {
    tokens: {
      colors,
      fonts: { body: { value: family }, heading: { value: family } },
      fontSizes: {
        xs: { value: '0.75rem' },
        compact: { value: '0.8125rem' },
        sm: { value: '0.875rem' },
        md: { value: '1rem' },
        xl: { value: '1.25rem' },
        '2xl': { value: '1.5rem' },
      },
    },
    semanticTokens: {
      colors: semanticColors,
      shadows: semanticShadows,
      radii: { l1: { value: '4px' }, l2: { value: '6px' }, l3: { value: '10px' } },
    },
    textStyles: { compact: { value: { fontSize: '0.8125rem', lineHeight: '1.25rem' } } },
    keyframes: {
      fadeIn: { from: { opacity: 0, transform: 'translateY(4px)' }, to: { opacity: 1, transform: 'none' } },
    },
    recipes: recipeChanges,
    slotRecipes: slotRecipeChanges as never,
  },
});

/** The design system: the library's defaults with our tokens, skins and sizes. */
export const system = createSystem(defaultBaseConfig, libraryDefaults, ours);
