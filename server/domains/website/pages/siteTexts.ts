import { ContentKind, SiteLanguage } from '../contents/contentEnums.ts';

/** Texts of the pages in one language. */
export interface SiteTexts {
  skip: string;
  home: string;
  schedule: string;
  programmes: string;
  podcasts: string;
  areas: Record<ContentKind, string>;
  onAir: string;
  live: string;
  offAir: string;
  next: string;
  listen: string;
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
  previousPage: string;
  nextPage: string;
  page: string;
  language: string;
  menu: string;
  notFound: string;
  notFoundText: string;
  backHome: string;
  visitLink: string;
  price: string;
  times: (zone: string) => string;
  search: string;
  searchFor: string;
  results: (text: string) => string;
}

const english: SiteTexts = {
  skip: 'Skip to the content',
  home: 'Home',
  schedule: 'Schedule',
  programmes: 'Programmes',
  podcasts: 'Podcasts',
  areas: { NEWS: 'News', SERVICE: 'Services', ALBUM: 'Photos', PRODUCT: 'Shop', PARTNER: 'Partners' },
  onAir: 'On air now',
  live: 'Live',
  offAir: 'Off air',
  next: 'Next',
  listen: 'Listen live',
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
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page',
  language: 'Language',
  menu: 'Main menu',
  notFound: 'Page not found',
  notFoundText: 'This address does not exist, or what was here has been taken off the website.',
  backHome: 'Back to the home page',
  visitLink: 'Visit the website',
  price: 'Price',
  times: (zone) => `Times in ${zone}`,
  search: 'Search',
  searchFor: 'Search the website',
  results: (text) => `Results for “${text}”`,
};

const french: SiteTexts = {
  skip: 'Aller au contenu',
  home: 'Accueil',
  schedule: 'Grille des programmes',
  programmes: 'Émissions',
  podcasts: 'Podcasts',
  areas: {
    NEWS: 'Actualités',
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
  latest: 'À la une',
  today: 'Aujourd’hui',
  all: 'Tout voir',
  noContents: 'Rien n’est encore publié ici.',
  noProgrammes: 'Aucune émission n’est encore affichée.',
  noPodcasts: 'Aucun podcast n’est encore publié.',
  noSchedule: 'Rien n’est prévu ce jour-là.',
  episodes: 'Épisodes',
  presentedBy: 'Avec',
  subscribe: 'S’abonner (RSS)',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: 'Page',
  language: 'Langue',
  menu: 'Menu principal',
  notFound: 'Page introuvable',
  notFoundText: 'Cette adresse n’existe pas, ou ce qui s’y trouvait a été retiré du site.',
  backHome: 'Retour à l’accueil',
  visitLink: 'Voir le site',
  price: 'Prix',
  times: (zone) => `Heures de ${zone}`,
  search: 'Rechercher',
  searchFor: 'Rechercher sur le site',
  results: (text) => `Résultats pour « ${text} »`,
};

const arabic: SiteTexts = {
  skip: 'انتقل إلى المحتوى',
  home: 'الرئيسية',
  schedule: 'شبكة البرامج',
  programmes: 'البرامج',
  podcasts: 'البودكاست',
  areas: {
    NEWS: 'الأخبار',
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
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: 'صفحة',
  language: 'اللغة',
  menu: 'القائمة الرئيسية',
  notFound: 'الصفحة غير موجودة',
  notFoundText: 'هذا العنوان غير موجود، أو أزيل ما كان فيه من الموقع.',
  backHome: 'العودة إلى الرئيسية',
  visitLink: 'زيارة الموقع',
  price: 'السعر',
  times: (zone) => `التوقيت: \u2068${zone}\u2069`,
  search: 'بحث',
  searchFor: 'ابحث في الموقع',
  results: (text) => `نتائج البحث عن «\u2068${text}\u2069»`,
};

export const siteTexts: Record<SiteLanguage, SiteTexts> = { EN: english, FR: french, AR: arabic };
