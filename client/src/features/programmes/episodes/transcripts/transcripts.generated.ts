/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../../../apollo/parseDocument';
import { createQueryHook } from '../../../../apollo/hookFactories';
export type EpisodeTranscriptQueryVariables = Exact<{
  id: string;
}>;


export type EpisodeTranscriptQuery = { episode: { __typename: 'Episode', id: string, version: number, title: string, transcript: string, timedTranscript: string } | null };

export const EpisodeTranscriptDocument = parseDocument<EpisodeTranscriptQuery, EpisodeTranscriptQueryVariables>("query EpisodeTranscript($id:ID!){episode(id:$id){id version title transcript timedTranscript}}");
export const useEpisodeTranscriptQuery = createQueryHook(EpisodeTranscriptDocument);