import {
  AudioLines,
  Headphones,
  ListMusic,
  Megaphone,
  MessageSquare,
  Music,
  Radio,
  type LucideIcon,
} from 'lucide-react';
import type { RundownItemKind } from '../../../apollo/schemaTypes.generated';

/** Icons of the rundown item kinds. */
export const kindIcons: Record<RundownItemKind, LucideIcon> = {
  MEDIA: Music,
  JINGLE: AudioLines,
  TALK: MessageSquare,
  LIVE: Radio,
  PLAYLIST: ListMusic,
  ADVERT_BREAK: Megaphone,
  EPISODE: Headphones,
};

/** Kinds of rundown items that the user adds one by one, in a form. */
export const formKinds = [
  'TALK',
  'LIVE',
  'JINGLE',
  'PLAYLIST',
  'ADVERT_BREAK',
  'MEDIA',
] as const satisfies readonly RundownItemKind[];
export type FormKind = (typeof formKinds)[number] | 'EPISODE';
