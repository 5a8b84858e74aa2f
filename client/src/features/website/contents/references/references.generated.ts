/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../../../apollo/parseDocument';
import { createQueryHook } from '../../../../apollo/hookFactories';
export type EmissionReferencesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type EmissionReferencesQuery = { emissions: { __typename: 'EmissionPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Emission', id: string, title: string }> } };

export type EpisodeReferencesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type EpisodeReferencesQuery = { episodes: { __typename: 'EpisodePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } }> } };

export type SoundReferencesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SoundReferencesQuery = { mediaItems: { __typename: 'MediaItemPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaItem', id: string, title: string, credit: string }> } };

export const EmissionReferencesDocument = parseDocument<EmissionReferencesQuery, EmissionReferencesQueryVariables>("query EmissionReferences($search:String){emissions(perPage:20 search:$search sort:[{title:ASC}]){items{id title}totalItems totalIsExact}}");
export const EpisodeReferencesDocument = parseDocument<EpisodeReferencesQuery, EpisodeReferencesQueryVariables>("query EpisodeReferences($search:String){episodes(perPage:20 search:$search sort:[{id:DESC}]){items{id title emission{id title}}totalItems totalIsExact}}");
export const SoundReferencesDocument = parseDocument<SoundReferencesQuery, SoundReferencesQueryVariables>("query SoundReferences($search:String){mediaItems(perPage:20 search:$search filter:{kind:{in:[SONG JINGLE GENERIC PUBLICITY]}state:{eq:READY}playback:{in:[DIRECT RENDERED]}}sort:[{title:ASC}]){items{id title credit}totalItems totalIsExact}}");
export const useEmissionReferencesQuery = createQueryHook(EmissionReferencesDocument);
export const useEpisodeReferencesQuery = createQueryHook(EpisodeReferencesDocument);
export const useSoundReferencesQuery = createQueryHook(SoundReferencesDocument);