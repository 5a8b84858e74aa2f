/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type RundownMedium_Generic_Fragment = { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type RundownMedium_Jingle_Fragment = { __typename: 'Jingle', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type RundownMedium_MediaItem_Fragment = { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type RundownMedium_Publicity_Fragment = { __typename: 'Publicity', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type RundownMedium_Song_Fragment = { __typename: 'Song', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type RundownMedium_Video_Fragment = { __typename: 'Video', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type RundownMediumFragment =
  | RundownMedium_Generic_Fragment
  | RundownMedium_Jingle_Fragment
  | RundownMedium_MediaItem_Fragment
  | RundownMedium_Publicity_Fragment
  | RundownMedium_Song_Fragment
  | RundownMedium_Video_Fragment
;

export type RundownItemFieldsFragment = { __typename: 'RundownItem', id: string, version: number, position: number, kind: Types.RundownItemKind, title: string, notes: string, duration: number | null, offset: number | null, isHard: boolean, addedBy: string, startsAt: string, endsAt: string, gap: number, problem: Types.RundownProblem | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null };

export type RundownFieldsFragment = { __typename: 'Rundown', id: string, slotId: string, date: string, left: number, empty: number, isLocked: boolean, mayChange: boolean, occurrence: { __typename: 'Occurrence', id: string, title: string, startsAt: string, endsAt: string, localStart: string, localEnd: string, state: Types.OccurrenceState, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null }, items: Array<{ __typename: 'RundownItem', id: string, version: number, position: number, kind: Types.RundownItemKind, title: string, notes: string, duration: number | null, offset: number | null, isHard: boolean, addedBy: string, startsAt: string, endsAt: string, gap: number, problem: Types.RundownProblem | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null }> };

export type RundownQueryVariables = Exact<{
  slotId: string;
  date: string;
}>;


export type RundownQuery = { rundown: { __typename: 'Rundown', id: string, slotId: string, date: string, left: number, empty: number, isLocked: boolean, mayChange: boolean, occurrence: { __typename: 'Occurrence', id: string, title: string, startsAt: string, endsAt: string, localStart: string, localEnd: string, state: Types.OccurrenceState, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null }, items: Array<{ __typename: 'RundownItem', id: string, version: number, position: number, kind: Types.RundownItemKind, title: string, notes: string, duration: number | null, offset: number | null, isHard: boolean, addedBy: string, startsAt: string, endsAt: string, gap: number, problem: Types.RundownProblem | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null }> } };

export type RundownReasonsQueryVariables = Exact<{
  slotId: string;
  date: string;
}>;


export type RundownReasonsQuery = { rundown: { __typename: 'Rundown', id: string, items: Array<{ __typename: 'RundownItem', id: string, why: { __typename: 'Why', rule: Types.WhyRule, by: string, at: string | null, sourceType: string, sourceId: string | null, source: string, candidates: number | null, gaveWay: Array<Types.SeparationRule>, insteadOf: string, refused: Array<{ __typename: 'Refusal', rule: Types.PlanRule, playedUntil: string | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string } | null }> } }> } };

export type WhyFieldsFragment = { __typename: 'Why', rule: Types.WhyRule, by: string, at: string | null, sourceType: string, sourceId: string | null, source: string, candidates: number | null, gaveWay: Array<Types.SeparationRule>, insteadOf: string, refused: Array<{ __typename: 'Refusal', rule: Types.PlanRule, playedUntil: string | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string } | null }> };

export type RundownChangedSubscriptionVariables = Exact<{
  slotId: string;
  date: string;
}>;


export type RundownChangedSubscription = { rundownChanged: { __typename: 'Rundown', id: string, slotId: string, date: string, left: number, empty: number, isLocked: boolean, mayChange: boolean, occurrence: { __typename: 'Occurrence', id: string, title: string, startsAt: string, endsAt: string, localStart: string, localEnd: string, state: Types.OccurrenceState, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null }, items: Array<{ __typename: 'RundownItem', id: string, version: number, position: number, kind: Types.RundownItemKind, title: string, notes: string, duration: number | null, offset: number | null, isHard: boolean, addedBy: string, startsAt: string, endsAt: string, gap: number, problem: Types.RundownProblem | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null }> } | null };

export type RundownEditingSubscriptionVariables = Exact<{
  slotId: string;
  date: string;
}>;


export type RundownEditingSubscription = { rundownEditing: { __typename: 'RundownEditor', userId: string, name: string, picture: string, pageKey: string, itemId: string | null, isLeaving: boolean } };

export type ShowRundownEditingMutationVariables = Exact<{
  slotId: string;
  date: string;
  pageKey: string;
  itemId?: string | null | undefined;
  leaving?: boolean;
}>;


export type ShowRundownEditingMutation = { showRundownEditing: boolean };

export type AddRundownItemsMutationVariables = Exact<{
  slotId: string;
  date: string;
  items: Array<Types.RundownItemInput> | Types.RundownItemInput;
  at?: number | null | undefined;
}>;


export type AddRundownItemsMutation = { addRundownItems: { __typename: 'Rundown', id: string, slotId: string, date: string, left: number, empty: number, isLocked: boolean, mayChange: boolean, occurrence: { __typename: 'Occurrence', id: string, title: string, startsAt: string, endsAt: string, localStart: string, localEnd: string, state: Types.OccurrenceState, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null }, items: Array<{ __typename: 'RundownItem', id: string, version: number, position: number, kind: Types.RundownItemKind, title: string, notes: string, duration: number | null, offset: number | null, isHard: boolean, addedBy: string, startsAt: string, endsAt: string, gap: number, problem: Types.RundownProblem | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null }> } };

export type UpdateRundownItemMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.RundownItemPatch;
}>;


export type UpdateRundownItemMutation = { updateRundownItem: { __typename: 'RundownItem', id: string, version: number, position: number, kind: Types.RundownItemKind, title: string, notes: string, duration: number | null, offset: number | null, isHard: boolean, addedBy: string, startsAt: string, endsAt: string, gap: number, problem: Types.RundownProblem | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } };

export type MoveRundownItemsMutationVariables = Exact<{
  slotId: string;
  date: string;
  itemIds: Array<string> | string;
  to: number;
}>;


export type MoveRundownItemsMutation = { moveRundownItems: { __typename: 'Rundown', id: string, slotId: string, date: string, left: number, empty: number, isLocked: boolean, mayChange: boolean, occurrence: { __typename: 'Occurrence', id: string, title: string, startsAt: string, endsAt: string, localStart: string, localEnd: string, state: Types.OccurrenceState, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null }, items: Array<{ __typename: 'RundownItem', id: string, version: number, position: number, kind: Types.RundownItemKind, title: string, notes: string, duration: number | null, offset: number | null, isHard: boolean, addedBy: string, startsAt: string, endsAt: string, gap: number, problem: Types.RundownProblem | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null }> } };

export type RemoveRundownItemsMutationVariables = Exact<{
  slotId: string;
  date: string;
  itemIds: Array<string> | string;
}>;


export type RemoveRundownItemsMutation = { removeRundownItems: { __typename: 'Rundown', id: string, slotId: string, date: string, left: number, empty: number, isLocked: boolean, mayChange: boolean, occurrence: { __typename: 'Occurrence', id: string, title: string, startsAt: string, endsAt: string, localStart: string, localEnd: string, state: Types.OccurrenceState, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null }, items: Array<{ __typename: 'RundownItem', id: string, version: number, position: number, kind: Types.RundownItemKind, title: string, notes: string, duration: number | null, offset: number | null, isHard: boolean, addedBy: string, startsAt: string, endsAt: string, gap: number, problem: Types.RundownProblem | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null }> } };

export type MediaForRundownQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.MediaItemFilter | null | undefined;
}>;


export type MediaForRundownQuery = { mediaItems: { __typename: 'MediaItemPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null }> } };

export type FillRundownMutationVariables = Exact<{
  slotId: string;
  date: string;
  clockId?: string | null | undefined;
  playlistId?: string | null | undefined;
  replace?: boolean | null | undefined;
}>;


export type FillRundownMutation = { fillRundown: { __typename: 'Rundown', id: string, slotId: string, date: string, left: number, empty: number, isLocked: boolean, mayChange: boolean, occurrence: { __typename: 'Occurrence', id: string, title: string, startsAt: string, endsAt: string, localStart: string, localEnd: string, state: Types.OccurrenceState, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null }, items: Array<{ __typename: 'RundownItem', id: string, version: number, position: number, kind: Types.RundownItemKind, title: string, notes: string, duration: number | null, offset: number | null, isHard: boolean, addedBy: string, startsAt: string, endsAt: string, gap: number, problem: Types.RundownProblem | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null }> } };

export const RundownMediumFragmentDoc = parseDocument<RundownMediumFragment, unknown>("fragment RundownMedium on Medium{id kind title credit artwork state duration}");
export const RundownItemFieldsFragmentDoc = parseDocument<RundownItemFieldsFragment, unknown>("fragment RundownItemFields on RundownItem{id version position kind title notes duration offset isHard addedBy media{...RundownMedium}playlist{id name}startsAt endsAt gap problem}fragment RundownMedium on Medium{id kind title credit artwork state duration}");
export const RundownFieldsFragmentDoc = parseDocument<RundownFieldsFragment, unknown>("fragment RundownFields on Rundown{id slotId date left empty isLocked mayChange occurrence{id title startsAt endsAt localStart localEnd state emission{id title}episode{id title}}items{...RundownItemFields}}fragment RundownItemFields on RundownItem{id version position kind title notes duration offset isHard addedBy media{...RundownMedium}playlist{id name}startsAt endsAt gap problem}fragment RundownMedium on Medium{id kind title credit artwork state duration}");
export const WhyFieldsFragmentDoc = parseDocument<WhyFieldsFragment, unknown>("fragment WhyFields on Why{rule by at sourceType sourceId source candidates refused{rule playedUntil media{id kind title credit}}gaveWay insteadOf}");
export const RundownDocument = parseDocument<RundownQuery, RundownQueryVariables>("query Rundown($slotId:ID!$date:LocalDate!){rundown(slotId:$slotId date:$date){...RundownFields}}fragment RundownFields on Rundown{id slotId date left empty isLocked mayChange occurrence{id title startsAt endsAt localStart localEnd state emission{id title}episode{id title}}items{...RundownItemFields}}fragment RundownItemFields on RundownItem{id version position kind title notes duration offset isHard addedBy media{...RundownMedium}playlist{id name}startsAt endsAt gap problem}fragment RundownMedium on Medium{id kind title credit artwork state duration}");
export const RundownReasonsDocument = parseDocument<RundownReasonsQuery, RundownReasonsQueryVariables>("query RundownReasons($slotId:ID!$date:LocalDate!){rundown(slotId:$slotId date:$date){id items{id why{...WhyFields}}}}fragment WhyFields on Why{rule by at sourceType sourceId source candidates refused{rule playedUntil media{id kind title credit}}gaveWay insteadOf}");
export const RundownChangedDocument = parseDocument<RundownChangedSubscription, RundownChangedSubscriptionVariables>("subscription RundownChanged($slotId:ID!$date:LocalDate!){rundownChanged(slotId:$slotId date:$date){...RundownFields}}fragment RundownFields on Rundown{id slotId date left empty isLocked mayChange occurrence{id title startsAt endsAt localStart localEnd state emission{id title}episode{id title}}items{...RundownItemFields}}fragment RundownItemFields on RundownItem{id version position kind title notes duration offset isHard addedBy media{...RundownMedium}playlist{id name}startsAt endsAt gap problem}fragment RundownMedium on Medium{id kind title credit artwork state duration}");
export const RundownEditingDocument = parseDocument<RundownEditingSubscription, RundownEditingSubscriptionVariables>("subscription RundownEditing($slotId:ID!$date:LocalDate!){rundownEditing(slotId:$slotId date:$date){userId name picture pageKey itemId isLeaving}}");
export const ShowRundownEditingDocument = parseDocument<ShowRundownEditingMutation, ShowRundownEditingMutationVariables>("mutation ShowRundownEditing($slotId:ID!$date:LocalDate!$pageKey:String!$itemId:ID$leaving:Boolean!=false){showRundownEditing(slotId:$slotId date:$date pageKey:$pageKey itemId:$itemId leaving:$leaving)}");
export const AddRundownItemsDocument = parseDocument<AddRundownItemsMutation, AddRundownItemsMutationVariables>("mutation AddRundownItems($slotId:ID!$date:LocalDate!$items:[RundownItemInput!]!$at:Int){addRundownItems(slotId:$slotId date:$date items:$items at:$at){...RundownFields}}fragment RundownFields on Rundown{id slotId date left empty isLocked mayChange occurrence{id title startsAt endsAt localStart localEnd state emission{id title}episode{id title}}items{...RundownItemFields}}fragment RundownItemFields on RundownItem{id version position kind title notes duration offset isHard addedBy media{...RundownMedium}playlist{id name}startsAt endsAt gap problem}fragment RundownMedium on Medium{id kind title credit artwork state duration}");
export const UpdateRundownItemDocument = parseDocument<UpdateRundownItemMutation, UpdateRundownItemMutationVariables>("mutation UpdateRundownItem($id:ID!$version:Int!$input:RundownItemPatch!){updateRundownItem(id:$id version:$version input:$input){...RundownItemFields}}fragment RundownItemFields on RundownItem{id version position kind title notes duration offset isHard addedBy media{...RundownMedium}playlist{id name}startsAt endsAt gap problem}fragment RundownMedium on Medium{id kind title credit artwork state duration}");
export const MoveRundownItemsDocument = parseDocument<MoveRundownItemsMutation, MoveRundownItemsMutationVariables>("mutation MoveRundownItems($slotId:ID!$date:LocalDate!$itemIds:[ID!]!$to:Int!){moveRundownItems(slotId:$slotId date:$date itemIds:$itemIds to:$to){...RundownFields}}fragment RundownFields on Rundown{id slotId date left empty isLocked mayChange occurrence{id title startsAt endsAt localStart localEnd state emission{id title}episode{id title}}items{...RundownItemFields}}fragment RundownItemFields on RundownItem{id version position kind title notes duration offset isHard addedBy media{...RundownMedium}playlist{id name}startsAt endsAt gap problem}fragment RundownMedium on Medium{id kind title credit artwork state duration}");
export const RemoveRundownItemsDocument = parseDocument<RemoveRundownItemsMutation, RemoveRundownItemsMutationVariables>("mutation RemoveRundownItems($slotId:ID!$date:LocalDate!$itemIds:[ID!]!){removeRundownItems(slotId:$slotId date:$date itemIds:$itemIds){...RundownFields}}fragment RundownFields on Rundown{id slotId date left empty isLocked mayChange occurrence{id title startsAt endsAt localStart localEnd state emission{id title}episode{id title}}items{...RundownItemFields}}fragment RundownItemFields on RundownItem{id version position kind title notes duration offset isHard addedBy media{...RundownMedium}playlist{id name}startsAt endsAt gap problem}fragment RundownMedium on Medium{id kind title credit artwork state duration}");
export const MediaForRundownDocument = parseDocument<MediaForRundownQuery, MediaForRundownQueryVariables>("query MediaForRundown($search:String$filter:MediaItemFilter){mediaItems(search:$search page:1 perPage:30 filter:$filter){items{...RundownMedium}totalItems totalIsExact}}fragment RundownMedium on Medium{id kind title credit artwork state duration}");
export const FillRundownDocument = parseDocument<FillRundownMutation, FillRundownMutationVariables>("mutation FillRundown($slotId:ID!$date:LocalDate!$clockId:ID$playlistId:ID$replace:Boolean){fillRundown(slotId:$slotId date:$date clockId:$clockId playlistId:$playlistId replace:$replace){...RundownFields}}fragment RundownFields on Rundown{id slotId date left empty isLocked mayChange occurrence{id title startsAt endsAt localStart localEnd state emission{id title}episode{id title}}items{...RundownItemFields}}fragment RundownItemFields on RundownItem{id version position kind title notes duration offset isHard addedBy media{...RundownMedium}playlist{id name}startsAt endsAt gap problem}fragment RundownMedium on Medium{id kind title credit artwork state duration}");
export const useRundownQuery = createQueryHook(RundownDocument);
export const useRundownReasonsQuery = createQueryHook(RundownReasonsDocument);
export const useRundownChangedSubscription = createSubscriptionHook(RundownChangedDocument);
export const useRundownEditingSubscription = createSubscriptionHook(RundownEditingDocument);
export const useShowRundownEditingMutation = createMutationHook(ShowRundownEditingDocument);
export const useAddRundownItemsMutation = createMutationHook(AddRundownItemsDocument);
export const useUpdateRundownItemMutation = createMutationHook(UpdateRundownItemDocument, {"lists":["defaultPlaylistPreview","deletedMediaItems","deletedPlaylists","failedMedia","mediaDuplicates","mediaItems","planBetween","playlists","smartPreview"]});
export const useMoveRundownItemsMutation = createMutationHook(MoveRundownItemsDocument);
export const useRemoveRundownItemsMutation = createMutationHook(RemoveRundownItemsDocument);
export const useMediaForRundownQuery = createQueryHook(MediaForRundownDocument);
export const useFillRundownMutation = createMutationHook(FillRundownDocument);