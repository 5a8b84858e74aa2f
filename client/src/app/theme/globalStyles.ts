import { defineGlobalStyles, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { rowStyles } from '../../kit/data/rowStyles';
import { tableStyles } from '../../kit/list/table/tableStyles';
import { themeColourStyles } from './themeColours';

/** Icons that are mirrored in right-to-left languages. Media player icons are not: they point along the time axis. */
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

/** Styles of the whole portal: scrolling, text direction, and CSS variables such as the bar heights. */
export const globalStyles = defineGlobalStyles({
  html: {
    overflowY: 'scroll',
    // Scrollbars and native controls follow the skin, not the system setting.
    colorScheme: 'light',
    '&.dark': { colorScheme: 'dark' },
    /** Reading direction as a factor: 1 for left-to-right, -1 for right-to-left. */
    '--regie-forward': '1',
    '&[dir=rtl]': { '--regie-forward': '-1' },
    /** Height of the navbar when it stays on screen. */
    '--regie-top': '0px',
    '&[data-navbar=sticky]': { '--regie-top': '3.5rem' },
    '&[data-navbar=floating]': { '--regie-top': '5rem' },
    scrollPaddingTop: 'var(--regie-top)',
    /** Height of the player bar while it is shown. */
    '--regie-bottom': '0px',
    '&[data-player]': { '--regie-bottom': { base: '6.5rem', md: '4rem' } },
    scrollPaddingBottom: 'var(--regie-bottom)',
  },
  body: { textStyle: 'sm', fontFeatureSettings: '"cv11", "ss03"' },
  // Names and addresses follow the direction of their own script, but align with the page.
  '[dir=rtl] [dir=auto]:not(input, textarea)': { textAlign: 'right' },
  '[dir=ltr] [dir=auto]:not(input, textarea)': { textAlign: 'left' },
  // E-mail and web addresses are written from left to right in every language.
  '[dir=rtl] input:is([type=url], [type=email])': { direction: 'ltr', textAlign: 'right' },
  // An empty field with a placeholder follows the direction of the page.
  '[dir=auto]:is(input, textarea):placeholder-shown': { direction: 'inherit' },
  // Arabic letters are joined: letter spacing would break words.
  ':lang(ar)': { letterSpacing: '0 !important' },
  [`[dir=rtl] :is(${pointingIcons.map((name) => `.lucide-${name}`).join(', ')})`]: { scale: '-1 1' },
  ...themeColourStyles,
  ...rowStyles,
  ...tableStyles,
  // Native date and time icons would be dark on a dark background.
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
  // The same animation under two names: switching between the names restarts it.
  '[data-ripple=odd]::after': { animationName: 'rippleOdd' },
  '[data-ripple=even]::after': { animationName: 'rippleEven' },
  // Touch targets need to be larger than pointer targets.
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
    // Links have no function on paper.
    a: { color: 'inherit !important', textDecoration: 'none !important' },
  },
} as Record<string, SystemStyleObject>);
