import { SectionKind } from '../section.ts';
import { chart } from './air/chart.tsx';
import { onAir } from './air/onAir.tsx';
import { schedule } from './air/schedule.tsx';
import { songs } from './air/songs.tsx';
import { albums } from './contents/albums.tsx';
import { blog } from './contents/blog.tsx';
import { news } from './contents/news.tsx';
import { partners, products, services } from './contents/contentList.tsx';
import type { SectionDefinition } from './defineSection.tsx';
import { banner } from './page/banner.tsx';
import { contact } from './page/contact.tsx';
import { hero } from './page/hero.tsx';
import { quiz } from './page/quiz.tsx';
import { text } from './page/text.tsx';
import { episodes } from './programmes/episodes.tsx';
import { programmes } from './programmes/programmes.tsx';
import { team } from './programmes/team.tsx';

/** The kinds of sections. Imported when first needed, because the components load React. */
export const sectionKinds: Record<SectionKind, SectionDefinition> = {
  HERO: hero,
  ON_AIR: onAir,
  NEWS: news,
  BLOG: blog,
  SCHEDULE: schedule,
  PROGRAMMES: programmes,
  EPISODES: episodes,
  TEAM: team,
  SONGS: songs,
  CHART: chart,
  SERVICES: services,
  ALBUMS: albums,
  PRODUCTS: products,
  PARTNERS: partners,
  QUIZ: quiz,
  TEXT: text,
  CONTACT: contact,
  BANNER: banner,
};
