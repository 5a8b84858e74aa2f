import {
  ChartNoAxesColumn,
  Disc3,
  Handshake,
  HeartHandshake,
  Images,
  ListChecks,
  ListMusic,
  Mail,
  Megaphone,
  Mic,
  Newspaper,
  PanelTop,
  PenLine,
  Podcast,
  Radio,
  ShoppingBag,
  TextInitial,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { SectionKind } from '../../../apollo/schemaTypes.generated';

/** Icon of each kind of home page section. */
export const sectionIcons: Record<SectionKind, LucideIcon> = {
  HERO: PanelTop,
  ON_AIR: Radio,
  NEWS: Newspaper,
  BLOG: PenLine,
  SCHEDULE: Mic,
  PROGRAMMES: ListMusic,
  EPISODES: Podcast,
  TEAM: UsersRound,
  SONGS: Disc3,
  CHART: ChartNoAxesColumn,
  SERVICES: HeartHandshake,
  ALBUMS: Images,
  PRODUCTS: ShoppingBag,
  PARTNERS: Handshake,
  QUIZ: ListChecks,
  TEXT: TextInitial,
  CONTACT: Mail,
  BANNER: Megaphone,
};

export const maxSections = 30;
