import { ContentKind } from '../contents/contentEnums.ts';
import { paragraphs, type SampleContent } from './sampleTexts.ts';

/** Albums and partners of the sample website besides those of `sampleContents`. */
export const sampleAlbumsAndPartners: readonly SampleContent[] = [
  {
    key: 'on-the-road',
    kind: ContentKind.ALBUM,
    scene: 'market',
    age: 5,
    photos: [
      {
        scene: 'van',
        EN: 'Six in the morning, and already late',
        FR: 'Six heures, et déjà en retard',
        AR: 'السادسة صباحًا',
      },
      { scene: 'market', EN: 'The first listeners', FR: 'Les premiers auditeurs', AR: 'أول المستمعين' },
      { scene: 'bridge', EN: 'On the way home', FR: 'Sur le chemin du retour', AR: 'في طريق العودة' },
    ],
    EN: {
      title: 'First trip of the studio van',
      excerpt: 'One market, forty interviews, and a very good cheese.',
      alt: 'Market stalls with a microphone between them',
      body: paragraphs('All interviews are in the podcast of the regional magazine.'),
    },
    FR: {
      title: 'Première sortie de la camionnette',
      excerpt: 'Un marché, quarante entretiens et un très bon fromage.',
      alt: 'Des étals de marché, un micro au milieu',
      body: paragraphs('Tous les entretiens sont dans le podcast du magazine régional.'),
    },
    AR: {
      title: 'أول رحلة لشاحنة الاستوديو',
      excerpt: 'سوق واحدة وأربعون لقاء.',
      alt: 'أكشاك سوق بينها ميكروفون',
      body: paragraphs('كل اللقاءات في بودكاست المجلة الجهوية.'),
    },
  },
  {
    key: 'theatre-night',
    kind: ContentKind.ALBUM,
    scene: 'theatre',
    age: 11,
    photos: [
      {
        scene: 'theatre',
        EN: 'Two minutes before the red light',
        FR: 'Deux minutes avant la lumière rouge',
        AR: 'دقيقتان قبل الضوء الأحمر',
      },
      { scene: 'poster', EN: 'At the entrance', FR: 'À l’entrée', AR: 'عند المدخل' },
      {
        scene: 'crowd',
        EN: 'After the last sentence',
        FR: 'Après la dernière phrase',
        AR: 'بعد الجملة الأخيرة',
      },
    ],
    EN: {
      title: 'A night at the theatre',
      excerpt: 'Pictures of the live radio play, taken without a flash.',
      alt: 'Two actors at a microphone on a stage with red curtains',
      body: paragraphs('The recording is in the archive of the programme.'),
    },
    FR: {
      title: 'Une nuit au théâtre',
      excerpt: 'La fiction en direct en images, prises sans flash.',
      alt: 'Deux acteurs devant un micro, sur une scène aux rideaux rouges',
      body: paragraphs('L’enregistrement est dans les archives de l’émission.'),
    },
    AR: {
      title: 'ليلة في المسرح',
      excerpt: 'صور التمثيلية المباشرة، بلا وميض.',
      alt: 'ممثلان أمام ميكروفون على مسرح بستائر حمراء',
      body: paragraphs('التسجيل في أرشيف البرنامج.'),
    },
  },
  {
    key: 'theatre',
    kind: ContentKind.PARTNER,
    scene: 'theatre',
    age: 121,
    EN: {
      title: 'The municipal theatre',
      excerpt: 'Three plays a year for the ear, with an audience that hears the storm being made.',
      alt: 'A stage with red curtains',
      body: paragraphs('Our partner since 2022.'),
    },
    FR: {
      title: 'Le théâtre municipal',
      excerpt: 'Trois fictions par an, devant un public qui voit se fabriquer la tempête.',
      alt: 'Une scène aux rideaux rouges',
      body: paragraphs('Notre partenaire depuis 2022.'),
    },
    AR: {
      title: 'المسرح البلدي',
      excerpt: 'ثلاث تمثيليات كل عام أمام الجمهور.',
      alt: 'مسرح بستائر حمراء',
      body: paragraphs('شريكنا منذ 2022.'),
    },
  },
  {
    key: 'growers',
    kind: ContentKind.PARTNER,
    scene: 'field',
    age: 122,
    EN: {
      title: 'The growers’ cooperative',
      excerpt: 'Prices, weather and what grows: each weekday at noon, with people who know.',
      alt: 'Olive trees in rows',
      body: paragraphs('Our partner since 2020.'),
    },
    FR: {
      title: 'La coopérative agricole',
      excerpt: 'Les cours, la météo et ce qui pousse\u202f: chaque midi en semaine, avec ceux qui savent.',
      alt: 'Des oliviers en rangs',
      body: paragraphs('Notre partenaire depuis 2020.'),
    },
    AR: {
      title: 'تعاونية المزارعين',
      excerpt: 'الأسعار والطقس والمحاصيل كل ظهيرة في أيام الأسبوع.',
      alt: 'صفوف من أشجار الزيتون',
      body: paragraphs('شريكتنا منذ 2020.'),
    },
  },
  {
    key: 'market-town',
    kind: ContentKind.PARTNER,
    scene: 'market',
    age: 123,
    EN: {
      title: 'The market traders',
      excerpt:
        'They lend us a corner and the electricity; we bring the microphone and stay until the bread is sold.',
      alt: 'Market stalls with striped roofs',
      body: paragraphs('Our partners since this year.'),
    },
    FR: {
      title: 'Les commerçants du marché',
      excerpt:
        'Ils nous prêtent un coin et le courant\u202f; nous apportons le micro et restons jusqu’au dernier pain.',
      alt: 'Des étals de marché aux toits rayés',
      body: paragraphs('Nos partenaires depuis cette année.'),
    },
    AR: {
      title: 'تجار السوق',
      excerpt: 'يعيروننا ركنًا وكهرباء، ونحضر الميكروفون.',
      alt: 'أكشاك سوق بأسقف مخططة',
      body: paragraphs('شركاؤنا منذ هذا العام.'),
    },
  },
];
