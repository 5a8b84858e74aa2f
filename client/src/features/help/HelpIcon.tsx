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

/** The icons that headings are given; the whole set would be a download of its own. */
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

/** The colours by their meaning; red is kept for what is on air. */
const palettes: Record<string, string> = {
  primary: 'brand',
  success: 'green',
  warning: 'orange',
  danger: 'orange',
  info: 'blue',
};

/** An icon by its name. */
export const NamedIcon = ({ name, size }: { name: string; size: number }) =>
  createElement(icons[name] ?? CircleQuestionMark, { size, 'aria-hidden': true });

/** The sign of a heading, on a tile of its colour. */
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
