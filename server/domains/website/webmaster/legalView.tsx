import type { RenderedPage } from '../../../kit/pages/publicPage.ts';
import { nextPublicChange } from '../contents/publicChanges.ts';
import { notFoundPage, pageOf } from '../pages/frame.tsx';
import { richTextView } from '../pages/richTextView.ts';
import type { Site } from '../pages/site.ts';
import { legalPagesOf, pathOfPage } from './contactAndLegal.tsx';

/** Renders a legal page, such as `…/legal/imprint`. */
export async function legalPage(site: Site, path: string): Promise<RenderedPage> {
  const { settings, language, texts } = site;
  const page = legalPagesOf(site).find((known) => pathOfPage(known) === path);
  if (!page) return notFoundPage(site);
  const ofPage = settings.legalTexts.filter((text) => text.page === page);
  const { html, until } = await richTextView(site, {
    body: ofPage.find((text) => text.language === language)!.text,
  });
  const next = await nextPublicChange(site.environment, Date.now());
  return pageOf(site, {
    title: texts.legal[page],
    translations: Object.fromEntries(ofPage.map((text) => [text.language, ['legal', path]])),
    until: Math.min(next ?? Infinity, until ?? Infinity),
    body: (
      <article>
        <h1>{texts.legal[page]}</h1>
        <div className="text" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    ),
  });
}
