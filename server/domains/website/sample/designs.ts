import { SiteLanguage } from '../contents/contentEnums.ts';
import { SiteTemplate, type StyleValues } from '../design/designChoices.ts';
import { templateStyles } from '../design/templateStyles.ts';
import { SectionKind, type SectionText } from '../sections/section.ts';
import { section } from './sections.ts';

/** Style of the sample website Horizon, which uses the magazine template. Violet, with the red of its evening skies for labels. */
export const horizonStyle: StyleValues = {
  ...templateStyles.MAGAZINE,
  headingFont: 'LORA',
  bodyFont: 'INTER',
};

const texts = (
  title: readonly [string, string, string],
  text: readonly [string, string, string],
): SectionText[] =>
  [SiteLanguage.EN, SiteLanguage.FR, SiteLanguage.AR].map((language, index) => ({
    language,
    title: title[index]!,
    text: `<p>${text[index]!}</p>`,
  }));

const welcome = texts(
  ['Lagune, the radio of the two shores', 'Lagune, la radio des deux rives', 'لاقون، إذاعة الضفتين'],
  [
    'Voices, songs and news from the lagoon, made by the people who live around it.',
    'Des voix, des chansons et des nouvelles de la lagune, par celles et ceux qui vivent autour.',
    'أصوات وأغانٍ وأخبار من البحيرة، يصنعها سكان ضفافها.',
  ],
);

const joinUs = texts(
  ['Take part', 'Participez', 'شاركوا معنا'],
  [
    'The studio is open every Wednesday evening. Bring a story, a record or a question: somebody will show you the microphone.',
    'Le studio est ouvert chaque mercredi soir. Venez avec une histoire, un disque ou une question : on vous montrera le micro.',
    'الاستوديو مفتوح مساء كل أربعاء. تعالوا بحكاية أو أسطوانة أو سؤال، وستجدون من يقدم لكم الميكروفون.',
  ],
);

/** Design of the sample website Lagune on a single page. It has a welcome, the schedule of seven days, and how to take part. */
export const laguneWebsite = {
  tagline: 'The radio of the two shores',
  introduction: 'Voices, songs and news from the lagoon.',
  email: 'hello@lagune.example',
  template: SiteTemplate.COMMUNITY,
  style: templateStyles.COMMUNITY,
  sections: [
    section(SectionKind.HERO, 1, welcome),
    section(SectionKind.SCHEDULE, 12),
    section(SectionKind.PROGRAMMES, 6),
    section(SectionKind.TEXT, 1, joinUs),
    section(SectionKind.EPISODES, 3),
    section(SectionKind.CONTACT, 1),
  ],
};
