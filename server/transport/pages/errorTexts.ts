/* Texts of the pages that visitors of a website see when a request fails before its website is known. */

/** Why the request of a website visitor failed. */
export type PageFailure =
  | 'notFound'
  | 'previewEnded'
  | 'unreadable'
  | 'unreadableForm'
  | 'tooLarge'
  | 'wrongHost'
  | 'tooMany'
  | 'fault';

export interface ErrorText {
  title: string;
  text: string;
}

interface ErrorTexts {
  direction: 'ltr' | 'rtl';
  texts: Readonly<Record<PageFailure, ErrorText>>;
}

/** Texts of the error pages for visitors, by language (BCP 47 tag). */
export const errorTexts: Readonly<Record<string, ErrorTexts>> = {
  en: {
    direction: 'ltr',
    texts: {
      notFound: {
        title: 'Page not found',
        text: 'There is no page at this address. Check the address, or go back to the previous page.',
      },
      previewEnded: {
        title: 'This preview has ended',
        text: 'The link of the preview is not valid, or has expired. Ask for a new link.',
      },
      unreadable: {
        title: 'The request could not be read',
        text: 'Check the address, or go back to the previous page and try again.',
      },
      unreadableForm: {
        title: 'The form could not be read',
        text: 'Go back to the form, reload the page and send the form again.',
      },
      tooLarge: {
        title: 'The form is too large',
        text: 'Go back to the form, shorten the text and send the form again.',
      },
      wrongHost: {
        title: 'This website has another address',
        text: 'The website is not available at this address. Check the address.',
      },
      tooMany: {
        title: 'Too many requests',
        text: 'Wait for a minute, then reload the page.',
      },
      fault: {
        title: 'Something went wrong',
        text: 'The page cannot be shown at the moment. Try again in a few minutes.',
      },
    },
  },
  fr: {
    direction: 'ltr',
    texts: {
      notFound: {
        title: 'Page introuvable',
        text: 'Il n’y a pas de page à cette adresse. Vérifiez l’adresse ou revenez à la page précédente.',
      },
      previewEnded: {
        title: 'Cet aperçu n’est plus disponible',
        text: 'Le lien de l’aperçu n’est pas valide ou a expiré. Demandez un nouveau lien.',
      },
      unreadable: {
        title: 'La demande n’a pas pu être lue',
        text: 'Vérifiez l’adresse, ou revenez à la page précédente et réessayez.',
      },
      unreadableForm: {
        title: 'Le formulaire n’a pas pu être lu',
        text: 'Revenez au formulaire, rechargez la page et envoyez-le de nouveau.',
      },
      tooLarge: {
        title: 'Le formulaire est trop volumineux',
        text: 'Revenez au formulaire, raccourcissez le texte et envoyez-le de nouveau.',
      },
      wrongHost: {
        title: 'Ce site a une autre adresse',
        text: 'Le site n’est pas disponible à cette adresse. Vérifiez l’adresse.',
      },
      tooMany: {
        title: 'Trop de demandes',
        text: 'Patientez une minute, puis rechargez la page.',
      },
      fault: {
        title: 'Une erreur s’est produite',
        text: 'La page ne peut pas être affichée pour le moment. Réessayez dans quelques minutes.',
      },
    },
  },
  ar: {
    direction: 'rtl',
    texts: {
      notFound: {
        title: 'الصفحة غير موجودة',
        text: 'لا توجد صفحة على هذا العنوان. تحقّق من العنوان أو ارجع إلى الصفحة السابقة.',
      },
      previewEnded: {
        title: 'لم تعد هذه المعاينة متاحة',
        text: 'رابط المعاينة غير صالح أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
      },
      unreadable: {
        title: 'تعذّرت قراءة الطلب',
        text: 'تحقّق من العنوان، أو ارجع إلى الصفحة السابقة وحاول من جديد.',
      },
      unreadableForm: {
        title: 'تعذّرت قراءة النموذج',
        text: 'ارجع إلى النموذج وأعد تحميل الصفحة ثم أرسله من جديد.',
      },
      tooLarge: {
        title: 'حجم النموذج كبير جدًّا',
        text: 'ارجع إلى النموذج واختصر النص ثم أرسله من جديد.',
      },
      wrongHost: {
        title: 'لهذا الموقع عنوان آخر',
        text: 'الموقع غير متاح على هذا العنوان. تحقّق من العنوان.',
      },
      tooMany: {
        title: 'طلبات كثيرة جدًّا',
        text: 'انتظر دقيقة ثم أعد تحميل الصفحة.',
      },
      fault: {
        title: 'حدث خطأ',
        text: 'يتعذّر عرض الصفحة الآن. حاول من جديد بعد بضع دقائق.',
      },
    },
  },
};
