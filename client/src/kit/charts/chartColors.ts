import { useSyncExternalStore } from 'react';
import type { Tone } from './chartData';

/** The colours of the page as they are now, for drawings that cannot name a token. */
export interface ChartColors {
  tones: Record<Tone, string>;
  /** The same as tokens, for legends, which are part of the page. */
  tokens: Record<Tone, string>;
  text: string;
  grid: string;
  surface: string;
}

/** The token that each tone is. */
const toneTokens: Record<Tone, string> = {
  // Lighter than a filled button in the dark, where lines must stand out from the surface.
  brand: 'brand.focusRing',
  blue: 'blue.solid',
  teal: 'teal.solid',
  green: 'green.solid',
  amber: 'orange.solid',
  faint: 'border.control',
};

/** `brand.focusRing` is `--regie-colors-brand-focus-ring`. */
const variableOf = (token: string) =>
  `--regie-colors-${token.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Where the brand itself is teal, blue or green, that tone gives way: two parts of a chart never look alike. */
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

/** The last answer, so that equal colours are the same object. */
let known: { text: string; colors: ChartColors } | undefined;

function currentColors(): ChartColors {
  const colors = readColors();
  const text = JSON.stringify(colors);
  if (known?.text !== text) known = { text, colors };
  return known.colors;
}

/** Calls back when the skin, the theme's colour or the direction of the document changes. */
function onLookChange(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** The colours of the skin and theme, which change at once with them. */
export const useChartColors = () => useSyncExternalStore(onLookChange, currentColors);

/** Whether the page is read from right to left: time then runs that way too. */
export const useIsRightToLeft = () =>
  useSyncExternalStore(onLookChange, () => document.documentElement.dir === 'rtl');
