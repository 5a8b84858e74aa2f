/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type GenericListQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.GenericFilter | null | undefined;
  sort?: Array<Types.GenericSort> | Types.GenericSort | null | undefined;
}>;


export type GenericListQuery = { generics: { __typename: 'GenericPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Generic', position: Types.GenericPosition, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null }> } };

export type GenericQueryVariables = Exact<{
  id: string;
}>;


export type GenericQuery = { generic: { __typename: 'Generic', position: Types.GenericPosition, updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }>, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null } | null };

export type UpdateGenericMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.GenericPatch;
}>;


export type UpdateGenericMutation = { updateGeneric: { __typename: 'Generic', position: Types.GenericPosition, updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }>, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null } };

export type GenericRowFragment = { __typename: 'Generic', position: Types.GenericPosition, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export type GenericDetailFragment = { __typename: 'Generic', position: Types.GenericPosition, updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }>, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export const GenericRowFragmentDoc = parseDocument<GenericRowFragment, unknown>("fragment GenericRow on Generic{...MediumRow position}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}");
export const GenericDetailFragmentDoc = parseDocument<GenericDetailFragment, unknown>("fragment GenericDetail on Generic{...GenericRow ...MediumDetail}fragment GenericRow on Generic{...MediumRow position}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}fragment MediumDetail on Medium{updatedAt fileName size checksum mimeType codec bitrate sampleRate channels truePeak cueIn cueOut fadeIn fadeOut startNext waveformUrl tags(first:50){id name}usedIn{kind id name at}}");
export const GenericListDocument = parseDocument<GenericListQuery, GenericListQueryVariables>("query GenericList($page:Int!$perPage:Int!$search:String$filter:GenericFilter$sort:[GenericSort!]){generics(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...GenericRow}totalItems totalIsExact}}fragment GenericRow on Generic{...MediumRow position}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}");
export const GenericDocument = parseDocument<GenericQuery, GenericQueryVariables>("query Generic($id:ID!){generic(id:$id){...GenericDetail}}fragment GenericDetail on Generic{...GenericRow ...MediumDetail}fragment GenericRow on Generic{...MediumRow position}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}fragment MediumDetail on Medium{updatedAt fileName size checksum mimeType codec bitrate sampleRate channels truePeak cueIn cueOut fadeIn fadeOut startNext waveformUrl tags(first:50){id name}usedIn{kind id name at}}");
export const UpdateGenericDocument = parseDocument<UpdateGenericMutation, UpdateGenericMutationVariables>("mutation UpdateGeneric($id:ID!$version:Int!$input:GenericPatch!){updateGeneric(id:$id version:$version input:$input){...GenericDetail}}fragment GenericDetail on Generic{...GenericRow ...MediumDetail}fragment GenericRow on Generic{...MediumRow position}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}fragment MediumDetail on Medium{updatedAt fileName size checksum mimeType codec bitrate sampleRate channels truePeak cueIn cueOut fadeIn fadeOut startNext waveformUrl tags(first:50){id name}usedIn{kind id name at}}");
export const useGenericListQuery = createQueryHook(GenericListDocument);
export const useGenericQuery = createQueryHook(GenericDocument);
export const useUpdateGenericMutation = createMutationHook(UpdateGenericDocument, {"lists":["defaultPlaylistPreview","deletedEmissions","deletedMediaItems","emissions","failedMedia","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","smartPreview"]});