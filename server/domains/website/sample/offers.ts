import { ContentKind } from '../contents/contentEnums.ts';
import { paragraphs, table, type SampleContent } from './sampleTexts.ts';

/** Services and products of the sample website besides those of `sampleContents`. */
export const sampleOffers: readonly SampleContent[] = [
  {
    key: 'outside-broadcast',
    kind: ContentKind.SERVICE,
    scene: 'van',
    age: 62,
    EN: {
      title: 'Broadcast your event',
      excerpt: 'We come with the van: sound, a presenter and a stream for those who stay at home.',
      alt: 'A blue van with an aerial on its roof',
      body: table(
        ['Package', 'Hours', 'Includes'],
        ['Stage', '4', 'Sound engineer, two microphones, stream'],
        ['Full day', '9', 'As above, with a presenter and a recording'],
      ),
    },
    FR: {
      title: 'Diffuser votre évènement',
      excerpt:
        'Nous venons avec la camionnette\u202f: le son, un animateur et un flux pour ceux qui restent chez eux.',
      alt: 'Une camionnette bleue, une antenne sur le toit',
      body: table(
        ['Formule', 'Heures', 'Comprend'],
        ['Scène', '4', 'Technicien, deux micros, flux'],
        ['Journée', '9', 'Idem, avec animateur et enregistrement'],
      ),
    },
    AR: {
      title: 'بث فعاليتكم',
      excerpt: 'نأتي بالشاحنة: الصوت ومذيع وبث لمن بقي في البيت.',
      alt: 'شاحنة زرقاء على سقفها هوائي',
      body: paragraphs('أربع ساعات أو يوم كامل، مع مهندس صوت وتسجيل.'),
    },
  },
  {
    key: 'bag',
    kind: ContentKind.PRODUCT,
    scene: 'bag',
    age: 91,
    price: '€9',
    EN: {
      title: 'The record bag',
      excerpt: 'Organic cotton, wide enough for twelve inches, printed two streets away.',
      alt: 'A cotton bag with a wave on it',
      body: paragraphs('It carries eight kilos: we tried. At our reception, or by post.'),
    },
    FR: {
      title: 'Le sac à disques',
      excerpt: 'Coton biologique, assez large pour un 33 tours, imprimé à deux rues d’ici.',
      alt: 'Un sac de coton orné d’une onde',
      body: paragraphs('Il porte huit kilos\u202f: nous avons essayé. À notre accueil, ou par la poste.'),
    },
    AR: {
      title: 'حقيبة الأسطوانات',
      excerpt: 'قطن عضوي، تتسع لأسطوانة كبيرة، مطبوعة قرب الاستوديو.',
      alt: 'حقيبة قطنية عليها موجة',
      body: paragraphs('تحمل ثمانية كيلوغرامات. في مكتب الاستقبال أو بالبريد.'),
    },
  },
  {
    key: 'poster',
    kind: ContentKind.PRODUCT,
    scene: 'poster',
    age: 92,
    price: '€15',
    EN: {
      title: 'The anniversary poster',
      excerpt: 'Screen print in four colours, 50 by 70 centimetres, numbered up to 200.',
      alt: 'A poster of a sun above waves',
      body: paragraphs(
        'Rolled, in a tube. Numbers below 20 stay with those who were there in the first year.',
      ),
    },
    FR: {
      title: 'L’affiche anniversaire',
      excerpt: 'Sérigraphie en quatre couleurs, 50 sur 70 centimètres, numérotée jusqu’à 200.',
      alt: 'Une affiche avec un soleil au-dessus des vagues',
      body: paragraphs(
        'Roulée, dans un tube. Les numéros 1 à 19 restent à ceux qui étaient là la première année.',
      ),
    },
    AR: {
      title: 'ملصق الذكرى السنوية',
      excerpt: 'طباعة بأربعة ألوان، 50 في 70 سنتيمترًا، مرقمة حتى 200.',
      alt: 'ملصق عليه شمس فوق الأمواج',
      body: paragraphs('ملفوف في أنبوب من الورق المقوى.'),
    },
  },
  {
    key: 'compilation',
    kind: ContentKind.PRODUCT,
    scene: 'records',
    age: 93,
    price: '€18',
    EN: {
      title: 'Session record, volume one',
      excerpt: 'Ten songs recorded in our studio, on vinyl, with a code for the download.',
      alt: 'Records standing in a wooden crate',
      body: paragraphs('All ten bands get the same share. 300 copies, no second pressing.'),
    },
    FR: {
      title: 'Le disque des sessions, volume un',
      excerpt: 'Dix titres enregistrés dans notre studio, en vinyle, avec un code de téléchargement.',
      alt: 'Des disques debout dans une caisse en bois',
      body: paragraphs('Les dix groupes touchent la même part. 300 exemplaires, pas de second pressage.'),
    },
    AR: {
      title: 'أسطوانة الجلسات، الجزء الأول',
      excerpt: 'عشر أغانٍ سُجلت في الاستوديو، على أسطوانة، مع رمز للتنزيل.',
      alt: 'أسطوانات في صندوق خشبي',
      body: paragraphs('ثلاثمئة نسخة، ولن تُطبع ثانية.'),
    },
  },
];
