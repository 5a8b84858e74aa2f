import { Flex } from '@chakra-ui/react';
import {
  CircleQuestionMark,
  CirclePlay,
  CreditCard,
  Headphones,
  ListMusic,
  Mic,
  Moon,
  Newspaper,
  Package,
  RadioTower,
  RefreshCw,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Tags,
  TriangleAlert,
  Upload,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';

/** Icons of help topics and FAQ chapters, by name. Only these, because the whole set would be a large download. */
const icons: Record<string, LucideIcon> = {
  'circle-play': CirclePlay,
  'credit-card': CreditCard,
  headphones: Headphones,
  'list-music': ListMusic,
  mic: Mic,
  moon: Moon,
  newspaper: Newspaper,
  package: Package,
  'radio-tower': RadioTower,
  'refresh-cw': RefreshCw,
  settings: Settings,
  'shield-check': ShieldCheck,
  'shopping-bag': ShoppingBag,
  tags: Tags,
  'triangle-alert': TriangleAlert,
  upload: Upload,
  users: Users,
};

/** Palettes by meaning. Danger is orange, because red is reserved for the on-air state. */
const palettes: Record<string, string> = {
  primary: 'brand',
  success: 'green',
  warning: 'orange',
  danger: 'orange',
  info: 'blue',
};

/** Icon by its name; a question mark for unknown names. */
export const NamedIcon = ({ name, size }: { name: string; size: number }) =>
  createElement(icons[name] ?? CircleQuestionMark, { size, 'aria-hidden': true });

/** Icon of a help topic or FAQ chapter, on a tile in the given semantic colour, such as `warning`. */
export function HelpIcon({ name, color = 'primary' }: { name: string; color?: string }) {
  return (
    <Flex
      colorPalette={palettes[color] ?? 'brand'}
      boxSize="9"
      flexShrink="0"
      align="center"
      justify="center"
      borderRadius="l2"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
    >
      <NamedIcon name={name} size={18} />
    </Flex>
  );
}
