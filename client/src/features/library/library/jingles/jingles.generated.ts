/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type JingleListQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.JingleFilter | null | undefined;
  sort?: Array<Types.JingleSort> | Types.JingleSort | null | undefined;
}>;


export type JingleListQuery = { jingles: { __typename: 'JinglePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Jingle', purpose: Types.JinglePurpose, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null }> } };

export type JingleQueryVariables = Exact<{
  id: string;
}>;


export type JingleQuery = { jingle: { __typename: 'Jingle', purpose: Types.JinglePurpose, updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }>, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null } | null };

export type UpdateJingleMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.JinglePatch;
}>;


export type UpdateJingleMutation = { updateJingle: { __typename: 'Jingle', purpose: Types.JinglePurpose, updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }>, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null } };

export type JingleRowFragment = { __typename: 'Jingle', purpose: Types.JinglePurpose, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export type JingleDetailFragment = { __typename: 'Jingle', purpose: Types.JinglePurpose, updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }>, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export const JingleRowFragmentDoc = parseDocument<JingleRowFragment, unknown>("fragment JingleRow on Jingle{...MediumRow purpose}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}");
export const JingleDetailFragmentDoc = parseDocument<JingleDetailFragment, unknown>("fragment JingleDetail on Jingle{...JingleRow ...MediumDetail}fragment JingleRow on Jingle{...MediumRow purpose}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}fragment MediumDetail on Medium{updatedAt fileName size checksum mimeType codec bitrate sampleRate channels truePeak cueIn cueOut fadeIn fadeOut startNext waveformUrl tags(first:50){id name}usedIn{kind id name at}}");
export const JingleListDocument = parseDocument<JingleListQuery, JingleListQueryVariables>("query JingleList($page:Int!$perPage:Int!$search:String$filter:JingleFilter$sort:[JingleSort!]){jingles(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...JingleRow}totalItems totalIsExact}}fragment JingleRow on Jingle{...MediumRow purpose}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}");
export const JingleDocument = parseDocument<JingleQuery, JingleQueryVariables>("query Jingle($id:ID!){jingle(id:$id){...JingleDetail}}fragment JingleDetail on Jingle{...JingleRow ...MediumDetail}fragment JingleRow on Jingle{...MediumRow purpose}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}fragment MediumDetail on Medium{updatedAt fileName size checksum mimeType codec bitrate sampleRate channels truePeak cueIn cueOut fadeIn fadeOut startNext waveformUrl tags(first:50){id name}usedIn{kind id name at}}");
export const UpdateJingleDocument = parseDocument<UpdateJingleMutation, UpdateJingleMutationVariables>("mutation UpdateJingle($id:ID!$version:Int!$input:JinglePatch!){updateJingle(id:$id version:$version input:$input){...JingleDetail}}fragment JingleDetail on Jingle{...JingleRow ...MediumDetail}fragment JingleRow on Jingle{...MediumRow purpose}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}fragment MediumDetail on Medium{updatedAt fileName size checksum mimeType codec bitrate sampleRate channels truePeak cueIn cueOut fadeIn fadeOut startNext waveformUrl tags(first:50){id name}usedIn{kind id name at}}");
export const useJingleListQuery = createQueryHook(JingleListDocument);
export const useJingleQuery = createQueryHook(JingleDocument);
export const useUpdateJingleMutation = createMutationHook(UpdateJingleDocument, {"lists":["defaultPlaylistPreview","deletedEmissions","deletedMediaItems","emissions","failedMedia","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","smartPreview"]});