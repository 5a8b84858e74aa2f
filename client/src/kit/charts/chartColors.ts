import { useSyncExternalStore } from 'react';
import { madeOnce } from '../data/madeOnce';
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

/** To read them, the style of the whole page is worked out: once for all drawings, until its look changes. */
let known: ChartColors | undefined;
let isStale = true;

function currentColors(): ChartColors {
  watchLook();
  if (isStale || !known) {
    const colors = readColors();
    // Equal colours are the same object.
    if (JSON.stringify(colors) !== JSON.stringify(known)) known = colors;
    isStale = false;
  }
  return known!;
}

const listeners = new Set<() => void>();

/** Looks for changes of the skin, the theme's colour or the direction of the document. */
const watchLook = madeOnce(() => {
  const observer = new MutationObserver(() => {
    isStale = true;
    for (const listener of listeners) listener();
  });
  observer.observe(document.documentElement, { attributes: true });
  return observer;
});

function onLookChange(listener: () => void) {
  watchLook();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The colours of the skin and theme, which change at once with them. */
export const useChartColors = () => useSyncExternalStore(onLookChange, currentColors);

/** Whether the page is read from right to left: time then runs that way too. */
export const useIsRightToLeft = () =>
  useSyncExternalStore(onLookChange, () => document.documentElement.dir === 'rtl');
