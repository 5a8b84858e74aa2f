import type { Plugin } from 'vite';
import { errorTexts } from '../src/apollo/errorTexts.generated.ts';
import { shadesOf, themeColours } from '../src/app/theme/themeColours.ts';
import { directionOf, languageNames, languages, type Language } from '../src/i18n/languages.ts';
import { textsOf, type Texts } from './texts.ts';

/** Templates of the sign-in page in one language. The server fills in `{{…}}` for each request. */
export interface SignInTexts {
  /** Page with the form for e-mail and password. */
  first: string;
  /** Page with the form for the second factor. */
  second: string;
  /** Error texts by code, then by the plural form of `{{count}}`; `other` for texts without a count. */
  problems: Record<string, Record<string, string>>;
}

/**
 * Writes `sign-in.json`, the sign-in page as static HTML. It appears before the scripts and works without them. The
 * portal takes it over after loading, with the text already typed.
 */
export function signInPage(): Plugin {
  return {
    name: 'sign-in-page',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const made = languages.map((language) => [language, textsFor(String(page.source), language)]);
        this.emitFile({
          type: 'asset',
          fileName: 'sign-in.json',
          source: JSON.stringify(Object.fromEntries(made)),
        });
      },
    },
  };
}

function textsFor(portal: string, language: Language): SignInTexts {
  const all = textsOf(language);
  const t = (key: string) => escaped(textAt(all, key)!);
  const page = (form: string) => pageOf(portal, language, t, form);
  return { first: page(firstForm(t)), second: page(secondForm(t)), problems: problemsIn(all) };
}

type Translate = (key: string) => string;

/** Shown by before-paint.js when the form is submitted offline. */
const offlineProblem = (t: Translate) =>
  `<p class="first-problem" role="alert" data-offline hidden>${t('errors.network')}</p>`;

const firstForm = (t: Translate) => `
<h1>${t('signIn.title')}</h1>
<p class="first-about">${t('signIn.description')}</p>
<form method="post" action="/sign-in{{query}}">
  {{problem}}${offlineProblem(t)}
  <label>${t('signIn.email')}<input name="email" type="email" autocomplete="username" required autofocus maxlength="200" value="{{email}}"></label>
  <label>${t('signIn.password')}<input name="password" type="password" autocomplete="current-password" required maxlength="200"></label>
  <a class="first-forgot" href="/forgot-password">${t('passwordReset.forgot')}</a>
  <button>${t('signIn.submit')}</button>
  <span class="first-passkey">${t('signIn.withPasskey')}</span>
</form>`;

const secondForm = (t: Translate) => `
<h1>${t('signIn.secondStep')}</h1>
<p class="first-about">${t('signIn.secondStepDescription')}</p>
<form method="post" action="/sign-in{{query}}">
  {{problem}}${offlineProblem(t)}
  <input type="hidden" name="challenge" value="{{challenge}}">
  <input type="hidden" name="methods" value="{{methods}}">
  <label>${t('signIn.code')}<input name="code" autocomplete="one-time-code" required autofocus maxlength="200"></label>
  <button>${t('signIn.submit')}</button>
  <a class="first-forgot" href="/sign-in{{query}}">${t('signIn.back')}</a>
</form>`;

function pageOf(portal: string, language: Language, t: Translate, form: string): string {
  const first = `<style>${styles}</style>
<main id="first" lang="${language}" dir="${directionOf(language)}">
<p class="first-logo"><img src="/assets/regie.svg" width="36" height="36" alt="">Regie</p>
<div class="first-card">${form}</div>
<p class="first-foot">${t('signIn.footer')}</p>
<nav class="first-languages" aria-label="${t('signIn.language')}">${languages.map((option) => languageLink(option, language)).join('')}</nav>
</main>`;
  return portal
    .replace('<html lang="en"', `<html lang="${language}" data-served="${language}"`)
    .replace('<title>', `<title>${t('signIn.title')} · `)
    .replace('<div id="root">', `${first}<div id="root">`);
}

const languageLink = (offered: Language, current: Language) =>
  `<a href="/sign-in?language=${offered}{{more}}" lang="${offered}" hreflang="${offered}"${offered === current ? ' aria-current="true"' : ''}>${languageNames[offered]}</a>`;

/** Styles of the page, equal to those of the portal; an end-to-end test compares both. */
const styles = `
${themeColours.map((colour) => `[data-colour=${colour}]{${coloursOf(colour)}}`).join('')}
html{--panel:#fff;--ink:#1a1a20;--soft:#565661;--line:#e6e6eb;--control:#92929e;--fill:var(--fill-light);--ring:var(--ring-light);--wrong:#a8470a;--wrong-bg:#fff7ed}
html.dark{--panel:#17171c;--ink:#ededf1;--soft:#a8a8b4;--line:#2a2a33;--control:#6b6b78;--fill:var(--fill-dark);--ring:var(--ring-dark);--wrong:#f5a65b;--wrong-bg:#220a04}
body{margin:0}
#first{min-height:100dvh;box-sizing:border-box;padding:40px 16px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:24px;color:var(--ink);font:14px/20px 'Inter Variable','Noto Sans Arabic Variable',system-ui,sans-serif}
#first:has(~ #root main){display:none}
#first ~ #root :is(.splash,nav){display:none}
#first *{box-sizing:border-box;margin:0;font:inherit}
.first-logo{display:flex;align-items:center;gap:10px;font-size:20px!important;font-weight:600!important;letter-spacing:-.02em}
.first-card{width:100%;max-width:23rem;padding:28px;border-radius:10px;background:var(--panel);box-shadow:0 0 0 1px var(--line)}
@media(max-width:30em){.first-card{padding:20px}}
#first h1{font-size:20px;line-height:30px;font-weight:600;letter-spacing:-.015em}
.first-about{margin:4px 0 20px!important;color:var(--soft)}
#first form{display:flex;flex-direction:column;gap:16px}
#first label{display:flex;flex-direction:column;gap:4px;font-size:13px;font-weight:500}
#first input{height:36px;padding:0 12px;border:1px solid var(--control);border-radius:6px;background:transparent;color:inherit;font-size:14px;font-weight:400;width:100%}
#first input:focus-visible{outline:1px solid var(--ring);border-color:var(--ring)}
#first button,.first-passkey{height:36px;border:0;border-radius:6px;background:var(--fill);color:#fff;font-weight:500!important;cursor:pointer}
.first-passkey{display:none;align-items:center;justify-content:center;border:1px solid var(--line);background:transparent;color:var(--soft);cursor:default}
[data-passkeys] .first-passkey{display:flex}
#first a{color:inherit}
.first-forgot{align-self:flex-end;font-size:13px!important;text-decoration:none}
.first-foot{font-size:12px!important;line-height:16px;color:var(--soft)}
.first-languages{display:flex;gap:8px;position:absolute;top:12px;inset-inline-end:16px}
#first .first-languages a{padding:12px 6px;font-size:12px;line-height:16px;color:var(--soft);text-decoration:none}
#first .first-languages [aria-current]{color:var(--ink);font-weight:500}
.first-problem{padding:12px;border-radius:6px;background:var(--wrong-bg);color:var(--wrong)}
@media(pointer:coarse){#first input,#first button,.first-passkey{height:44px}#first input{font-size:16px}}
`.replaceAll('\n', '');

function coloursOf(colour: (typeof themeColours)[number]): string {
  const shades = shadesOf(colour);
  return `--fill-light:${shades['600']};--fill-dark:${shades['550']};--ring-light:${shades['500']};--ring-dark:${shades['400']}`;
}

function problemsIn(texts: Texts): SignInTexts['problems'] {
  const problems = Object.entries(errorTexts).map(([code, key]) => {
    const text = textAt(texts, key);
    return [code, text === undefined ? formsAt(texts, key) : { other: text }] as const;
  });
  return Object.fromEntries(problems);
}

/** Returns the plural forms of a text, such as `rateLimited_one`. */
function formsAt(texts: Texts, key: string): Record<string, string> {
  const [section, name] = key.split('.') as [string, string];
  const forms = Object.entries(texts[section] as Record<string, string>).flatMap(([key, text]) =>
    key.startsWith(`${name}_`) ? [[key.slice(name.length + 1), text] as const] : [],
  );
  return Object.fromEntries(forms);
}

function textAt(texts: Texts, key: string): string | undefined {
  let at: Texts | string | undefined = texts;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
