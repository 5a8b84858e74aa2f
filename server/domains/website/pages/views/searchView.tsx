import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { foldText } from '../../../../kit/foldText.ts';
import { publicEmissions } from '../../../programmes/public.ts';
import { ContentKind } from '../../contents/contentEnums.ts';
import { nextPublicChange } from '../../contents/publicChanges.ts';
import { contents, pageOf, programmes } from '../frame.tsx';
import { languageOf } from './pageViews.tsx';
import { ContentCards, Empty } from '../parts.tsx';
import { readAsVisitor, type Site } from '../site.ts';
import { contentList, type ContentListData } from '../siteDocuments.ts';

const maxContents = 24;
const maxProgrammes = 12;

/** Contents and programmes that match the text in the address. */
export async function searchPage(site: Site): Promise<RenderedPage> {
  const { texts, addresses, request } = site;
  const text = request.query['q'] ?? '';
  const [found, emissions] = text
    ? await Promise.all([findContents(site, text), findProgrammes(site, text)])
    : [[], []];
  return pageOf(site, {
    title: text ? texts.results(text) : texts.searchFor,
    isIndexed: false,
    reads: [...contents, ...programmes],
    until: await nextPublicChange(site.environment, Date.now()),
    body: (
      <>
        <div>
          <h1>{text ? texts.results(text) : texts.searchFor}</h1>
          <form className="search" action={addresses.of('search')} role="search">
            <input type="search" name="q" defaultValue={text} aria-label={texts.searchFor} maxLength={100} />
            <button className="button">{texts.search}</button>
          </form>
        </div>
        {text && found.length + emissions.length === 0 && <Empty text={texts.noResults} />}
        {emissions.length > 0 && (
          <section>
            <h2>{texts.programmes}</h2>
            <ul>
              {emissions.map(({ id, slug, title, summary }) => (
                <li key={id}>
                  <a href={addresses.of('programmes', slug)}>{title}</a>
                  {summary && <span className="muted"> · {summary}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {Object.values(ContentKind).map((kind) => {
          const items = found.filter((content) => content.kind === kind);
          return items.length > 0 ? (
            <section key={kind}>
              <h2>{texts.areas[kind]}</h2>
              <ContentCards site={site} kind={kind} items={items} />
            </section>
          ) : null;
        })}
      </>
    ),
  });
}

async function findContents(site: Site, search: string) {
  const { contents: found } = await readAsVisitor<ContentListData>(site, contentList, {
    filter: languageOf(site),
    page: 1,
    perPage: maxContents,
    search,
  });
  return found.items;
}

async function findProgrammes(site: Site, text: string) {
  const words = foldText(text).split(/\s+/);
  const all = await publicEmissions.all(site.environment);
  return all
    .filter(({ title, summary }) => {
      const folded = foldText(`${title} ${summary}`);
      return words.every((word) => folded.includes(word));
    })
    .slice(0, maxProgrammes);
}
