/** Languages in which the server writes e-mails of accounts. */
export const mailLanguages = ['en', 'fr', 'ar'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** Texts of the e-mails. Names are inserted as entered. */
interface MailTexts {
  hello: (name: string) => string;
  invitation: {
    subject: string;
    /** Without an `inviter`, the text says that an administrator invites the reader. */
    body: (inviter: string, radio: string) => string;
    action: string;
  };
  passwordReset: { subject: string; body: string; action: string; otherwise: string };
  passwordChanged: { subject: string; body: (when: string) => string };
  emailChanged: { subject: string; body: (when: string, email: string) => string };
  /** Sentence after the link about its validity. */
  until: {
    days: (count: number, moment: string) => string;
    minutes: (count: number, moment: string) => string;
  };
  notYou: string;
  footer: string;
}

export const mailTexts: Record<MailLanguage, MailTexts> = {
  en: {
    hello: (name) => `Hello ${name},`,
    invitation: {
      subject: 'You are invited to Regie',
      body: (inviter, radio) =>
        `${inviter || 'An administrator'} invites you to Regie, the back office${radio && ` of ${radio}`}. Choose a password to create your account.`,
      action: 'Accept the invitation',
    },
    passwordReset: {
      subject: 'Choose a new password for Regie',
      body: 'Someone requested a new password for your Regie account. If it was you, choose one here.',
      action: 'Choose a new password',
      otherwise: 'If it was not you, ignore this message: your password stays unchanged.',
    },
    passwordChanged: {
      subject: 'Your Regie password was changed',
      body: (when) =>
        `The password of your Regie account was changed on ${when}. Other devices have been signed out.`,
    },
    emailChanged: {
      subject: 'The e-mail address of your Regie account was changed',
      body: (when, email) =>
        `On ${when}, the e-mail address of your Regie account was changed to ${email}. Sign in with the new address from now on. No more e-mails are sent to this one.`,
    },
    until: {
      days: (count, moment) => `The link works once, within ${count} days: until ${moment}.`,
      minutes: (count, moment) => `The link works once, within ${count} minutes: until ${moment}.`,
    },
    notYou: 'If it was not you, request a new password on the sign-in page and contact your administrator.',
    footer: 'Sent by Regie, the back office of your radio.',
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    invitation: {
      subject: 'Vous êtes invité à rejoindre Regie',
      body: (inviter, radio) =>
        `${inviter || 'Un administrateur'} vous invite à rejoindre Regie, le back-office${radio && ` de ${radio}`}. Choisissez un mot de passe pour créer votre compte.`,
      action: 'Accepter l’invitation',
    },
    passwordReset: {
      subject: 'Choisissez un nouveau mot de passe pour Regie',
      body: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte Regie. Si c’était vous, choisissez-le ici.',
      action: 'Choisir un nouveau mot de passe',
      otherwise: 'Si ce n’était pas vous, il n’y a rien à faire\u202f: votre mot de passe ne change pas.',
    },
    passwordChanged: {
      subject: 'Votre mot de passe Regie a été changé',
      body: (when) =>
        `Le mot de passe de votre compte Regie a été changé le ${when}. Les autres appareils ont été déconnectés.`,
    },
    emailChanged: {
      subject: 'L’adresse e-mail de votre compte Regie a été changée',
      body: (when, email) =>
        `Le ${when}, l’adresse e-mail de votre compte Regie a été remplacée par ${email}. Connectez-vous désormais avec la nouvelle\u202f; plus aucun e-mail n’arrivera ici.`,
    },
    until: {
      days: (count, moment) =>
        `Le lien fonctionne une fois, pendant ${count} jours\u202f: jusqu’au ${moment}.`,
      minutes: (count, moment) =>
        `Le lien fonctionne une fois, pendant ${count} minutes\u202f: jusqu’au ${moment}.`,
    },
    notYou:
      'Si ce n’était pas vous, demandez un nouveau mot de passe sur la page de connexion et prévenez votre administrateur.',
    footer: 'Envoyé par Regie, le back-office de votre radio.',
  },
  ar: {
    hello: (name) => `مرحبًا ${name}،`,
    invitation: {
      subject: 'دعوة للانضمام إلى Regie',
      body: (inviter, radio) =>
        `${inviter ? `يدعوك ${inviter}` : 'يدعوك أحد المسؤولين'} للانضمام إلى Regie، منصة الإدارة${radio && ` الخاصة بـ ${radio}`}. اختر كلمة مرور لإنشاء حسابك.`,
      action: 'قبول الدعوة',
    },
    passwordReset: {
      subject: 'اختر كلمة مرور جديدة لحسابك في Regie',
      body: 'طلب شخص ما كلمة مرور جديدة لحسابك في Regie. إذا كنت أنت من طلبها، فاخترها من هنا.',
      action: 'اختيار كلمة مرور جديدة',
      otherwise: 'إذا لم تكن أنت، فلا داعي لفعل أي شيء: كلمة مرورك لم تتغير.',
    },
    passwordChanged: {
      subject: 'تم تغيير كلمة مرورك في Regie',
      body: (when) => `تم تغيير كلمة مرور حسابك في Regie بتاريخ ${when}. وتم تسجيل الخروج من الأجهزة الأخرى.`,
    },
    emailChanged: {
      subject: 'تم تغيير البريد الإلكتروني لحسابك في Regie',
      body: (when, email) =>
        `بتاريخ ${when} تم تغيير البريد الإلكتروني لحسابك في Regie إلى ${email}. سجّل الدخول بالعنوان الجديد من الآن فصاعدًا، ولن تصل رسائل أخرى إلى هنا.`,
    },
    until: {
      days: (count, moment) => `يعمل الرابط مرة واحدة خلال ${count} أيام: حتى ${moment}.`,
      minutes: (count, moment) => `يعمل الرابط مرة واحدة خلال ${count} دقيقة: حتى ${moment}.`,
    },
    notYou: 'إذا لم تكن أنت، فاطلب كلمة مرور جديدة من صفحة تسجيل الدخول وأبلغ المسؤول.',
    footer: 'أرسلته Regie، منصة إدارة إذاعتك.',
  },
};
