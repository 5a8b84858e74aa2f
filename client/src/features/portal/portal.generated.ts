/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
export type BookmarksQueryVariables = Exact<{ [key: string]: never; }>;


export type BookmarksQuery = { bookmarks: Array<{ __typename: 'PortalPage', id: string, target: string }> };

export type BookmarkPageMutationVariables = Exact<{
  target: string;
  isBookmarked: boolean;
}>;


export type BookmarkPageMutation = { bookmarkPage: Array<{ __typename: 'PortalPage', id: string, target: string }> };

export type ReorderBookmarksMutationVariables = Exact<{
  targets: Array<string> | string;
}>;


export type ReorderBookmarksMutation = { reorderBookmarks: Array<{ __typename: 'PortalPage', id: string, target: string }> };

export type SearchQueryVariables = Exact<{
  query: string;
}>;


export type SearchQuery = { search: Array<{ __typename: 'SearchGroup', kind: string, totalItems: number, totalIsExact: boolean, link: string | null, rows: Array<{ __typename: 'SearchRow', kind: string, id: string, title: string, subtitle: string, link: string | null, picture: string | null }> }> };

export type BookmarkFragment = { __typename: 'PortalPage', id: string, target: string };

export const BookmarkFragmentDoc = parseDocument<BookmarkFragment, unknown>("fragment Bookmark on PortalPage{id target}");
export const BookmarksDocument = parseDocument<BookmarksQuery, BookmarksQueryVariables>("query Bookmarks{bookmarks{...Bookmark}}fragment Bookmark on PortalPage{id target}");
export const BookmarkPageDocument = parseDocument<BookmarkPageMutation, BookmarkPageMutationVariables>("mutation BookmarkPage($target:String!$isBookmarked:Boolean!){bookmarkPage(target:$target isBookmarked:$isBookmarked){...Bookmark}}fragment Bookmark on PortalPage{id target}");
export const ReorderBookmarksDocument = parseDocument<ReorderBookmarksMutation, ReorderBookmarksMutationVariables>("mutation ReorderBookmarks($targets:[String!]!){reorderBookmarks(targets:$targets){...Bookmark}}fragment Bookmark on PortalPage{id target}");
export const SearchDocument = parseDocument<SearchQuery, SearchQueryVariables>("query Search($query:String!){search(query:$query){kind totalItems totalIsExact link rows{kind id title subtitle link picture}}}");
export const useBookmarksQuery = createQueryHook(BookmarksDocument);
export const useBookmarkPageMutation = createMutationHook(BookmarkPageDocument);
export const useReorderBookmarksMutation = createMutationHook(ReorderBookmarksDocument);
export const useSearchQuery = createQueryHook(SearchDocument);