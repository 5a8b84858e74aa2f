import { SiteLanguage } from '../contents/contentEnums.ts';
import type { CommentField, CommentProblem } from './commentForm.ts';
import type { ProofProblem } from './commentForms.ts';

/** Problem of the whole comment form. */
export type CommentFormProblem = ProofProblem | 'invalid' | 'tooMany' | 'queueFull' | 'closed';

/** Interface texts of the comment section of a page. */
export interface CommentTexts {
  /** Heading above the comments of a content. */
  count: (count: number) => string;
  none: string;
  write: string;
  reply: string;
  replyTo: (name: string) => string;
  answers: (name: string) => string;
  older: string;
  newer: string;
  pages: string;
  intro: string;
  fields: Record<CommentField, string>;
  emailHelp: string;
  textHelp: string;
  send: string;
  /** Status line while the proof of work is computed. */
  checking: string;
  back: string;
  waitingTitle: string;
  waitingText: string;
  publishedTitle: string;
  publishedText: string;
  toComment: string;
  problems: Record<CommentProblem | CommentFormProblem, string>;
}

const numberIn = (language: string, count: number) => new Intl.NumberFormat(language).format(count);

const english: CommentTexts = {
  count: (count) => (count === 1 ? '1 comment' : `${numberIn('en', count)} comments`),
  none: 'No comments yet. Write the first one.',
  write: 'Write a comment',
  reply: 'Reply',
  replyTo: (name) => `Reply to ${name}`,
  answers: (name) => `Replies to ${name}`,
  older: 'Older comments',
  newer: 'Newer comments',
  pages: 'Pages of comments',
  intro: 'All fields are required. Your e-mail address is not published.',
  fields: { name: 'Your name', email: 'Your e-mail address', text: 'Comment' },
  emailHelp: 'Not published.',
  textHelp: 'At most 2,000 characters, without formatting.',
  send: 'Send comment',
  checking: 'One moment: the comment is being sent.',
  back: 'Back to the page',
  waitingTitle: 'Thank you',
  waitingText: 'Your comment was received. It appears after approval.',
  publishedTitle: 'Your comment is published',
  publishedText: 'Thank you for writing.',
  toComment: 'See your comment',
  problems: {
    required: 'Please fill in this field.',
    email: 'Enter an e-mail address such as name@example.com.',
    tooLong: 'This text is too long.',
    invalid: 'The comment was not sent. Please correct the marked fields.',
    unchecked: 'Please review your comment, and send it.',
    tooFast: 'That was very fast. Please check your comment, and send it again in a moment.',
    expired: 'This form was open for a long time. Your text is still here: please send it again.',
    tooMany:
      'There were many comments in the last minute. Your text is still here: please send it again in a minute.',
    queueFull:
      'Too many comments are waiting for approval, so new ones are not accepted at the moment. Your text is still here: please send it again later.',
    closed: 'This comment was not sent: comments are closed.',
  },
};

const french: CommentTexts = {
  count: (count) => `${numberIn('fr', count)} ${count < 2 ? 'commentaire' : 'commentaires'}`,
  none: 'Pas encore de commentaire. Écrivez le premier.',
  write: 'Écrire un commentaire',
  reply: 'Répondre',
  replyTo: (name) => `Répondre à ${name}`,
  answers: (name) => `Réponses à ${name}`,
  older: 'Commentaires plus anciens',
  newer: 'Commentaires plus récents',
  pages: 'Pages de commentaires',
  intro: 'Tous les champs sont obligatoires. Votre adresse e-mail n’est pas publiée.',
  fields: { name: 'Votre nom', email: 'Votre adresse e-mail', text: 'Commentaire' },
  emailHelp: 'Elle n’est pas publiée.',
  textHelp: '2 000 caractères au plus, sans mise en forme.',
  send: 'Envoyer le commentaire',
  checking: 'Un instant\u202f: envoi du commentaire.',
  back: 'Retour à la page',
  waitingTitle: 'Merci',
  waitingText: 'Votre commentaire a été reçu. Il paraîtra après validation.',
  publishedTitle: 'Votre commentaire est publié',
  publishedText: 'Merci de votre contribution.',
  toComment: 'Voir votre commentaire',
  problems: {
    required: 'Remplissez ce champ.',
    email: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr.',
    tooLong: 'Ce texte est trop long.',
    invalid: 'Le commentaire n’a pas été envoyé. Corrigez les champs signalés.',
    unchecked: 'Relisez votre commentaire, puis envoyez-le.',
    tooFast: 'C’était très rapide. Relisez votre commentaire et renvoyez-le dans un instant.',
    expired: 'Ce formulaire est resté ouvert longtemps. Votre texte est toujours là\u202f: renvoyez-le.',
    tooMany:
      'Beaucoup de commentaires sont arrivés depuis une minute. Votre texte est toujours là\u202f: renvoyez-le dans une minute.',
    queueFull:
      'Beaucoup de commentaires attendent d’être validés, et nous n’en prenons pas d’autres pour l’instant. Votre texte est toujours là\u202f: renvoyez-le plus tard.',
    closed: 'Le commentaire n’a pas été envoyé\u202f: il n’est plus possible d’en écrire ici.',
  },
};

const arabicCount = (count: number) => {
  const number = numberIn('ar', count);
  switch (new Intl.PluralRules('ar').select(count)) {
    case 'zero':
      return 'لا تعليقات';
    case 'one':
      return 'تعليق واحد';
    case 'two':
      return 'تعليقان';
    case 'few':
      return `${number} تعليقات`;
    case 'many':
      return `${number} تعليقًا`;
    default:
      return `${number} تعليق`;
  }
};

const arabic: CommentTexts = {
  count: arabicCount,
  none: 'لا تعليقات بعد. اكتب أول تعليق.',
  write: 'اكتب تعليقًا',
  reply: 'رد',
  replyTo: (name) => `الرد على \u2068${name}\u2069`,
  answers: (name) => `الردود على \u2068${name}\u2069`,
  older: 'تعليقات أقدم',
  newer: 'تعليقات أحدث',
  pages: 'صفحات التعليقات',
  intro: 'كل الحقول إلزامية. لا يُنشر بريدك الإلكتروني.',
  fields: { name: 'اسمك', email: 'بريدك الإلكتروني', text: 'التعليق' },
  emailHelp: 'لا يُنشر.',
  textHelp: '2000 حرف على الأكثر، من دون تنسيق.',
  send: 'إرسال التعليق',
  checking: 'لحظة من فضلك، يُرسل التعليق.',
  back: 'العودة إلى الصفحة',
  waitingTitle: 'شكرًا لك',
  waitingText: 'وصل تعليقك، وسيظهر بعد الموافقة عليه.',
  publishedTitle: 'نُشر تعليقك',
  publishedText: 'شكرًا على مشاركتك.',
  toComment: 'عرض تعليقك',
  problems: {
    required: 'املأ هذا الحقل.',
    email: 'أدخل عنوان بريد إلكتروني مثل \u2068name@example.com\u2069.',
    tooLong: 'هذا النص طويل جدًا.',
    invalid: 'لم يُرسل التعليق. صحّح الحقول المشار إليها.',
    unchecked: 'راجع تعليقك ثم أرسله.',
    tooFast: 'كان ذلك سريعًا جدًا. راجع تعليقك ثم أرسله بعد لحظة.',
    expired: 'بقي هذا النموذج مفتوحًا مدة طويلة. نصك ما زال هنا: أرسله من جديد.',
    tooMany: 'وصلت تعليقات كثيرة في الدقيقة الأخيرة. نصك ما زال هنا: أرسله بعد دقيقة.',
    queueFull: 'تنتظر تعليقات كثيرة الموافقة، ولا نقبل غيرها الآن. نصك ما زال هنا: أرسله لاحقًا.',
    closed: 'لم يُرسل التعليق: لم يعد التعليق ممكنًا هنا.',
  },
};

export const commentTexts: Record<SiteLanguage, CommentTexts> = { EN: english, FR: french, AR: arabic };
