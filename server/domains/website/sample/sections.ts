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

const quiz: SectionText[] = [
  {
    language: SiteLanguage.EN,
    title: 'Radio and the sea: what do you know?',
    text: '',
    questions: [
      {
        text: 'Which signal did ships in danger send in Morse code?',
        answers: ['CQ', 'SOS', 'QRZ'],
        right: 1,
        explanation:
          'Three short, three long, three short: agreed upon in 1906, because nobody mistakes it for another signal.',
      },
      {
        text: 'On which VHF channel do ships listen for distress calls?',
        answers: ['Channel 6', 'Channel 72', 'Channel 16'],
        right: 2,
        explanation: 'Channel 16, at 156.8 MHz. Our harbour office listens to it day and night.',
      },
      {
        text: 'What moves the tides most?',
        answers: ['The moon', 'The sun', 'The wind', 'The rivers'],
        right: 0,
        explanation: 'The moon pulls at the sea more than twice as strongly as the sun.',
      },
      {
        text: 'Why do medium waves carry further at night?',
        answers: [
          'Fewer people listen at night',
          'A layer high in the air reflects them',
          'The sea is calmer',
        ],
        right: 1,
        explanation:
          'By day, sunlight creates a lower layer, which swallows the waves before they get there.',
      },
    ],
  },
  {
    language: SiteLanguage.FR,
    title: 'La radio et la mer\u202f: que savez-vous\u202f?',
    text: '',
    questions: [
      {
        text: 'Quel signal les navires en détresse envoyaient-ils en morse\u202f?',
        answers: ['CQ', 'SOS', 'QRZ'],
        right: 1,
        explanation:
          'Trois brèves, trois longues, trois brèves\u202f: adopté en 1906, car personne ne le confond avec un autre signal.',
      },
      {
        text: 'Sur quel canal VHF les navires écoutent-ils les appels de détresse\u202f?',
        answers: ['Le canal 6', 'Le canal 72', 'Le canal 16'],
        right: 2,
        explanation: 'Le canal 16, à 156,8 MHz. Notre capitainerie l’écoute jour et nuit.',
      },
      {
        text: 'Qu’est-ce qui fait le plus bouger les marées\u202f?',
        answers: ['La lune', 'Le soleil', 'Le vent', 'Les rivières'],
        right: 0,
        explanation: 'La lune attire la mer plus de deux fois plus fort que le soleil.',
      },
      {
        text: 'Pourquoi les ondes moyennes portent-elles plus loin la nuit\u202f?',
        answers: [
          'Moins de gens écoutent la nuit',
          'Une couche de la haute atmosphère les réfléchit',
          'La mer est plus calme',
        ],
        right: 1,
        explanation: 'Le jour, la lumière du soleil crée une couche plus basse, qui les absorbe en chemin.',
      },
    ],
  },
  {
    language: SiteLanguage.AR,
    title: 'الإذاعة والبحر: ماذا تعرفون؟',
    text: '',
    questions: [
      {
        text: 'ما الإشارة التي كانت ترسلها السفن في خطر بشفرة مورس؟',
        answers: ['CQ', 'SOS', 'QRZ'],
        right: 1,
        explanation:
          'ثلاث قصيرة وثلاث طويلة وثلاث قصيرة: اعتُمدت عام \u20681906\u2069 لأن أحداً لا يخلط بينها وبين إشارة أخرى.',
      },
      {
        text: 'على أي قناة \u2068VHF\u2069 تستمع السفن إلى نداءات الاستغاثة؟',
        answers: ['القناة \u20686\u2069', 'القناة \u206872\u2069', 'القناة \u206816\u2069'],
        right: 2,
        explanation: 'القناة \u206816\u2069 على \u2068156.8 MHz\u2069. يستمع إليها مكتب مينائنا ليلاً ونهاراً.',
      },
      {
        text: 'ما الذي يحرك المد والجزر أكثر من غيره؟',
        answers: ['القمر', 'الشمس', 'الريح', 'الأنهار'],
        right: 0,
        explanation: 'يجذب القمر البحر بقوة تزيد على ضعف قوة الشمس.',
      },
      {
        text: 'لماذا تصل الموجات المتوسطة أبعد في الليل؟',
        answers: ['يقل عدد المستمعين ليلاً', 'تعكسها طبقة عالية في الجو', 'يكون البحر أهدأ'],
        right: 1,
        explanation: 'في النهار يُكوّن ضوء الشمس طبقة أدنى تمتص الموجات في طريقها.',
      },
    ],
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
  section(SectionKind.QUIZ, 1, quiz),
  section(SectionKind.ALBUMS, 3),
  section(SectionKind.PROGRAMMES, 3),
  section(SectionKind.TEAM, 6),
  section(SectionKind.SERVICES, 3),
  section(SectionKind.PRODUCTS, 3),
  section(SectionKind.PARTNERS, 3),
  section(SectionKind.CONTACT, 1),
];
