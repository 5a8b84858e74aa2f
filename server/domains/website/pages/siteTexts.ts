import type { BroadcastBand } from '../../broadcasting/public.ts';
import type { ParticipantPart } from '../../programmes/public.ts';
import { listeningTexts, type ListeningTexts } from './live/listeningTexts.ts';
import type { ContactField, ContactProblem } from '../contact/contactMessage.ts';
import type { LegalPage } from '../webmaster/legalTexts.ts';
import { ContentKind, SiteLanguage } from '../contents/contentEnums.ts';

/** Parts in a team: all but guests. */
type TeamPart = `${Exclude<ParticipantPart, ParticipantPart.GUEST>}`;

/** Texts of the pages in one language. */
export interface SiteTexts {
  skip: string;
  home: string;
  schedule: string;
  programme: string;
  programmes: string;
  table: string;
  watchOn: (host: string) => string;
  podcasts: string;
  areas: Record<ContentKind, string>;
  onAir: string;
  live: string;
  offAir: string;
  next: string;
  listen: string;
  player: PlayerTexts;
  latest: string;
  today: string;
  all: string;
  noContents: string;
  noProgrammes: string;
  noPodcasts: string;
  noSchedule: string;
  episodes: string;
  presentedBy: string;
  subscribe: string;
  /** Link to the public calendar of the schedule or of a programme. */
  addToCalendar: string;
  previousPage: string;
  nextPage: string;
  page: string;
  language: string;
  menu: string;
  footerMenu: string;
  /** Label of the button that shows the entries below an entry of the menu. */
  submenu: (entry: string) => string;
  notFound: string;
  notFoundText: string;
  backHome: string;
  visitLink: string;
  price: string;
  tags: string;
  times: (zone: string) => string;
  search: string;
  searchFor: string;
  results: (text: string) => string;
  noResults: string;
  playlist: string;
  songAt: string;
  show: string;
  noSongs: string;
  chart: string;
  /** Number of times that a song was played, as text. */
  plays: (count: number) => string;
  team: string;
  noTeam: string;
  frequencies: FrequencyTexts;
  parts: Record<TeamPart, string>;
  chapters: string;
  transcript: string;
  download: string;
  contact: string;
  banner: string;
  maintenance: string;
  maintenanceText: string;
  maintenanceUntil: string;
  sitePreview: string;
  legal: Record<`${LegalPage}`, string>;
  legalMenu: string;
  socialMenu: string;
  contactForm: ContactTexts;
  quiz: QuizTexts;
  listening: ListeningTexts;
}

/** Texts of the page of frequencies. */
interface FrequencyTexts {
  title: string;
  intro: (radio: string) => string;
  none: string;
  area: string;
  band: string;
  channel: string;
  bands: Record<BroadcastBand, string>;
}

/** Texts of the controls of the live player. */
interface PlayerTexts {
  quality: string;
  sleep: string;
  /** No sleep timer. */
  off: string;
  /** Unit after a number. */
  minutes: string;
  reconnecting: string;
  /** Link that opens the player in a window of its own. */
  window: string;
}

/** Texts of quizzes. */
interface QuizTexts {
  title: string;
  right: string;
  wrong: (rightAnswer: string) => string;
  /** Number of right answers: the script replaces `{right}` and `{count}`. */
  score: string;
}

/** Texts of the contact form. */
interface ContactTexts {
  /** Link that leads to the form. */
  write: string;
  intro: (radio: string) => string;
  fields: Record<ContactField, string>;
  send: string;
  trap: string;
  sentTitle: string;
  sentText: string;
  problems: Record<ContactProblem | 'invalid' | 'tooFast' | 'expired' | 'tooMany', string>;
}

const english: SiteTexts = {
  listening: listeningTexts.EN,
  quiz: {
    title: 'Quiz',
    right: 'Right.',
    wrong: (rightAnswer) => `Wrong. The right answer is: ${rightAnswer}`,
    score: '{right} of {count} right',
  },
  skip: 'Skip to the content',
  home: 'Home',
  schedule: 'Schedule',
  programme: 'Programme',
  programmes: 'Programmes',
  table: 'Table',
  watchOn: (host) => `Watch on ${host}`,
  podcasts: 'Podcasts',
  areas: {
    NEWS: 'News',
    BLOG: 'Blog',
    SERVICE: 'Services',
    ALBUM: 'Photos',
    PRODUCT: 'Shop',
    PARTNER: 'Partners',
  },
  onAir: 'On air now',
  live: 'Live',
  offAir: 'Off air',
  next: 'Next',
  listen: 'Listen live',
  player: {
    quality: 'Quality',
    sleep: 'Sleep timer',
    off: 'Off',
    minutes: 'min',
    reconnecting: 'Connection lost, reconnecting…',
    window: 'Open the player in its own window',
  },
  latest: 'Latest news',
  today: 'Today',
  all: 'See all',
  noContents: 'Nothing is published here yet.',
  noProgrammes: 'No programme is listed yet.',
  noPodcasts: 'No podcast is published yet.',
  noSchedule: 'Nothing is planned on this day.',
  episodes: 'Episodes',
  presentedBy: 'With',
  subscribe: 'Subscribe (RSS)',
  addToCalendar: 'Add to calendar',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page',
  language: 'Language',
  menu: 'Main menu',
  footerMenu: 'More pages',
  submenu: (entry) => `Submenu: ${entry}`,
  notFound: 'Page not found',
  notFoundText: 'This address does not exist, or its page was removed from the website.',
  backHome: 'Back to the home page',
  visitLink: 'Visit the website',
  price: 'Price',
  tags: 'Tags',
  times: (zone) => `Times in ${zone}`,
  search: 'Search',
  searchFor: 'Search the website',
  results: (text) => `Results for “${text}”`,
  noResults: 'Nothing was found. Check the spelling, or try fewer words.',
  playlist: 'Songs played',
  songAt: 'Songs played at',
  show: 'Show',
  noSongs: 'No song was played at this time.',
  chart: 'Most played',
  plays: (count) => (count === 1 ? '1 play' : `${count} plays`),
  team: 'Team',
  noTeam: 'The team is not listed yet.',
  frequencies: {
    title: 'Frequencies',
    intro: (radio) => `${radio} can be received on:`,
    none: 'No frequency is listed. Listen to the radio on this website.',
    area: 'Area',
    band: 'Reception',
    channel: 'Frequency or channel',
    bands: { FM: 'FM', DAB: 'DAB+', AM: 'AM', SATELLITE: 'Satellite', CABLE: 'Cable' },
  },
  parts: { PRESENTER: 'Presenter', PRODUCER: 'Producer', COLUMNIST: 'Columnist' },
  chapters: 'Chapters',
  transcript: 'Transcript',
  download: 'Download the episode',
  contact: 'Contact',
  banner: 'Announcement',
  maintenance: 'Back soon',
  maintenanceText: 'We are working on the website. The radio plays on.',
  maintenanceUntil: 'We expect to be back on',
  sitePreview: 'Preview of the website',
  legal: { IMPRINT: 'Imprint', PRIVACY: 'Privacy', TERMS: 'Terms of use' },
  legalMenu: 'Contact and legal pages',
  socialMenu: 'Social networks',
  contactForm: {
    write: 'Write to us',
    intro: (radio) => `Your message is sent to ${radio} by e-mail only. All fields are required.`,
    fields: { name: 'Your name', email: 'Your e-mail address', subject: 'Subject', message: 'Message' },
    send: 'Send message',
    trap: 'Leave this field empty',
    sentTitle: 'Thank you',
    sentText: 'Your message was sent. We answer by e-mail.',
    problems: {
      invalid: 'The message was not sent. Please correct the marked fields.',
      tooFast: 'That was very fast. Please check your message, and send it again in a moment.',
      expired: 'This form was open for a long time. Your text is still here: please send it again.',
      tooMany:
        'There were many messages in the last minute. Your text is still here: please send it again in a minute.',
      required: 'Please fill in this field.',
      email: 'Enter an e-mail address such as name@example.com.',
      tooLong: 'This text is too long.',
    },
  },
};

const french: SiteTexts = {
  listening: listeningTexts.FR,
  quiz: {
    title: 'Quiz',
    right: 'Bonne réponse.',
    wrong: (rightAnswer) => `Mauvaise réponse. La bonne réponse est\u202f: ${rightAnswer}`,
    score: 'Bonnes réponses\u202f: {right} sur {count}',
  },
  skip: 'Aller au contenu',
  home: 'Accueil',
  schedule: 'Grille des programmes',
  programme: 'Émission',
  programmes: 'Émissions',
  table: 'Tableau',
  watchOn: (host) => `Voir sur ${host}`,
  podcasts: 'Podcasts',
  areas: {
    NEWS: 'Actualités',
    BLOG: 'Blog',
    SERVICE: 'Services',
    ALBUM: 'Photos',
    PRODUCT: 'Boutique',
    PARTNER: 'Partenaires',
  },
  onAir: 'À l’antenne',
  live: 'En direct',
  offAir: 'Hors antenne',
  next: 'À suivre',
  listen: 'Écouter le direct',
  player: {
    quality: 'Qualité',
    sleep: 'Arrêt programmé',
    off: 'Désactivé',
    minutes: 'min',
    reconnecting: 'Connexion perdue, reconnexion…',
    window: 'Ouvrir le lecteur dans sa propre fenêtre',
  },
  latest: 'À la une',
  today: 'Aujourd’hui',
  all: 'Tout voir',
  noContents: 'Aucun contenu n’est encore publié ici.',
  noProgrammes: 'Aucune émission n’est encore affichée.',
  noPodcasts: 'Aucun podcast n’est encore publié.',
  noSchedule: 'Rien n’est prévu ce jour-là.',
  episodes: 'Épisodes',
  presentedBy: 'Avec',
  subscribe: 'S’abonner (RSS)',
  addToCalendar: 'Ajouter à mon agenda',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: 'Page',
  language: 'Langue',
  menu: 'Menu principal',
  footerMenu: 'Autres pages',
  submenu: (entry) => `Sous-menu : ${entry}`,
  notFound: 'Page introuvable',
  notFoundText: 'Cette adresse n’existe pas, ou sa page a été retirée du site.',
  backHome: 'Retour à l’accueil',
  visitLink: 'Voir le site',
  price: 'Prix',
  tags: 'Mots-clés',
  times: (zone) => `Heures de ${zone}`,
  search: 'Rechercher',
  searchFor: 'Rechercher sur le site',
  results: (text) => `Résultats pour «\u202f${text}\u202f»`,
  noResults: 'Aucun résultat. Vérifiez l’orthographe ou essayez avec moins de mots.',
  playlist: 'Titres diffusés',
  songAt: 'Titres diffusés à ce moment',
  show: 'Afficher',
  noSongs: 'Aucun titre n’a été diffusé à ce moment.',
  chart: 'Les plus diffusés',
  plays: (count) => (count === 1 ? '1 diffusion' : `${count} diffusions`),
  team: 'Équipe',
  noTeam: 'L’équipe n’est pas encore présentée.',
  frequencies: {
    title: 'Fréquences',
    intro: (radio) => `Vous pouvez capter ${radio} sur\u202f:`,
    none: 'Aucune fréquence n’est indiquée. Écoutez la radio sur ce site.',
    area: 'Zone',
    band: 'Réception',
    channel: 'Fréquence ou canal',
    bands: { FM: 'FM', DAB: 'DAB+', AM: 'AM', SATELLITE: 'Satellite', CABLE: 'Câble' },
  },
  parts: { PRESENTER: 'Présentation', PRODUCER: 'Production', COLUMNIST: 'Chronique' },
  chapters: 'Chapitres',
  transcript: 'Transcription',
  download: 'Télécharger l’épisode',
  contact: 'Nous écrire',
  banner: 'Annonce',
  maintenance: 'De retour bientôt',
  maintenanceText: 'Nous travaillons sur le site. La radio, elle, continue.',
  maintenanceUntil: 'Retour prévu le',
  sitePreview: 'Aperçu du site',
  legal: { IMPRINT: 'Mentions légales', PRIVACY: 'Confidentialité', TERMS: 'Conditions d’utilisation' },
  legalMenu: 'Contact et pages légales',
  socialMenu: 'Réseaux sociaux',
  contactForm: {
    write: 'Écrivez-nous',
    intro: (radio) =>
      `Votre message est envoyé à ${radio} par e-mail uniquement. Tous les champs sont obligatoires.`,
    fields: { name: 'Votre nom', email: 'Votre adresse e-mail', subject: 'Objet', message: 'Message' },
    send: 'Envoyer le message',
    trap: 'Laissez ce champ vide',
    sentTitle: 'Merci',
    sentText: 'Votre message a été envoyé. Nous répondons par e-mail.',
    problems: {
      invalid: 'Le message n’a pas été envoyé. Corrigez les champs signalés.',
      tooFast: 'C’était très rapide. Relisez votre message et renvoyez-le dans un instant.',
      expired: 'Ce formulaire est resté ouvert longtemps. Votre texte est toujours là\u202f: renvoyez-le.',
      tooMany:
        'Beaucoup de messages sont arrivés depuis une minute. Votre texte est toujours là\u202f: renvoyez-le dans une minute.',
      required: 'Remplissez ce champ.',
      email: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr.',
      tooLong: 'Ce texte est trop long.',
    },
  },
};

const arabic: SiteTexts = {
  listening: listeningTexts.AR,
  quiz: {
    title: 'اختبار',
    right: 'إجابة صحيحة.',
    wrong: (rightAnswer) => `إجابة خاطئة. الإجابة الصحيحة هي: \u2068${rightAnswer}\u2069`,
    score: 'الإجابات الصحيحة: {right} من {count}',
  },
  skip: 'انتقل إلى المحتوى',
  home: 'الرئيسية',
  schedule: 'شبكة البرامج',
  programme: 'برنامج',
  programmes: 'البرامج',
  table: 'جدول',
  watchOn: (host) => `شاهد على \u2068${host}\u2069`,
  podcasts: 'البودكاست',
  areas: {
    NEWS: 'الأخبار',
    BLOG: 'المدونة',
    SERVICE: 'الخدمات',
    ALBUM: 'الصور',
    PRODUCT: 'المتجر',
    PARTNER: 'الشركاء',
  },
  onAir: 'على الهواء الآن',
  live: 'مباشر',
  offAir: 'خارج البث',
  next: 'التالي',
  listen: 'استمع إلى البث المباشر',
  player: {
    quality: 'الجودة',
    sleep: 'مؤقت النوم',
    off: 'متوقف',
    minutes: 'دقيقة',
    reconnecting: 'انقطع الاتصال، تجري إعادة الاتصال…',
    window: 'فتح المشغّل في نافذة خاصة',
  },
  latest: 'آخر الأخبار',
  today: 'اليوم',
  all: 'عرض الكل',
  noContents: 'لم يُنشر شيء هنا بعد.',
  noProgrammes: 'لا توجد برامج معروضة بعد.',
  noPodcasts: 'لم يُنشر أي بودكاست بعد.',
  noSchedule: 'لا شيء مبرمج في هذا اليوم.',
  episodes: 'الحلقات',
  presentedBy: 'مع',
  subscribe: 'اشترك (RSS)',
  addToCalendar: 'أضف إلى التقويم',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: 'صفحة',
  language: 'اللغة',
  menu: 'القائمة الرئيسية',
  footerMenu: 'صفحات أخرى',
  submenu: (entry) => `القائمة الفرعية: ⁨${entry}⁩`,
  notFound: 'الصفحة غير موجودة',
  notFoundText: 'هذا العنوان غير موجود، أو أزيلت صفحته من الموقع.',
  backHome: 'العودة إلى الرئيسية',
  visitLink: 'زيارة الموقع',
  price: 'السعر',
  tags: 'الوسوم',
  times: (zone) => `التوقيت: \u2068${zone}\u2069`,
  search: 'بحث',
  searchFor: 'ابحث في الموقع',
  results: (text) => `نتائج البحث عن «\u2068${text}\u2069»`,
  noResults: 'لا توجد نتائج. تحقق من الإملاء أو جرّب كلمات أقل.',
  playlist: 'الأغاني المذاعة',
  songAt: 'ما أُذيع في هذا الوقت',
  show: 'عرض',
  noSongs: 'لم تُذع أي أغنية في هذا الوقت.',
  chart: 'الأكثر بثًا',
  plays: (count) => `مرات البث: ${new Intl.NumberFormat('ar').format(count)}`,
  team: 'الفريق',
  noTeam: 'لم يُعرض الفريق بعد.',
  frequencies: {
    title: 'الترددات',
    intro: (radio) => `يمكن التقاط ⁨${radio}⁩ على:`,
    none: 'لم يُذكر أي تردد بعد. استمعوا إلى الإذاعة عبر هذا الموقع.',
    area: 'المنطقة',
    band: 'الاستقبال',
    channel: 'التردد أو القناة',
    bands: { FM: 'إف إم', DAB: 'داب+', AM: 'إيه إم', SATELLITE: 'قمر صناعي', CABLE: 'كابل' },
  },
  parts: { PRESENTER: 'تقديم', PRODUCER: 'إنتاج', COLUMNIST: 'فقرة ثابتة' },
  chapters: 'الفصول',
  transcript: 'النص الكامل',
  download: 'تنزيل الحلقة',
  contact: 'اتصل بنا',
  banner: 'إعلان',
  maintenance: 'نعود قريبًا',
  maintenanceText: 'نعمل على الموقع، والإذاعة مستمرة في البث.',
  maintenanceUntil: 'نتوقع العودة يوم',
  sitePreview: 'معاينة الموقع',
  legal: { IMPRINT: 'بيانات الناشر', PRIVACY: 'الخصوصية', TERMS: 'شروط الاستخدام' },
  legalMenu: 'الاتصال والصفحات القانونية',
  socialMenu: 'شبكات التواصل',
  contactForm: {
    write: 'راسلنا',
    intro: (radio) =>
      `تصل رسالتك إلى \u2068${radio}\u2069 بالبريد الإلكتروني ولا تذهب إلى أي مكان آخر. كل الحقول إلزامية.`,
    fields: { name: 'اسمك', email: 'بريدك الإلكتروني', subject: 'الموضوع', message: 'الرسالة' },
    send: 'إرسال الرسالة',
    trap: 'اترك هذا الحقل فارغًا',
    sentTitle: 'شكرًا لك',
    sentText: 'أُرسلت رسالتك. نجيب بالبريد الإلكتروني.',
    problems: {
      invalid: 'لم تُرسل الرسالة. صحّح الحقول المشار إليها.',
      tooFast: 'كان ذلك سريعًا جدًا. راجع رسالتك ثم أرسلها بعد لحظة.',
      expired: 'بقي هذا النموذج مفتوحًا مدة طويلة. نصك ما زال هنا: أرسله من جديد.',
      tooMany: 'وصلت رسائل كثيرة في الدقيقة الأخيرة. نصك ما زال هنا: أرسله بعد دقيقة.',
      required: 'املأ هذا الحقل.',
      email: 'أدخل عنوان بريد إلكتروني مثل \u2068name@example.com\u2069.',
      tooLong: 'هذا النص طويل جدًا.',
    },
  },
};

export const siteTexts: Record<SiteLanguage, SiteTexts> = { EN: english, FR: french, AR: arabic };
