import { defineGlobalStyles, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { rowStyles } from '../../kit/data/rowStyles';
import { tableStyles } from '../../kit/list/table/tableStyles';
import { themeColourStyles } from './themeColours';

/** Icons that point along the line of reading; those of media players point along time, and stay. */
const pointingIcons = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'arrow-up-left',
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'corner-down-left',
  'corner-down-right',
  'external-link',
  'list',
  'list-checks',
  'list-filter',
  'list-ordered',
  'log-in',
  'log-out',
  'message-square-reply',
  'panel-left',
  'panel-left-close',
  'panel-left-open',
  'redo-2',
  'reply',
  'send',
  'share-2',
  'undo-2',
];

/** What holds for the whole portal. */
export const globalStyles = defineGlobalStyles({
  html: {
    overflowY: 'scroll',
    // Scrollbars and what else the browser draws itself go along with the skin, whatever the system prefers.
    colorScheme: 'light',
    '&.dark': { colorScheme: 'dark' },
    /** Which way forward is. */
    '--regie-forward': '1',
    '&[dir=rtl]': { '--regie-forward': '-1' },
    /** How much of the screen a navbar that stays covers. */
    '--regie-top': '0px',
    '&[data-navbar=sticky]': { '--regie-top': '3.5rem' },
    '&[data-navbar=floating]': { '--regie-top': '5rem' },
    scrollPaddingTop: 'var(--regie-top)',
    /** How much of it the player covers, while there is one. */
    '--regie-bottom': '0px',
    '&[data-player]': { '--regie-bottom': { base: '6.5rem', md: '4rem' } },
    scrollPaddingBottom: 'var(--regie-bottom)',
  },
  body: { textStyle: 'sm', fontFeatureSettings: '"cv11", "ss03"' },
  // Names and addresses are written in the way of their own letters, and stand at the side where the page's begin.
  '[dir=rtl] [dir=auto]:not(input, textarea)': { textAlign: 'right' },
  '[dir=ltr] [dir=auto]:not(input, textarea)': { textAlign: 'left' },
  // Addresses are written from left to right in every language.
  '[dir=rtl] input:is([type=url], [type=email])': { direction: 'ltr', textAlign: 'right' },
  // A field in which nothing is written yet is a part of the page.
  '[dir=auto]:is(input, textarea):placeholder-shown': { direction: 'inherit' },
  // Arabic letters are joined: space between them would tear words apart.
  ':lang(ar)': { letterSpacing: '0 !important' },
  [`[dir=rtl] :is(${pointingIcons.map((name) => `.lucide-${name}`).join(', ')})`]: { scale: '-1 1' },
  ...themeColourStyles,
  ...rowStyles,
  ...tableStyles,
  // The little calendar and clock of the browser would be dark on dark.
  'input:is([type=date], [type=time], [type=datetime-local])': { _dark: { colorScheme: 'dark' } },
  'a, button, input, select, textarea, summary': { _focusVisible: { outlineColor: 'brand.focusRing' } },
  '[data-ripple]::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    borderRadius: 'inherit',
    bg: 'currentColor',
    pointerEvents: 'none',
    animation: '500ms ease-out both',
  },
  // Two names for the same thing: going from one to the other starts it anew.
  '[data-ripple=odd]::after': { animationName: 'rippleOdd' },
  '[data-ripple=even]::after': { animationName: 'rippleEven' },
  // Fingers need more room than pointers.
  '@media (max-width: 47.9375rem)': {
    'button, .chakra-button, .chakra-input, .chakra-native-select__field, .chakra-combobox__input': {
      minHeight: '44px',
    },
    '.row-action, .chakra-menu__item': { minHeight: '44px' },
    '.chakra-button, .row-action, .chip': { minWidth: '44px' },
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
    // Paper leads nowhere.
    a: { color: 'inherit !important', textDecoration: 'none !important' },
  },
} as Record<string, SystemStyleObject>);
