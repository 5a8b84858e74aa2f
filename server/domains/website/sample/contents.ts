import { ContentKind } from '../contents/contentEnums.ts';
import { paragraphs, type SampleContent } from './sampleTexts.ts';

/** Topics of the sample news and blog, with their colours. */
export const sampleTopics = [
  { name: 'Station', colour: '#5b2fc4', area: ContentKind.NEWS },
  { name: 'Music', colour: '#0f766e', area: ContentKind.NEWS },
  { name: 'Region', colour: '#b45309', area: ContentKind.NEWS },
  { name: 'Archive', colour: '#9a3412', area: ContentKind.BLOG },
  { name: 'Behind the scenes', colour: '#1d4ed8', area: ContentKind.BLOG },
] as const;

export const sampleContents: readonly SampleContent[] = [
  {
    key: 'harbour-festival',
    kind: ContentKind.NEWS,
    topic: 'Music',
    scene: 'stage',
    age: 1,
    EN: {
      title: 'Three nights live from the harbour festival',
      excerpt:
        'From Friday to Sunday we broadcast every concert of the main stage, with interviews from the quay.',
      alt: 'A lit stage by the water, with a crowd in front of it',
      body: paragraphs(
        'From Friday at 20:00 we move our studio to the quay. Every concert of the main stage is on the air in full, and between the sets our presenters meet the musicians.',
        'Eleven bands play over three nights, from Breton brass to desert blues. Those who cannot come find each concert again in our podcasts from Monday on.',
        'On Sunday afternoon the stage belongs to the young musicians of the region: six school bands play twenty minutes each.',
      ),
    },
    FR: {
      title: 'Trois soirées en direct du festival du port',
      excerpt:
        'De vendredi à dimanche, tous les concerts de la grande scène sont diffusés en intégralité, avec des entretiens depuis le quai.',
      alt: 'Une scène éclairée au bord de l’eau, devant le public',
      body: paragraphs(
        'Dès vendredi 20 heures, notre studio s’installe sur le quai. Tous les concerts de la grande scène passent à l’antenne en intégralité et, entre deux groupes, nos animateurs vont à la rencontre des musiciens.',
        'Onze groupes en trois soirs, des cuivres bretons au blues du désert. Chaque concert sera disponible en podcast à partir de lundi.',
        'Dimanche après-midi, la scène appartient aux jeunes de la région\u202f: six groupes scolaires joueront vingt minutes chacun.',
      ),
    },
    AR: {
      title: 'ثلاث ليالٍ مباشرة من مهرجان الميناء',
      excerpt: 'من الجمعة إلى الأحد نبث حفلات المسرح الكبير كاملة، مع لقاءات من رصيف الميناء.',
      alt: 'مسرح مضاء على حافة الماء أمام الجمهور',
      body: paragraphs(
        'ابتداءً من الثامنة مساء الجمعة ينتقل الاستوديو إلى رصيف الميناء. تُبث حفلات المسرح الكبير كاملة، ويلتقي مذيعونا الموسيقيين بين الفقرات.',
        'إحدى عشرة فرقة في ثلاث ليالٍ، من الآلات النحاسية إلى بلوز الصحراء. وتجدون كل حفلة في البودكاست ابتداءً من يوم الاثنين.',
      ),
    },
  },
  {
    key: 'morning-show',
    kind: ContentKind.NEWS,
    topic: 'Station',
    scene: 'studio',
    age: 4,
    EN: {
      title: 'The morning show starts at six',
      excerpt:
        'From Monday the day begins half an hour earlier, with the first bulletin of the region at 6:30.',
      alt: 'A studio desk with a microphone, at sunrise',
      body: paragraphs(
        'You asked for it: from Monday the morning team is on the air at 6:00. The first bulletin of the region comes at 6:30, traffic and weather every fifteen minutes.',
        'The guest of the day stays at 8:10, and the questions come from you: send them by message until 7:45.',
      ),
    },
    FR: {
      title: 'La matinale commence à six heures',
      excerpt:
        'Dès lundi, la journée commence une demi-heure plus tôt, avec un premier journal régional à 6 h 30.',
      alt: 'Une table de studio et son micro, au lever du jour',
      body: paragraphs(
        'Vous l’avez demandé\u202f: dès lundi, l’équipe de la matinale prend l’antenne à 6 heures. Premier journal régional à 6 h 30, trafic et météo tous les quarts d’heure.',
        'L’invité du jour reste à 8 h 10, et les questions viennent de vous\u202f: envoyez-les par message avant 7 h 45.',
      ),
    },
    AR: {
      title: 'البرنامج الصباحي يبدأ في السادسة',
      excerpt: 'ابتداءً من الاثنين يبدأ اليوم قبل موعده بنصف ساعة، مع أول نشرة للجهة في السادسة والنصف.',
      alt: 'طاولة استوديو وميكروفون عند شروق الشمس',
      body: paragraphs(
        'طلبتم ذلك: ابتداءً من الاثنين يكون فريق الصباح على الهواء في السادسة. أول نشرة للجهة في السادسة والنصف، وحركة السير والطقس كل ربع ساعة.',
      ),
    },
  },
  {
    key: 'new-transmitter',
    kind: ContentKind.NEWS,
    topic: 'Station',
    scene: 'tower',
    age: 9,
    EN: {
      title: 'A new transmitter for the northern valley',
      excerpt: 'Twelve villages receive us without noise from this week: the new mast stands at 740 metres.',
      alt: 'A transmitter mast on a hill above a valley',
      body: paragraphs(
        'The mast on the northern pass is in service since Tuesday. Twelve villages that heard us with noise, or not at all, receive the full programme on 99.4 MHz.',
        'Tell us how it sounds where you live: our engineers read each report.',
      ),
    },
    FR: {
      title: 'Un nouvel émetteur pour la vallée du nord',
      excerpt:
        'Douze villages nous reçoivent sans souffle depuis cette semaine\u202f: le pylône se dresse à 740 mètres.',
      alt: 'Un pylône sur une colline au-dessus d’une vallée',
      body: paragraphs(
        'Le pylône du col nord est en service depuis mardi. Douze villages qui nous recevaient mal, ou pas du tout, captent le programme entier sur 99,4 MHz.',
        'Dites-nous ce que vous entendez chez vous\u202f: nos techniciens lisent chaque message.',
      ),
    },
    AR: {
      title: 'جهاز إرسال جديد للوادي الشمالي',
      excerpt: 'اثنتا عشرة قرية تستقبل بثنا دون تشويش منذ هذا الأسبوع.',
      alt: 'برج إرسال على تلة فوق وادٍ',
      body: paragraphs(
        'دخل البرج الجديد الخدمة يوم الثلاثاء. اثنتا عشرة قرية تستقبل البرنامج كاملًا على التردد \u206899.4\u2069 ميغاهرتز.',
      ),
    },
  },
  {
    key: 'harvest',
    kind: ContentKind.NEWS,
    topic: 'Region',
    scene: 'field',
    age: 15,
    EN: {
      title: 'A week with the olive growers',
      excerpt:
        'Our reporter followed the harvest from the first nets to the mill: five stories, each day at noon.',
      alt: 'Olive trees in rows, with a basket in front',
      body: paragraphs(
        'Five mornings, five groves: from Monday to Friday, at noon, our reporter tells how the olives of the region become oil, and what a dry summer changed.',
        'The last story is live from the mill, with the first oil of the year on the table.',
      ),
    },
    FR: {
      title: 'Une semaine avec les oléiculteurs',
      excerpt:
        'Notre reporter a suivi la récolte, des premiers filets au moulin\u202f: cinq reportages, chaque jour à midi.',
      alt: 'Des oliviers en rangs, un panier au premier plan',
      body: paragraphs(
        'Cinq matins, cinq vergers\u202f: du lundi au vendredi à midi, notre reporter raconte comment les olives de la région deviennent de l’huile, et ce qu’un été sec a changé.',
        'Le dernier reportage est en direct du moulin, la première huile de l’année sur la table.',
      ),
    },
    AR: {
      title: 'أسبوع مع مزارعي الزيتون',
      excerpt: 'رافق مراسلنا موسم الجني من الشباك الأولى إلى المعصرة: خمسة تقارير، كل يوم في منتصف النهار.',
      alt: 'صفوف من أشجار الزيتون وأمامها سلة',
      body: paragraphs(
        'خمسة صباحات وخمسة بساتين: من الاثنين إلى الجمعة يروي مراسلنا كيف يصبح زيتون الجهة زيتًا.',
      ),
    },
  },
  {
    key: 'studio-hire',
    kind: ContentKind.SERVICE,
    scene: 'studio',
    age: 60,
    EN: {
      title: 'Hire a studio',
      excerpt:
        'Two treated rooms with an engineer, by the half day, for podcasts, voice-overs and bands of up to five.',
      alt: 'A studio desk with a microphone',
      body: paragraphs(
        'Both rooms have four microphones, talkback and a line to the big console. An engineer is included.',
      ),
    },
    FR: {
      title: 'Louer un studio',
      excerpt:
        'Deux cabines traitées, avec un technicien, à la demi-journée\u202f: podcasts, voix, groupes jusqu’à cinq.',
      alt: 'Une table de studio et son micro',
      body: paragraphs(
        'Chaque cabine dispose de quatre micros, d’un réseau d’ordres et d’une ligne vers la grande console. Un technicien est compris.',
      ),
    },
    AR: {
      title: 'استئجار استوديو',
      excerpt: 'غرفتان معالجتان صوتيًا مع مهندس، لنصف يوم: بودكاست وتعليق صوتي وفرق حتى خمسة أشخاص.',
      alt: 'طاولة استوديو وميكروفون',
      body: paragraphs('في كل غرفة أربعة ميكروفونات ومهندس صوت.'),
    },
  },
  {
    key: 'school-workshop',
    kind: ContentKind.SERVICE,
    scene: 'school',
    age: 61,
    EN: {
      title: 'Radio workshops for schools',
      excerpt: 'A class makes its own half-hour programme in two days, and it goes on the air.',
      alt: 'Children around a table with microphones',
      body: paragraphs(
        'We bring the equipment; the pupils write, record and present. Free for the schools of the region.',
      ),
    },
    FR: {
      title: 'Ateliers radio pour les écoles',
      excerpt:
        'Une classe fabrique sa propre émission d’une demi-heure en deux jours, et elle passe à l’antenne.',
      alt: 'Des enfants autour d’une table avec des micros',
      body: paragraphs(
        'Nous apportons le matériel\u202f; les élèves écrivent, enregistrent et présentent. Gratuit pour les écoles de la région.',
      ),
    },
    AR: {
      title: 'ورشات إذاعية للمدارس',
      excerpt: 'ينجز القسم برنامجه الخاص في يومين، مدته نصف ساعة، ويُبث على الهواء.',
      alt: 'أطفال حول طاولة عليها ميكروفونات',
      body: paragraphs('نحضر المعدات، ويكتب التلاميذ ويسجلون ويقدمون. مجانًا لمدارس الجهة.'),
    },
  },
  {
    key: 'mug',
    kind: ContentKind.PRODUCT,
    scene: 'mug',
    age: 90,
    price: '€12',
    EN: {
      title: 'The morning mug',
      excerpt: 'Enamel, 35 cl, with the wave of the station. It survives the studio floor.',
      alt: 'A mug with a wave on it',
      body: paragraphs('At our reception from 9:00 to 18:00, or by post.'),
    },
    FR: {
      title: 'La tasse de la matinale',
      excerpt: 'Émail, 35 cl, avec l’onde de la station. Elle survit au sol du studio.',
      alt: 'Une tasse ornée d’une onde',
      body: paragraphs('À notre accueil de 9 h à 18 h, ou par la poste.'),
    },
    AR: {
      title: 'كوب الصباح',
      excerpt: 'من المينا، 35 سنتيلترًا، وعليه موجة المحطة.',
      alt: 'كوب عليه موجة',
      body: paragraphs('في مكتب الاستقبال من التاسعة إلى السادسة مساءً، أو بالبريد.'),
    },
  },
  {
    key: 'open-day',
    kind: ContentKind.ALBUM,
    scene: 'crowd',
    age: 30,
    photos: [
      { scene: 'crowd', EN: 'The courtyard at nine', FR: 'La cour à neuf heures', AR: 'الفناء في التاسعة' },
      {
        scene: 'stage',
        EN: 'The live show begins',
        FR: 'Début de l’émission en direct',
        AR: 'بداية البرنامج المباشر',
      },
      { scene: 'studio', EN: 'At the big desk', FR: 'À la grande console', AR: 'أمام طاولة البث' },
      {
        scene: 'school',
        EN: 'The youngest ask most',
        FR: 'Les plus jeunes posent le plus de questions',
        AR: 'أصغر الزوار أكثرهم أسئلة',
      },
      {
        scene: 'records',
        EN: 'Bring a record, hear a record',
        FR: 'Apportez un disque, écoutez un disque',
        AR: 'أحضر أسطوانة واسمع أسطوانة',
      },
      {
        scene: 'dawn',
        EN: 'Before the doors opened',
        FR: 'Avant l’ouverture des portes',
        AR: 'قبل فتح الأبواب',
      },
    ],
    EN: {
      title: 'Open day 2026',
      excerpt: 'Four hundred visitors, six tours and a live show from the courtyard.',
      alt: 'People in a courtyard with lanterns',
      body: paragraphs('Thank you for coming. The recording of the courtyard show is in our podcasts.'),
    },
    FR: {
      title: 'Portes ouvertes 2026',
      excerpt: 'Quatre cents visiteurs, six visites et une émission en direct de la cour.',
      alt: 'Du monde dans une cour décorée de lanternes',
      body: paragraphs(
        'Merci d’être venus. L’enregistrement de l’émission de la cour est dans nos podcasts.',
      ),
    },
    AR: {
      title: 'يوم الأبواب المفتوحة 2026',
      excerpt: 'أربعمئة زائر وست جولات وبرنامج مباشر من الفناء.',
      alt: 'ناس في فناء تزينه فوانيس',
      body: paragraphs('شكرًا لحضوركم. تسجيل البرنامج متوفر في البودكاست.'),
    },
  },
  {
    key: 'library',
    kind: ContentKind.PARTNER,
    scene: 'books',
    age: 120,
    EN: {
      title: 'The city library',
      excerpt: 'Readings recorded in the old reading room, once a month, and on the air the Sunday after.',
      alt: 'Book spines on a shelf',
      body: paragraphs('Our partner since 2019.'),
    },
    FR: {
      title: 'La bibliothèque municipale',
      excerpt:
        'Des lectures enregistrées dans l’ancienne salle, une fois par mois, à l’antenne le dimanche suivant.',
      alt: 'Des livres sur une étagère',
      body: paragraphs('Notre partenaire depuis 2019.'),
    },
    AR: {
      title: 'مكتبة المدينة',
      excerpt: 'قراءات تُسجل في قاعة المطالعة القديمة مرة كل شهر، وتُبث يوم الأحد التالي.',
      alt: 'كتب على رف',
      body: paragraphs('شريكنا منذ 2019.'),
    },
  },
];
