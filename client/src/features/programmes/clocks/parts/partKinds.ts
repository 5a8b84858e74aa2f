import { AudioLines, BellRing, Megaphone, MessageSquare, Music, type LucideIcon } from 'lucide-react';
import type { ClockPartKind } from '../../../../apollo/schemaTypes.generated';

/** Icon and colour palette of each kind of part. */
export const partStyles: Record<ClockPartKind, { icon: LucideIcon; palette: string }> = {
  SONGS: { icon: Music, palette: 'brand' },
  JINGLE: { icon: AudioLines, palette: 'teal' },
  TALK: { icon: MessageSquare, palette: 'blue' },
  ADVERT_BREAK: { icon: Megaphone, palette: 'orange' },
  TOP_OF_HOUR: { icon: BellRing, palette: 'green' },
};
