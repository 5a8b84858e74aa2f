import { SiteLanguage } from '../contents/contentEnums.ts';
import { SectionKind, type Section, type SectionText } from '../sections/section.ts';

export const section = (kind: SectionKind, count: number, texts: SectionText[] = []): Section => ({
  key: kind.toLowerCase().replace('_', '-'),
  kind,
  isHidden: false,
  count,
  texts,
});

const about: SectionText[] = [
  {
    language: SiteLanguage.EN,
    title: 'A radio of its region',
    text: '<p>Forty people make Horizon, half of them volunteers. We broadcast from the old harbour office, and the door is open on the first Saturday of the month.</p>',
  },
  {
    language: SiteLanguage.FR,
    title: 'Une radio de sa région',
    text: '<p>Quarante personnes font Horizon, dont une moitié de bénévoles. Nous émettons depuis l’ancienne capitainerie, et la porte est ouverte le premier samedi du mois.</p>',
  },
  {
    language: SiteLanguage.AR,
    title: 'إذاعة المنطقة',
    text: '<p>يصنع \u2068Horizon\u2069 أربعون شخصاً نصفهم من المتطوعين. نبث من مبنى الميناء القديم، وبابنا مفتوح في أول سبت من كل شهر.</p>',
  },
];

const welcome: SectionText[] = [
  {
    language: SiteLanguage.EN,
    title: '',
    text: '<p>Music, news of the region and conversations that take their time: day and night, made here.</p>',
  },
  {
    language: SiteLanguage.FR,
    title: '',
    text: '<p>De la musique, l’actualité de la région et des conversations qui prennent leur temps\u202f: jour et nuit, fabriquées ici.</p>',
  },
  {
    language: SiteLanguage.AR,
    title: '',
    text: '<p>موسيقى وأخبار المنطقة وحوارات على مهل، ليلاً ونهاراً، من صنع أهلها.</p>',
  },
];

/** Home page of the sample website: every kind of section. ON_AIR is hidden, because HERO shows the current item already. */
export const sampleSections: Section[] = [
  section(SectionKind.HERO, 1, welcome),
  { ...section(SectionKind.ON_AIR, 1), isHidden: true },
  section(SectionKind.NEWS, 5),
  section(SectionKind.BLOG, 3),
  section(SectionKind.BANNER, 1),
  section(SectionKind.SCHEDULE, 5),
  section(SectionKind.EPISODES, 3),
  section(SectionKind.SONGS, 4),
  section(SectionKind.CHART, 5),
  section(SectionKind.TEXT, 1, about),
  section(SectionKind.ALBUMS, 3),
  section(SectionKind.PROGRAMMES, 3),
  section(SectionKind.TEAM, 6),
  section(SectionKind.SERVICES, 3),
  section(SectionKind.PRODUCTS, 3),
  section(SectionKind.PARTNERS, 3),
  section(SectionKind.CONTACT, 1),
];
