import type { SampleArticle } from './article.ts';

/** Articles about the station and its listeners. */
export const stationArticles: readonly SampleArticle[] = [
  {
    slug: 'night-shift',
    title: 'A night with the night shift',
    categories: ['Behind the scenes', 'Programmes'],
    tags: ['night', 'studio', 'portrait'],
    excerpt:
      'Between one and five, three people keep the station on air. We brought cake and stayed until the bakers called.',
    content: `<p>At one o’clock the corridor lights go off by themselves, and the building begins to hum. Inès has the desk, Tomas the news, and somewhere below a cleaner sings the song that is on air, half a second late.</p>
<h2>Who listens at three</h2>
<p>Drivers. Nurses. People with babies, people with pain, people who came home from a party and do not want it to end. They do not write messages, they <strong>call</strong>, and they talk longer than at day.</p>
<blockquote><p>By day people want to be heard. At night they want somebody to be there.</p></blockquote>
<p>At 3:40 the playlist runs dry: a file is shorter than it says. Inès has eleven seconds. She opens the microphone, says the name of the town where it is raining hardest, and has the next song ready before the sentence ends. Nobody will ever know.</p>
<h3>Five o’clock</h3>
<p>The bakers call, all of them, as every morning. Then the street is there again, and the first colleague of the morning show comes in with wet hair and asks whether anything has happened. “No,” says Tomas. “A quiet night.”</p>`,
    comments: [
      'I am one of the bakers. Greetings to Inès!',
      'My mother listened every night of her last year. You cannot know what this hour means.',
      'Which file was it? We should fix its length in the library.',
    ],
  },
  {
    slug: 'what-we-heard-from-you',
    title: 'What two thousand listeners told us',
    categories: ['Audience'],
    tags: ['survey', 'listeners'],
    excerpt:
      'You want longer songs, shorter news, and nobody shouting. The results of the autumn survey, with what we make of them.',
    content: `<p>In October we asked what should change. 2,114 people answered, a third of them by letter. Thank you: we read everything, aloud, in the big meeting room.</p>
<h2>The three clearest wishes</h2>
<ol><li><p><strong>Play songs to their end.</strong> Asked for by 71 of 100. From December on nobody talks into the last twenty seconds.</p></li><li><p><strong>News that can be followed.</strong> Fewer items, each with one sentence on what it means. We try it at noon first.</p></li><li><p><strong>Less loudness.</strong> Adverts were up to four decibels louder than speech. They are not any more.</p></li></ol>
<h2>Where you do not agree</h2>
<p>The quiz at half past seven is the most loved <em>and</em> the least loved minute of the day. It stays. It will be shorter on Mondays.</p>
<p>All figures are on the page of the <a href="/admin/dashboard">dashboard</a> for colleagues, and in the canteen for everybody.</p>`,
    comments: [
      'Thank you for the songs. Thank you, thank you.',
      'I wrote a letter and got an answer by hand. That has not happened to me for years.',
      'Do not touch the quiz.',
      'Please touch the quiz.',
      'Is the sample weighted by age? A third of letters suggests otherwise.',
    ],
  },
  {
    slug: 'one-studio-two-languages',
    title: 'Une antenne, deux langues',
    categories: ['Programmes', 'Audience'],
    tags: ['bilingual', 'français'],
    excerpt:
      'Depuis septembre, « Passerelle » se fait en français et en arabe, dans la même phrase s’il le faut. Récit d’une émission qui ne traduit pas.',
    content: `<p>Au début, nous traduisions. Chaque invité parlait, puis quelqu’un répétait, et l’heure passait deux fois moins vite qu’elle n’aurait dû. Un auditeur nous a écrit : <em>« À la maison, personne ne se traduit. On se comprend. »</em></p>
<h2>Ne plus traduire</h2>
<p>Alors nous avons arrêté. La question vient dans une langue, la réponse dans l’autre. Celui qui anime reprend <strong>l’idée</strong>, jamais les mots. Ce qui se perd est peu de chose ; ce qui se gagne s’entend dès la première minute.</p>
<h2>Trois règles</h2>
<ul><li><p>Les noms, les chiffres et les lieux sont dits dans les deux langues.</p></li><li><p>On ne corrige personne à l’antenne.</p></li><li><p>La musique n’a pas de langue, elle a l’heure.</p></li></ul>
<p>La part des auditeurs qui restent jusqu’à la fin est passée de 41 à 58 pour cent.</p>`,
    comments: [
      'Enfin une émission qui parle comme ma famille.',
      'Et le sous-titrage du direct vidéo, il est dans quelle langue ?',
    ],
  },
  {
    slug: 'radio-and-memory',
    title: 'الإذاعة ذاكرة المدينة',
    categories: ['Audience', 'Behind the scenes'],
    tags: ['archive', 'ذاكرة'],
    excerpt:
      'في القبو أربعة آلاف شريط، وفي كل شريط شارع لم يعد كما كان. حكاية الأرشيف والناس الذين يستمعون إليه.',
    content: `<p>نزلنا إلى القبو نبحث عن أغنية واحدة، فبقينا هناك أسبوعًا كاملًا. أربعة آلاف شريط مرتبة بخط اليد، وعلى كل علبة اسم وتاريخ وملاحظة صغيرة: <em>«لا تمسح»</em>.</p>
<h2>أصوات لا صور لها</h2>
<p>في أحد الأشرطة بائع ينادي في سوق هُدم قبل خمسين عامًا. وفي آخر مباراة لا يذكر أحد نتيجتها، لكن <strong>الجمهور</strong> فيها يغني أغنية ما زلنا نغنيها.</p>
<blockquote><p>الصورة تريك المكان، أما الصوت فيعيدك إليه.</p></blockquote>
<h2>ماذا نفعل بها الآن</h2>
<ol><li><p>ننظف الشريط ونسجله كما هو، بلا تعديل.</p></li><li><p>نكتب ما نسمعه: الأسماء والأماكن والتواريخ.</p></li><li><p>نبث دقيقة واحدة كل صباح، ونسأل: من يعرف هذا الصوت؟</p></li></ol>
<p>في الأسبوع الأول اتصلت سيدة وقالت: هذا أبي.</p>`,
    comments: ['أعرف ذلك السوق. كان بيتنا خلفه تمامًا.', 'دقيقة واحدة لا تكفي، اجعلوها خمسًا.'],
  },
];
