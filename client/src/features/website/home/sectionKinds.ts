import {
  Disc3,
  Handshake,
  HeartHandshake,
  Images,
  Megaphone,
  ListMusic,
  Mail,
  Mic,
  Newspaper,
  PanelTop,
  PenLine,
  Podcast,
  Radio,
  ShoppingBag,
  TextInitial,
  type LucideIcon,
} from 'lucide-react';
import type { SectionKind } from '../../../apollo/schemaTypes.generated';

interface KindOfSection {
  icon: LucideIcon;
  /** Default number of entries; absent for kinds without entries. */
  count?: number;
  /** True when the section has a text of its own. */
  hasText?: boolean;
}

/** Kinds of home page sections, in the order of the "Add" menu. */
export const sectionKinds: Record<SectionKind, KindOfSection> = {
  HERO: { icon: PanelTop, hasText: true },
  ON_AIR: { icon: Radio },
  NEWS: { icon: Newspaper, count: 6 },
  BLOG: { icon: PenLine, count: 3 },
  SCHEDULE: { icon: Mic, count: 6 },
  PROGRAMMES: { icon: ListMusic, count: 6 },
  EPISODES: { icon: Podcast, count: 3 },
  SONGS: { icon: Disc3, count: 5 },
  SERVICES: { icon: HeartHandshake, count: 3 },
  ALBUMS: { icon: Images, count: 3 },
  PRODUCTS: { icon: ShoppingBag, count: 3 },
  PARTNERS: { icon: Handshake, count: 8 },
  TEXT: { icon: TextInitial, hasText: true },
  CONTACT: { icon: Mail },
  BANNER: { icon: Megaphone },
};

export const maxSections = 30;
export const maxEntries = 12;
