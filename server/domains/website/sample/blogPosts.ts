import { ContentKind } from '../contents/contentEnums.ts';
import { paragraphs, type SampleContent } from './sampleTexts.ts';

/** Blog posts of the sample website, newest first. */
export const sampleBlogPosts: readonly SampleContent[] = [
  {
    key: 'record-crate',
    kind: ContentKind.BLOG,
    topic: 'Archive',
    scene: 'records',
    age: 2,
    EN: {
      title: 'What a crate of old records taught us',
      excerpt: 'A listener left us sixty singles from the seventies. Half of them had never been digitised.',
      alt: 'Records standing in a wooden crate',
      tags: ['archive', 'vinyl'],
      body: paragraphs(
        'They came in a banana box, sorted by colour. Our music desk needed two evenings to clean them and one to argue about the order.',
        'Twenty-two singles are in our library now, with the crackle where it belongs. You hear them in the evening, between ten and midnight.',
        'If you have a box in the attic, write to us before you carry it down: we come with a trolley.',
      ),
    },
    FR: {
      title: 'Ce qu’une caisse de vieux disques nous a appris',
      excerpt:
        'Un auditeur nous a laissé soixante 45 tours des années soixante-dix. La moitié n’avait jamais été numérisée.',
      alt: 'Des disques debout dans une caisse en bois',
      tags: ['archives', 'vinyle'],
      body: paragraphs(
        'Ils sont arrivés dans un carton de bananes, classés par couleur. Il a fallu deux soirées pour les nettoyer, et une pour discuter de l’ordre.',
        'Vingt-deux titres sont maintenant dans notre discothèque, avec leurs craquements. On les entend le soir, entre vingt-deux heures et minuit.',
      ),
    },
    AR: {
      title: 'ماذا علّمنا صندوق من الأسطوانات القديمة',
      excerpt: 'ترك لنا أحد المستمعين ستين أسطوانة من السبعينيات، ونصفها لم يُحوَّل إلى ملفات من قبل.',
      alt: 'أسطوانات واقفة في صندوق خشبي',
      tags: ['أرشيف', 'أسطوانات'],
      body: paragraphs(
        'وصلت في صندوق موز مرتبةً بحسب الألوان. احتجنا إلى أمسيتين لتنظيفها، وإلى أمسية ثالثة لنتفق على ترتيبها.',
        'اثنتان وعشرون أغنية منها في مكتبتنا الآن، وتُبث ليلاً بين العاشرة ومنتصف الليل.',
      ),
    },
  },
  {
    key: 'five-in-the-morning',
    kind: ContentKind.BLOG,
    topic: 'Behind the scenes',
    scene: 'dawn',
    age: 9,
    EN: {
      title: 'Five in the morning, one coffee, two microphones',
      excerpt: 'How the morning show begins: an hour in the building before anybody is awake.',
      alt: 'A desk with a lamp and a microphone at a window before sunrise',
      tags: ['morning show'],
      body: paragraphs(
        'At ten to five the corridor light still needs a minute to come on. The first thing that runs is the coffee machine, the second is the news feed.',
        'The plan for the first hour hangs on the wall since the evening before. By half past five, a third of it has changed.',
        'At six the red light is on, and from then on nobody looks at the clock: it looks at us.',
      ),
    },
    FR: {
      title: 'Cinq heures du matin, un café, deux micros',
      excerpt:
        'Comment commence la matinale\u202f: une heure dans le bâtiment avant que quiconque ne se réveille.',
      alt: 'Un bureau avec une lampe et un micro devant une fenêtre avant l’aube',
      tags: ['matinale'],
      body: paragraphs(
        'À cinq heures moins dix, la lumière du couloir met encore une minute à s’allumer. La première chose qui tourne est la machine à café, la deuxième le fil des dépêches.',
        'Le conducteur de la première heure est affiché depuis la veille. À cinq heures et demie, un tiers a changé.',
      ),
    },
    AR: {
      title: 'الخامسة صباحاً: قهوة واحدة وميكروفونان',
      excerpt: 'كيف يبدأ برنامج الصباح: ساعة في المبنى قبل أن يستيقظ أحد.',
      alt: 'مكتب عليه مصباح وميكروفون أمام نافذة قبل الفجر',
      tags: ['برنامج الصباح'],
      body: paragraphs(
        'قبل الخامسة بعشر دقائق يحتاج ضوء الممر إلى دقيقة كي يضيء. أول ما يعمل آلة القهوة، وبعدها نشرة الوكالات.',
        'خطة الساعة الأولى معلقة على الجدار منذ المساء. وعند الخامسة والنصف يكون ثلثها قد تغيّر.',
      ),
    },
  },
];
