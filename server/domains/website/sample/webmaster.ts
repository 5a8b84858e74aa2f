import { SiteLanguage } from '../contents/contentEnums.ts';
import { LegalPage, type LegalText } from '../webmaster/legalTexts.ts';

const text = (page: LegalPage, language: SiteLanguage, html: string): LegalText => ({
  page,
  language,
  text: html,
});

const { IMPRINT, PRIVACY } = LegalPage;
const { EN, FR, AR } = SiteLanguage;

const legalTexts: LegalText[] = [
  text(
    IMPRINT,
    EN,
    '<p>Radio Horizon is published by the association Horizon, Old Harbour Office, 1 Quay Street.</p><p>Responsible for the content: the editorial board.</p>',
  ),
  text(
    IMPRINT,
    FR,
    '<p>Radio Horizon est éditée par l’association Horizon, Ancienne capitainerie, 1 rue du Quai.</p><p>Responsable de la publication\u202f: le comité de rédaction.</p>',
  ),
  text(
    IMPRINT,
    AR,
    '<p>تصدر إذاعة \u2068Horizon\u2069 عن جمعية \u2068Horizon\u2069، مبنى الميناء القديم، 1 شارع الرصيف.</p><p>المسؤول عن المحتوى: هيئة التحرير.</p>',
  ),
  text(
    PRIVACY,
    EN,
    '<h2>No cookies</h2><p>This website sets no cookies and loads nothing from other companies.</p><h2>Messages</h2><p>What you write in the contact form reaches us as an e-mail. We use it to answer you.</p>',
  ),
  text(
    PRIVACY,
    FR,
    '<h2>Aucun cookie</h2><p>Ce site ne dépose aucun cookie et ne charge rien auprès d’autres entreprises.</p><h2>Messages</h2><p>Ce que vous écrivez dans le formulaire de contact nous parvient par e-mail. Nous nous en servons pour vous répondre.</p>',
  ),
  text(
    PRIVACY,
    AR,
    '<h2>بلا ملفات ارتباط</h2><p>لا يضع هذا الموقع أي ملفات ارتباط ولا يحمّل شيئًا من شركات أخرى.</p><h2>الرسائل</h2><p>ما تكتبه في نموذج الاتصال يصلنا بالبريد الإلكتروني، ونستعمله للرد عليك.</p>',
  ),
];

/** Contact, legal pages and metadata of the sample website. */
export const sampleWebmaster = {
  phone: '+33 2 55 50 00 00',
  postalAddress: 'Radio Horizon\nOld Harbour Office\n1 Quay Street',
  socialLinks: ['https://social.example/@horizon', 'https://video.example/horizon'],
  description: 'Music, news of the region and conversations that take their time.',
  legalTexts,
};

/** Redirects from the pages of a former website. */
export const sampleRedirects = [
  { path: '/en/whats-on', target: '/en/schedule' },
  { path: '/fr/antenne/grille', target: '/fr/schedule' },
];
