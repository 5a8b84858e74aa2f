import { ContentKind } from '../contents/contentEnums.ts';
import { paragraphs, pictureOf, quote, table, type SampleContent } from './sampleTexts.ts';

/** News of the sample website with pictures, quotes and tables in their texts, newest first. */
export const sampleReports: readonly SampleContent[] = [
  {
    key: 'election-night',
    kind: ContentKind.NEWS,
    topic: 'Region',
    scene: 'bridge',
    age: 2,
    EN: {
      title: 'Election night, town by town',
      excerpt: 'From 20:00 all results of the region as they are counted, with reporters in nine town halls.',
      alt: 'People on a bridge before a lit city at night',
      tags: ['election'],
      body:
        paragraphs(
          'From eight in the evening we count with you: nine reporters stand in nine town halls, and each result is on the air as soon as it is read out.',
        ) +
        table(
          ['From', 'On the air'],
          ['20:00', 'First projections, and the turnout by town'],
          ['21:30', 'The candidates at the microphone'],
          ['23:00', 'The new councils, and what they have promised'],
        ) +
        quote(
          'We wait for the count. A projection is a number, a result is a decision.',
          'From our guidelines for election nights',
        ) +
        paragraphs('Questions go by message until 22:00; we read as many as we can.'),
    },
    FR: {
      title: 'Soirée électorale, ville par ville',
      excerpt:
        'À partir de 20 heures, tous les résultats de la région au fil du dépouillement, avec nos reporters dans neuf mairies.',
      alt: 'Des passants sur un pont devant la ville éclairée, la nuit',
      tags: ['élections'],
      body:
        paragraphs(
          'Dès 20 heures, nous dépouillons avec vous\u202f: neuf reporters dans neuf mairies, et chaque résultat à l’antenne dès sa proclamation.',
        ) +
        table(
          ['Dès', 'À l’antenne'],
          ['20 h', 'Premières estimations et participation par commune'],
          ['21 h 30', 'Les candidats au micro'],
          ['23 h', 'Les nouveaux conseils, et leurs promesses'],
        ) +
        quote(
          'Nous attendons le dépouillement. Une estimation est un chiffre, un résultat est une décision.',
          'Extrait de notre charte des soirées électorales',
        ),
    },
    AR: {
      title: 'ليلة الانتخابات، مدينة بعد مدينة',
      excerpt: 'ابتداءً من الثامنة مساءً كل نتائج الجهة فور فرزها، مع مراسلين في تسع بلديات.',
      alt: 'مارة على جسر أمام مدينة مضاءة ليلًا',
      tags: ['انتخابات'],
      body:
        paragraphs('تسعة مراسلين في تسع بلديات، وكل نتيجة على الهواء فور إعلانها.') +
        table(
          ['الساعة', 'على الهواء'],
          ['20:00', 'التقديرات الأولى ونسبة المشاركة'],
          ['21:30', 'المرشحون أمام الميكروفون'],
          ['23:00', 'المجالس الجديدة ووعودها'],
        ),
    },
  },
  {
    key: 'studio-van',
    kind: ContentKind.NEWS,
    topic: 'Station',
    scene: 'van',
    age: 6,
    EN: {
      title: 'Our studio has wheels now',
      excerpt: 'A van with two microphones and a mast of nine metres: the first stop is the Saturday market.',
      alt: 'A blue van with an aerial on its roof',
      tags: ['on the road'],
      body:
        paragraphs(
          'It was a bakery van for eleven years. Since Monday it is a studio: two microphones, a small desk, a mast of nine metres and a battery for four hours.',
        ) +
        pictureOf(
          'market',
          'Market stalls with a microphone between them',
          'First stop: the Saturday market',
        ) +
        paragraphs(
          'From now on the regional magazine comes from another town on each last Saturday of the month. Tell us where we should park.',
        ),
    },
    FR: {
      title: 'Notre studio roule',
      excerpt:
        'Une camionnette, deux micros et un mât de neuf mètres\u202f: premier arrêt, le marché du samedi.',
      alt: 'Une camionnette bleue, une antenne sur le toit',
      tags: ['sur la route'],
      body:
        paragraphs(
          'Pendant onze ans, elle a livré du pain. Depuis lundi, c’est un studio\u202f: deux micros, une petite console, un mât de neuf mètres et quatre heures de batterie.',
        ) +
        pictureOf(
          'market',
          'Des étals de marché, un micro au milieu',
          'Premier arrêt\u202f: le marché du samedi',
        ) +
        paragraphs(
          'Désormais, le magazine régional vient d’une autre commune chaque dernier samedi du mois. Dites-nous où nous garer.',
        ),
    },
    AR: {
      title: 'الاستوديو صار على عجلات',
      excerpt: 'شاحنة صغيرة بميكروفونين وهوائي طوله تسعة أمتار: أول محطة سوق السبت.',
      alt: 'شاحنة زرقاء على سقفها هوائي',
      tags: ['على الطريق'],
      body:
        paragraphs('كانت توزع الخبز أحد عشر عامًا. ومنذ الاثنين صارت استوديو بميكروفونين وبطارية لأربع ساعات.') +
        pictureOf('market', 'أكشاك سوق بينها ميكروفون', 'أول محطة: سوق السبت'),
    },
  },
  {
    key: 'radio-play',
    kind: ContentKind.NEWS,
    topic: 'Music',
    scene: 'theatre',
    age: 12,
    EN: {
      title: 'A radio play, live from the municipal theatre',
      excerpt:
        'Two actors, a foley artist and 300 seats: “The Lighthouse” is played once, and you hear it as it happens.',
      alt: 'Two actors at a microphone on a stage with red curtains',
      tags: ['theatre', 'live'],
      body:
        paragraphs(
          'Doors shut at a run, rain on a tin roof, a boat that does not arrive: every sound of “The Lighthouse” is made in front of the audience.',
        ) +
        quote(
          'On the radio the sets cost nothing, and the storm is always good.',
          'The director of the play',
        ) +
        paragraphs(
          'Seats are free; the doors of the theatre close at 19:50, because the red light goes on at 20:00.',
        ),
    },
    FR: {
      title: 'Une fiction radio en direct du théâtre municipal',
      excerpt:
        'Deux acteurs, une bruiteuse et 300 places\u202f: «\u202fLe Phare\u202f» ne se joue qu’une fois, et vous l’entendez en direct.',
      alt: 'Deux acteurs devant un micro, sur une scène aux rideaux rouges',
      tags: ['théâtre', 'direct'],
      body:
        paragraphs(
          'Des portes qui claquent, la pluie sur la tôle, un bateau qui n’arrive pas\u202f: tous les sons du «\u202fPhare\u202f» sont faits devant le public.',
        ) +
        quote(
          'À la radio, le décor ne coûte rien et la tempête est toujours réussie.',
          'Le metteur en ondes',
        ) +
        paragraphs(
          'Entrée libre\u202f; les portes du théâtre ferment à 19 h 50, car la lumière rouge s’allume à 20 heures.',
        ),
    },
    AR: {
      title: 'تمثيلية إذاعية مباشرة من المسرح البلدي',
      excerpt: 'ممثلان وفنانة مؤثرات وثلاثمئة مقعد: تُقدَّم «المنارة» مرة واحدة وتسمعونها مباشرة.',
      alt: 'ممثلان أمام ميكروفون على مسرح بستائر حمراء',
      tags: ['مسرح'],
      body: paragraphs('أبواب تُغلق ومطر على سقف من الصفيح: كل أصوات «المنارة» تُصنع أمام الجمهور. الدخول حر.'),
    },
  },
  {
    key: 'poster-wall',
    kind: ContentKind.BLOG,
    topic: 'Archive',
    scene: 'poster',
    age: 16,
    EN: {
      title: 'Thirty years of posters on one wall',
      excerpt:
        'We cleared the cellar and found every poster since the first concert, some of them with coffee rings.',
      alt: 'A poster of a sun above waves on a brick wall',
      tags: ['archive'],
      body:
        paragraphs(
          'The oldest one is printed in two colours, because the third cost extra. The wave was drawn by a listener, and nobody has managed to improve it since.',
        ) +
        pictureOf(
          'records',
          'Records standing in a wooden crate',
          'In the next box: the singles of that year',
        ) +
        paragraphs(
          'They hang in the corridor to the studios until spring; the door is open on the first Saturday of the month.',
        ),
    },
    FR: {
      title: 'Trente ans d’affiches sur un mur',
      excerpt:
        'En vidant la cave, nous avons retrouvé toutes les affiches depuis le premier concert, quelques ronds de café compris.',
      alt: 'Une affiche avec un soleil au-dessus des vagues, sur un mur de briques',
      tags: ['archives'],
      body:
        paragraphs(
          'La plus ancienne est en deux couleurs, la troisième coûtait trop cher. L’onde a été dessinée par un auditeur, et personne n’a su faire mieux depuis.',
        ) +
        pictureOf(
          'records',
          'Des disques debout dans une caisse en bois',
          'Dans le carton voisin\u202f: les 45 tours de la même année',
        ) +
        paragraphs(
          'Elles sont accrochées dans le couloir des studios jusqu’au printemps\u202f; la porte est ouverte le premier samedi du mois.',
        ),
    },
    AR: {
      title: 'ثلاثون عامًا من الملصقات على جدار واحد',
      excerpt: 'أفرغنا القبو فوجدنا كل الملصقات منذ الحفلة الأولى.',
      alt: 'ملصق عليه شمس فوق الأمواج على جدار من الطوب',
      tags: ['أرشيف'],
      body: paragraphs(
        'أقدمها مطبوع بلونين لأن الثالث كان يكلف أكثر. وهي معلقة في ممر الاستوديوهات حتى الربيع.',
      ),
    },
  },
];
