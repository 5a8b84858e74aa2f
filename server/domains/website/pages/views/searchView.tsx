import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { foldText } from '../../../../kit/foldText.ts';
import { findPublicEmissions, findSearchableEpisodes, searchPodcasts } from '../../../programmes/public.ts';
import { ContentKind } from '../../contents/contentEnums.ts';
import { nextPublicChange } from '../../contents/publicChanges.ts';
import { pageOf } from '../frame.tsx';
import { languageOf } from './pageViews.tsx';
import { ContentCards, Empty } from '../parts.tsx';
import { readAsVisitor, type Site } from '../site.ts';
import { contentList, type ContentListData } from '../siteDocuments.ts';

const maxContents = 24;
const maxProgrammes = 12;
const maxEpisodes = 12;

/** Contents, programmes, podcasts and episodes that match the text in the address. Of the episodes, it searches the newest 500. */
export async function searchPage(site: Site): Promise<RenderedPage> {
  const { texts, addresses, request } = site;
  const text = request.query['q'] ?? '';
  const [found, emissions, podcasts, episodes] = text
    ? await Promise.all([
        findContents(site, text),
        findProgrammes(site, text),
        searchPodcasts.all(site.environment, wordsOf(text)),
        findEpisodes(site, text),
      ])
    : [[], [], [], []];
  const count = found.length + emissions.length + podcasts.length + episodes.length;
  return pageOf(site, {
    title: text ? texts.results(text) : texts.searchFor,
    isIndexed: false,
    menuAddress: addresses.of('search') + (text && `?q=${encodeURIComponent(text)}`),
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
        {text && count === 0 && <Empty text={texts.noResults} />}
        <Findings
          title={texts.programmes}
          found={emissions.map(({ slug, ...emission }) => ({
            ...emission,
            address: addresses.of('programmes', slug),
          }))}
        />
        <Findings
          title={texts.podcasts}
          found={podcasts.map(({ slug, ...podcast }) => ({
            ...podcast,
            address: addresses.of('programmes', slug),
          }))}
        />
        <Findings
          title={texts.episodes}
          found={episodes.map(({ emissionSlug, emissionTitle, guid, id, title }) => ({
            id,
            title,
            summary: emissionTitle,
            address: addresses.of('programmes', emissionSlug, guid),
          }))}
        />
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

interface Finding {
  id: number;
  title: string;
  summary?: string;
  address: string;
}

/** Records that were found, as a list of links; nothing when there are none. */
const Findings = ({ title, found }: { title: string; found: readonly Finding[] }) =>
  found.length > 0 ? (
    <section>
      <h2>{title}</h2>
      <ul>
        {found.map(({ id, title: name, summary, address }) => (
          <li key={id}>
            <a href={address}>{name}</a>
            {summary && <span className="muted"> · {summary}</span>}
          </li>
        ))}
      </ul>
    </section>
  ) : null;

/** The first three words of a text, case-folded; empty ones where it has fewer. */
function wordsOf(text: string) {
  const [first = '', second = '', third = ''] = foldText(text).split(/\s+/);
  return { first, second, third };
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

const findProgrammes = async ({ environment }: Site, text: string) =>
  (await findPublicEmissions.all(environment)).filter(matches(text)).slice(0, maxProgrammes);

const findEpisodes = async ({ environment }: Site, text: string) =>
  (await findSearchableEpisodes.all(environment, { now: new Date() }))
    .filter(matches(text))
    .slice(0, maxEpisodes);

/** Returns a function that is true for records whose title and summary contain all words of a text. */
function matches(text: string) {
  const words = foldText(text).split(/\s+/);
  return ({ title, summary }: { title: string; summary: string }): boolean => {
    const folded = foldText(`${title} ${summary}`);
    return words.every((word) => folded.includes(word));
  };
}
