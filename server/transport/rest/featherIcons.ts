import { featherNames } from './featherNames.ts';

/** The most similar Feather icon for icons that the older set lacks, or has under another name. */
const closest: Readonly<Record<string, string>> = {
  antenna: 'radio',
  'audio-lines': 'activity',
  'building-complex': 'briefcase',
  'chart-no-axes-combined': 'bar-chart-2',
  'circle-exclamation-point': 'alert-circle',
  'circle-play': 'play-circle',
  'circle-question-mark': 'help-circle',
  clapperboard: 'film',
  'disc-3': 'disc',
  'door-open': 'log-in',
  drum: 'bell',
  'eighth-notes': 'music',
  handshake: 'users',
  'heart-handshake': 'heart',
  house: 'home',
  'id-card': 'credit-card',
  images: 'image',
  'key-round': 'key',
  'layout-dashboard': 'layout',
  'library-big': 'book-open',
  'list-music': 'list',
  palette: 'droplet',
  megaphone: 'volume-2',
  'message-square-lock': 'message-square',
  'message-square-text': 'message-square',
  'messages-square': 'message-circle',
  'mic-vocal': 'mic',
  newspaper: 'file-text',
  'pen-line': 'edit-3',
  'layout-panel-top': 'layout',
  'panels-top-left': 'layout',
  'radio-tower': 'radio',
  'receipt-text': 'file-text',
  'scroll-text': 'clipboard',
  'shield-check': 'shield',
  'shield-question-mark': 'shield',
  tags: 'tag',
  'triangle-alert': 'alert-triangle',
  'user-round': 'user',
  'users-round': 'users',
  wrench: 'tool',
};
const unknown = 'circle';

/**
 * Converts the name of an icon to that of the component which draws it in older clients. `credit-card` becomes `CreditCard`,
 * `house` becomes `Home`.
 */
export function featherIcon(name: string): string {
  const feather = featherNames.has(name) ? name : (closest[name] ?? unknown);
  return feather.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}
