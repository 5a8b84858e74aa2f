import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import {
  animationStyles,
  breakpoints,
  globalCss,
  keyframes as libraryKeyframes,
  layerStyles,
  semanticTokens,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { colors, semanticColors, semanticShadows } from './colors';
import { globalStyles } from './globalStyles';
import { recipeChanges, recipes, slotRecipeChanges, slotRecipes } from './recipes';

// Applied to the root element only. On every element, the selection style took a quarter of all styling time.
const { '*::selection': selection = {}, ...libraryStyles } = globalCss;

const libraryDefaults = defineConfig({
  preflight: true,
  cssVarsPrefix: 'regie',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss: { ...libraryStyles, 'html::selection': selection },
  theme: {
    animationStyles,
    breakpoints,
    keyframes: libraryKeyframes,
    layerStyles,
    recipes,
    semanticTokens,
    slotRecipes,
    textStyles,
    tokens,
  },
});

// Latin letters and digits use Inter in Arabic texts too.
const family = `'Inter Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif`;

const ripple = {
  from: { clipPath: 'circle(0 at var(--ripple-x) var(--ripple-y))', opacity: 0.18 },
  to: { clipPath: 'circle(var(--ripple-size) at var(--ripple-x) var(--ripple-y))', opacity: 0 },
};

/** Keyframes of the page transitions, and of the ripple of pressed buttons. */
const keyframes = {
  fadeIn: { from: { opacity: 0, transform: 'translateY(4px)' }, to: { opacity: 1, transform: 'none' } },
  fade: { from: { opacity: 0 }, to: { opacity: 1 } },
  zoomIn: { from: { opacity: 0, transform: 'scale(.985)' }, to: { opacity: 1, transform: 'none' } },
  slide: {
    from: { opacity: 0, transform: 'translateX(calc(16px * var(--regie-forward)))' },
    to: { opacity: 1, transform: 'none' },
  },
  rippleOdd: ripple,
  rippleEven: ripple,
};

const ours = defineConfig({
  // Skins: `dark` and `light` are classes, so that a part of a light page can be dark (semi-dark).
  conditions: { bordered: '[data-skin=bordered] &', tinted: '[data-surface=tinted] &' },
  globalCss: globalStyles,
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
    keyframes,
    recipes: recipeChanges,
    slotRecipes: slotRecipeChanges as never,
  },
});

/** The design system: the library's defaults with our tokens, skins and sizes. */
export const system = createSystem(defaultBaseConfig, libraryDefaults, ours);
