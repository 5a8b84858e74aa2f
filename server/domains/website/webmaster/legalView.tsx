import type { RenderedPage } from '../../../kit/pages/publicPage.ts';
import { notFoundPage, pageOf } from '../pages/frame.tsx';
import type { Site } from '../pages/site.ts';
import { legalPagesOf, pathOfPage } from './contactAndLegal.tsx';

/** A legal page: `…/legal/imprint`. */
export function legalPage(site: Site, path: string): Promise<RenderedPage> {
  const { settings, language, texts } = site;
  const page = legalPagesOf(site).find((known) => pathOfPage(known) === path);
  if (!page) return notFoundPage(site);
  const ofPage = settings.legalTexts.filter((text) => text.page === page);
  return pageOf(site, {
    title: texts.legal[page],
    translations: Object.fromEntries(ofPage.map((text) => [text.language, ['legal', path]])),
    body: (
      <article>
        <h1>{texts.legal[page]}</h1>
        <div
          className="text"
          dangerouslySetInnerHTML={{ __html: ofPage.find((text) => text.language === language)!.text }}
        />
      </article>
    ),
  });
}
