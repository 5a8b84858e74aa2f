import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorTexts, type PageFailure } from './errorTexts.ts';
import { wantsPage } from './pageConstraint.ts';

/*
 * Error pages for visitors of websites, in all languages of websites. They contain no data of the radio, because the radio is unknown,
 * or its website is not public.
 */

/** True for an address of a website or of a preview, also on the website's own host. */
export const isWebsiteAddress = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  /^\/(?:site|preview)(?:[/?]|$)/.test(url);

/** True when a visitor requests a page of a website, and must get an error as a page. */
export const needsErrorPage = (request: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  isWebsiteAddress(request) && wantsPage(request.headers);

/** Sends the error page for a status. */
export function sendErrorPage(reply: FastifyReply, status: number): FastifyReply {
  const { url } = reply.request;
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(errorPage(failureOf(status, url), languageOf(url)));
}

function failureOf(status: number, url: string): PageFailure {
  if (status === 404) return /^\/preview(?:[/?]|$)/.test(url) ? 'previewEnded' : 'notFound';
  if (status >= 500) return 'fault';
  return failures[status] ?? 'unreadable';
}

const failures: Readonly<Record<number, PageFailure>> = {
  413: 'tooLarge',
  415: 'unreadableForm',
  421: 'wrongHost',
  429: 'tooMany',
};

/** Language in an address such as `/site/horizon/fr/news` or `/preview/site/{ticket}/fr`. English for other addresses. */
function languageOf(url: string): string {
  const [, tag = ''] = /^\/(?:site|preview\/\w+)\/[^/?]+\/([a-z]{2})(?=[/?]|$)/.exec(url) ?? [];
  return Object.hasOwn(errorTexts, tag) ? tag : 'en';
}

const style = `body{margin:0 auto;max-width:36rem;padding:3rem 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}
section+section{margin-block-start:2rem;border-block-start:1px solid #8886;padding-block-start:1rem}
h1,h2{line-height:1.25;margin-block:0 .5rem}h2{font-size:1.25rem}p{margin:0}`;

const hashOfStyle = createHash('sha256').update(style).digest('base64');

/** Allows the style sheet of the page and nothing else. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hashOfStyle}'`,
  "form-action 'none'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');

/**
 * The page with all languages, the one of the address first. It has no `<main>` element, by which the script of a website recognizes
 * the pages that it may show in place of another.
 */
function errorPage(failure: PageFailure, language: string): string {
  const tags = [language, ...Object.keys(errorTexts).filter((tag) => tag !== language)];
  const sections = tags.map((tag, index) => {
    const { direction, texts } = errorTexts[tag]!;
    const { title, text } = texts[failure];
    const heading = index === 0 ? 'h1' : 'h2';
    return `<section lang="${tag}" dir="${direction}"><${heading}>${title}</${heading}><p>${text}</p></section>`;
  });
  const { direction, texts } = errorTexts[language]!;
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${texts[failure].title}</title><style>${style}</style></head>
<body><div role="main">${sections.join('\n')}</div></body></html>
`;
}
