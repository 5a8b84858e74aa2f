/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type SetCuesMutationVariables = Exact<{
  edits: Array<Types.MediaEdit> | Types.MediaEdit;
}>;


export type SetCuesMutation = { editMedia: { __typename: 'MediaEditResult', applied: boolean, rows: Array<{ __typename: 'MediaEditRow', id: string, version: number, conflict: boolean, problems: Array<{ __typename: 'MediaEditProblem', field: string, problem: string }> }> } };

export type MediumCuesQueryVariables = Exact<{
  id: string;
}>;


export type MediumCuesQuery = { mediaItem: { __typename: 'MediaItem', id: string, version: number, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null } | null };

export const SetCuesDocument = parseDocument<SetCuesMutation, SetCuesMutationVariables>("mutation SetCues($edits:[MediaEdit!]!){editMedia(edits:$edits apply:true){applied rows{id version conflict problems{field problem}}}}");
export const MediumCuesDocument = parseDocument<MediumCuesQuery, MediumCuesQueryVariables>("query MediumCues($id:ID!){mediaItem(id:$id){id version cueIn cueOut fadeIn fadeOut startNext}}");
export const useSetCuesMutation = createMutationHook(SetCuesDocument, {"lists":["airItems","albumDuplicates","albums","artisteDuplicates","artistes","carts","clocks","defaultPlaylistPreview","deletedAlbums","deletedArtistes","deletedClocks","deletedEmissions","deletedEpisodes","deletedGenerics","deletedJingles","deletedMediaItems","deletedPublicities","deletedRushes","deletedSongs","deletedVideos","emissions","episodes","failedMedia","generics","jingles","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","playlistItems","publicities","rushes","smartPreview","songs","videoComments","videos"],"removed":{"types":["Generic","Jingle","MediaItem","Publicity","Song","Video"]}});
export const useMediumCuesQuery = createQueryHook(MediumCuesDocument);