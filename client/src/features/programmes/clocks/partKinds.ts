import { AudioLines, BellRing, Megaphone, MessageSquare, Music, type LucideIcon } from 'lucide-react';
import type { ClockPartKind } from '../../../apollo/schemaTypes.generated';

/** The sign of each kind of part, and the palette of the theme that it has in the wheel. */
export const partLooks: Record<ClockPartKind, { icon: LucideIcon; palette: string }> = {
  SONGS: { icon: Music, palette: 'brand' },
  JINGLE: { icon: AudioLines, palette: 'teal' },
  TALK: { icon: MessageSquare, palette: 'blue' },
  ADVERT_BREAK: { icon: Megaphone, palette: 'orange' },
  TOP_OF_HOUR: { icon: BellRing, palette: 'green' },
};
