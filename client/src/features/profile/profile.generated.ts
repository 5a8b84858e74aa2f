/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
export type ColleagueFieldsFragment = { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string };

export type ProfileQueryVariables = Exact<{
  userId?: string | null | undefined;
}>;


export type ProfileQuery = { profile: { __typename: 'Profile', id: string, fullName: string, username: string, designation: string, avatar: string, cover: string, bio: string, joinedAt: string, city: string, country: string, countryCode: string | null, email: string, website: string, isMine: boolean, isFollowed: boolean, followerCount: number, followingCount: number, postCount: number, pictures: Array<{ __typename: 'PostPicture', postId: string, picture: string, thumbnail: string }> } | null };

export type SuggestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestionsQuery = { suggestions: Array<{ __typename: 'Suggestion', id: string, mutualCount: number, colleague: { __typename: 'Colleague', designation: string, id: string, fullName: string, username: string, avatar: string } }> };

export type FollowProfileMutationVariables = Exact<{
  userId: string;
  isFollowed: boolean;
}>;


export type FollowProfileMutation = { followProfile: { __typename: 'Profile', id: string, isFollowed: boolean, followerCount: number } };

export type SuggestedPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestedPagesQuery = { suggestedPages: { __typename: 'SuggestedPagePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'SuggestedPage', id: string, name: string, subtitle: string, avatar: string, isFavourite: boolean }> } };

export type FavouriteSuggestedPageMutationVariables = Exact<{
  id: string;
  isFavourite: boolean;
}>;


export type FavouriteSuggestedPageMutation = { favouriteSuggestedPage: { __typename: 'SuggestedPage', id: string, isFavourite: boolean } };

export type FeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedsQuery = { feeds: { __typename: 'FeedPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Feed', id: string, title: string, handle: string, tags: string, description: string, picture: string, isFavourite: boolean }> } };

export type FavouriteFeedMutationVariables = Exact<{
  id: string;
  isFavourite: boolean;
}>;


export type FavouriteFeedMutation = { favouriteFeed: { __typename: 'Feed', id: string, isFavourite: boolean } };

export type PollFieldsFragment = { __typename: 'Poll', id: string, question: string, voteCount: number, options: Array<{ __typename: 'PollOption', id: string, name: string, voteCount: number, percent: number, isMine: boolean, voters: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }> }> };

export type PollsQueryVariables = Exact<{ [key: string]: never; }>;


export type PollsQuery = { polls: { __typename: 'PollPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Poll', id: string, question: string, voteCount: number, options: Array<{ __typename: 'PollOption', id: string, name: string, voteCount: number, percent: number, isMine: boolean, voters: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }> }> }> } };

export type VoteMutationVariables = Exact<{
  pollId: string;
  optionId: string;
}>;


export type VoteMutation = { vote: { __typename: 'Poll', id: string, question: string, voteCount: number, options: Array<{ __typename: 'PollOption', id: string, name: string, voteCount: number, percent: number, isMine: boolean, voters: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }> }> } };

export const ColleagueFieldsFragmentDoc = parseDocument<ColleagueFieldsFragment, unknown>("fragment ColleagueFields on Colleague{id fullName username avatar}");
export const PollFieldsFragmentDoc = parseDocument<PollFieldsFragment, unknown>("fragment PollFields on Poll{id question voteCount options{id name voteCount percent isMine voters(first:5){...ColleagueFields}}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const ProfileDocument = parseDocument<ProfileQuery, ProfileQueryVariables>("query Profile($userId:ID){profile(userId:$userId){id fullName username designation avatar cover bio joinedAt city country countryCode email website isMine isFollowed followerCount followingCount postCount pictures(first:9){postId picture thumbnail}}}");
export const SuggestionsDocument = parseDocument<SuggestionsQuery, SuggestionsQueryVariables>("query Suggestions{suggestions(first:5){id mutualCount colleague{...ColleagueFields designation}}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const FollowProfileDocument = parseDocument<FollowProfileMutation, FollowProfileMutationVariables>("mutation FollowProfile($userId:ID!$isFollowed:Boolean!){followProfile(userId:$userId isFollowed:$isFollowed){id isFollowed followerCount}}");
export const SuggestedPagesDocument = parseDocument<SuggestedPagesQuery, SuggestedPagesQueryVariables>("query SuggestedPages{suggestedPages(perPage:5){totalItems totalIsExact items{id name subtitle avatar isFavourite}}}");
export const FavouriteSuggestedPageDocument = parseDocument<FavouriteSuggestedPageMutation, FavouriteSuggestedPageMutationVariables>("mutation FavouriteSuggestedPage($id:ID!$isFavourite:Boolean!){favouriteSuggestedPage(id:$id isFavourite:$isFavourite){id isFavourite}}");
export const FeedsDocument = parseDocument<FeedsQuery, FeedsQueryVariables>("query Feeds{feeds(perPage:5){totalItems totalIsExact items{id title handle tags description picture isFavourite}}}");
export const FavouriteFeedDocument = parseDocument<FavouriteFeedMutation, FavouriteFeedMutationVariables>("mutation FavouriteFeed($id:ID!$isFavourite:Boolean!){favouriteFeed(id:$id isFavourite:$isFavourite){id isFavourite}}");
export const PollsDocument = parseDocument<PollsQuery, PollsQueryVariables>("query Polls{polls(perPage:2){totalItems totalIsExact items{...PollFields}}}fragment PollFields on Poll{id question voteCount options{id name voteCount percent isMine voters(first:5){...ColleagueFields}}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const VoteDocument = parseDocument<VoteMutation, VoteMutationVariables>("mutation Vote($pollId:ID!$optionId:ID!){vote(pollId:$pollId optionId:$optionId){...PollFields}}fragment PollFields on Poll{id question voteCount options{id name voteCount percent isMine voters(first:5){...ColleagueFields}}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const useProfileQuery = createQueryHook(ProfileDocument);
export const useSuggestionsQuery = createQueryHook(SuggestionsDocument);
export const useFollowProfileMutation = createMutationHook(FollowProfileDocument);
export const useSuggestedPagesQuery = createQueryHook(SuggestedPagesDocument);
export const useFavouriteSuggestedPageMutation = createMutationHook(FavouriteSuggestedPageDocument);
export const useFeedsQuery = createQueryHook(FeedsDocument);
export const useFavouriteFeedMutation = createMutationHook(FavouriteFeedDocument);
export const usePollsQuery = createQueryHook(PollsDocument);
export const useVoteMutation = createMutationHook(VoteDocument);