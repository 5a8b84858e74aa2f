import { useSyncExternalStore } from 'react';
import { madeOnce } from '../data/madeOnce';
import type { Tone } from './chartData';

/** Current colours of the page, for charts. The chart library needs actual colours in place of theme tokens. */
export interface ChartColors {
  tones: Record<Tone, string>;
  /** Theme tokens of the tones, for legends, which are components of our own. */
  tokens: Record<Tone, string>;
  text: string;
  grid: string;
  surface: string;
}

/** Theme token of each tone. */
const toneTokens: Record<Tone, string> = {
  // In the dark skin, lighter than a filled button, so that lines stand out from the surface.
  brand: 'brand.focusRing',
  blue: 'blue.solid',
  teal: 'teal.solid',
  green: 'green.solid',
  amber: 'orange.solid',
  faint: 'border.control',
};

/** Returns the CSS variable of a token: `--regie-colors-brand-focus-ring` for `brand.focusRing`. */
const variableOf = (token: string) =>
  `--regie-colors-${token.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the token of each tone. When the brand colour equals the colour of a tone, that tone becomes purple, so that series stay distinguishable. */
function tokensFor(themeColour = ''): Record<Tone, string> {
  return Object.hasOwn(toneTokens, themeColour)
    ? { ...toneTokens, [themeColour]: 'purple.solid' }
    : toneTokens;
}

function readColors(): ChartColors {
  const tokens = tokensFor(document.documentElement.dataset['colour']);
  const style = getComputedStyle(document.documentElement);
  const color = (token: string) => style.getPropertyValue(variableOf(token)).trim() || 'currentColor';
  return {
    tones: Object.fromEntries(Object.entries(tokens).map(([tone, token]) => [tone, color(token)])) as Record<
      Tone,
      string
    >,
    tokens,
    text: color('fg.muted'),
    grid: color('border'),
    surface: color('bg.panel'),
  };
}

/**
 * Cached colours, shared by all charts until the theme changes. Reading them forces a style recalculation of the page.
 */
let known: ChartColors | undefined;
let isStale = true;

function currentColors(): ChartColors {
  observeTheme();
  if (isStale || !known) {
    const colors = readColors();
    // When the colours are equal, return the same object, so that nothing renders again.
    if (JSON.stringify(colors) !== JSON.stringify(known)) known = colors;
    isStale = false;
  }
  return known!;
}

const listeners = new Set<() => void>();

/** Observes changes of the skin, the theme colour and the direction of the document. */
const observeTheme = madeOnce(() => {
  const observer = new MutationObserver(() => {
    isStale = true;
    for (const listener of listeners) listener();
  });
  observer.observe(document.documentElement, { attributes: true });
  return observer;
});

function onThemeChange(listener: () => void) {
  observeTheme();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the colours of the skin and theme; the component renders again when they change. */
export const useChartColors = () => useSyncExternalStore(onThemeChange, currentColors);

/** Returns true in right-to-left pages, where the time axis of charts runs from right to left too. */
export const useIsRightToLeft = () =>
  useSyncExternalStore(onThemeChange, () => document.documentElement.dir === 'rtl');
