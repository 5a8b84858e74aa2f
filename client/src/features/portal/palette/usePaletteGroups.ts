import { skipToken } from '@apollo/client/react';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../../apollo/session/SessionContext';
import { useRuleText } from '../../../kit/access/useRuleText';
import { useFormat } from '../../../kit/data/format/useFormat';
import type { MenuEntry } from '../../../kit/defineFeature';
import { usePages } from '../../../kit/pages/Pages';
import { useCommands } from '../../../kit/pages/useCommands';
import { useDebounced } from '../../../kit/useDebounced';
import { foundGroups, matchingCommands, matchingPages, pageItem, type PaletteGroup } from './paletteGroups';
import { useSearchQuery, type SearchQuery } from '../portal.generated';
import { readRecents } from './recents';
import { useBookmarks } from '../bookmarks/useBookmarks';

/** Rows of the palette: results for the typed text, or suggestions when it is empty. */
export function usePaletteGroups(typed: string) {
  const query = typed.trim();
  const suggestions = useSuggestions();
  const pages = usePagesNamed(query);
  const commands = useCommandsNamed(query);
  const records = useRecords(query);
  if (query === '')
    return { groups: suggestions, isSearching: false, error: undefined, retry: records.retry };
  return { ...records, groups: [...pages, ...commands, ...records.groups] };
}

const isGroup = ({ items }: PaletteGroup) => items.length > 0;

function useSuggestions(): PaletteGroup[] {
  const { t } = useTranslation();
  const { id } = useViewer();
  const { pathname } = useLocation();
  const known = usePages();
  const { pages: bookmarked } = useBookmarks();
  // Read once, when the palette opens. Pages that are opened later appear the next time.
  const [recents] = useState(() => readRecents(id));
  const visited = recents.pages.flatMap(
    (target) => known.find((page) => page.target === target && page.to !== pathname) ?? [],
  );
  const group = (key: string, title: string, pages: readonly MenuEntry[]) => ({
    key,
    title,
    items: pages.map((page) => pageItem(key, page, t(page.title))),
  });
  const used = [
    group('bookmarks', t('bookmarks.title'), bookmarked),
    {
      key: 'searches',
      title: t('palette.recentSearches'),
      items: recents.searches.map((search) => ({
        value: `search ${search}`,
        title: search,
        icon: History,
        search,
      })),
    },
    group(
      'recent',
      t('palette.recentPages'),
      visited.filter(({ target }) => !bookmarked.some((page) => page.target === target)),
    ),
  ].filter(isGroup);
  return used.length > 0 ? used : [group('pages', t('palette.pages'), known)];
}

function usePagesNamed(query: string): PaletteGroup[] {
  const { t, i18n } = useTranslation();
  const known = usePages();
  const inEnglish = i18n.getFixedT('en');
  const own = (page: MenuEntry) => t(page.title);
  const found = matchingPages(known, query, { own, english: (page) => inEnglish(page.title) });
  const items = found.map((page) => pageItem('pages', page, own(page)));
  return [{ key: 'pages', title: t('palette.pages'), items }].filter(isGroup);
}

function useCommandsNamed(query: string): PaletteGroup[] {
  const { t, i18n } = useTranslation();
  const items = matchingCommands(useCommands(), query, { own: t, english: i18n.getFixedT('en') });
  return [{ key: 'commands', title: t('palette.commands'), items }].filter(isGroup);
}

function useRecords(query: string) {
  const settled = useDebounced(query);
  const isPaused = query === '' || settled === '';
  const { data, previousData, loading, error, refetch } = useSearchQuery(
    isPaused ? skipToken : { variables: { query: settled }, fetchPolicy: 'cache-and-network' },
  );
  const groups = useGroupsOf();
  // Show the previous results until the new response arrives.
  const found: SearchQuery | undefined = data ?? (error ? undefined : previousData);
  const isSearching = query !== settled || (loading && !data);
  return {
    groups: found ? groups(found.search) : [],
    isSearching,
    error: isSearching ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Returns a function that converts search results to groups. A group has the title of the page that lists its records. */
function useGroupsOf() {
  const { t } = useTranslation();
  const format = useFormat();
  const ruleText = useRuleText();
  const known = usePages();
  const page = (link: string) => known.find(({ to }) => to === link.split('?')[0]);
  type Group = SearchQuery['search'][number];
  const title = ({ kind, link }: Group) => {
    const list = link === null ? undefined : page(link);
    return list ? t(list.title) : ruleText.subject(kind);
  };
  const all = (group: Group) =>
    t('palette.all', {
      list: title(group),
      total: format.count(group.totalItems, group.totalIsExact),
    });
  return (found: readonly Group[]) => foundGroups(found, { title, all, page });
}
