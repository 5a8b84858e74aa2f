import { SiteLanguage } from '../../contents/contentEnums.ts';

/** Texts of the schedule, of what plays, and of podcasts, in one language. */
export interface ListeningTexts {
  /** Label of the links between the views of the schedule. */
  view: string;
  views: Record<'day' | 'week' | 'list', string>;
  /** Label of the links between days. */
  day: string;
  /** After a time in the listener's time zone. */
  ownTime: string;
  upcoming: string;
  lastSongs: string;
  /** Heading of the links to podcast apps. */
  subscribeWith: string;
  /** Label of the address of a feed. */
  feed: string;
  copy: string;
  copied: string;
  /** Link to the page that a chapter names. */
  more: string;
}

export const listeningTexts: Record<SiteLanguage, ListeningTexts> = {
  EN: {
    view: 'View',
    views: { day: 'Day', week: 'Week', list: 'List' },
    day: 'Day',
    ownTime: 'your time',
    upcoming: 'Coming up',
    lastSongs: 'Last songs',
    subscribeWith: 'Subscribe with an app',
    feed: 'Address of the podcast feed',
    copy: 'Copy the address',
    copied: 'Copied',
    more: 'Learn more',
  },
  FR: {
    view: 'Affichage',
    views: { day: 'Jour', week: 'Semaine', list: 'Liste' },
    day: 'Jour',
    ownTime: 'chez vous',
    upcoming: 'Les prochaines émissions',
    lastSongs: 'Derniers titres',
    subscribeWith: 'S’abonner avec une application',
    feed: 'Adresse du flux du podcast',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée',
    more: 'En savoir plus',
  },
  AR: {
    view: 'طريقة العرض',
    views: { day: 'يوم', week: 'أسبوع', list: 'قائمة' },
    day: 'اليوم',
    ownTime: 'بتوقيتك',
    upcoming: 'البرامج القادمة',
    lastSongs: 'آخر الأغاني',
    subscribeWith: 'اشترك عبر تطبيق',
    feed: 'عنوان خلاصة البودكاست',
    copy: 'نسخ العنوان',
    copied: 'نُسخ العنوان',
    more: 'للمزيد',
  },
};
