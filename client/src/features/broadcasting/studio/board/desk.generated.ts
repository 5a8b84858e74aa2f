/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../../../apollo/parseDocument';
import { createQueryHook } from '../../../../apollo/hookFactories';
export type DeckMediumQueryVariables = Exact<{
  id: string;
}>;


export type DeckMediumQuery = { mediaItem: { __typename: 'MediaItem', id: string, title: string, credit: string, duration: number | null, cueIn: number | null, cueOut: number | null, fileUrl: string | null } | null };

export const DeckMediumDocument = parseDocument<DeckMediumQuery, DeckMediumQueryVariables>("query DeckMedium($id:ID!){mediaItem(id:$id){id title credit duration cueIn cueOut fileUrl:playUrl}}");
export const useDeckMediumQuery = createQueryHook(DeckMediumDocument);