/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
export type MediumRow_Generic_Fragment = { __typename: 'Generic', id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export type MediumRow_Jingle_Fragment = { __typename: 'Jingle', id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export type MediumRow_MediaItem_Fragment = { __typename: 'MediaItem', id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export type MediumRow_Publicity_Fragment = { __typename: 'Publicity', id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export type MediumRow_Song_Fragment = { __typename: 'Song', id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export type MediumRow_Video_Fragment = { __typename: 'Video', id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export type MediumRowFragment =
  | MediumRow_Generic_Fragment
  | MediumRow_Jingle_Fragment
  | MediumRow_MediaItem_Fragment
  | MediumRow_Publicity_Fragment
  | MediumRow_Song_Fragment
  | MediumRow_Video_Fragment
;

export type MediumDetail_Generic_Fragment = { __typename: 'Generic', updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }> };

export type MediumDetail_Jingle_Fragment = { __typename: 'Jingle', updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }> };

export type MediumDetail_MediaItem_Fragment = { __typename: 'MediaItem', updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }> };

export type MediumDetail_Publicity_Fragment = { __typename: 'Publicity', updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }> };

export type MediumDetail_Song_Fragment = { __typename: 'Song', updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }> };

export type MediumDetail_Video_Fragment = { __typename: 'Video', updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }> };

export type MediumDetailFragment =
  | MediumDetail_Generic_Fragment
  | MediumDetail_Jingle_Fragment
  | MediumDetail_MediaItem_Fragment
  | MediumDetail_Publicity_Fragment
  | MediumDetail_Song_Fragment
  | MediumDetail_Video_Fragment
;

export const MediumRowFragmentDoc = parseDocument<MediumRowFragment, unknown>("fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}");
export const MediumDetailFragmentDoc = parseDocument<MediumDetailFragment, unknown>("fragment MediumDetail on Medium{updatedAt fileName size checksum mimeType codec bitrate sampleRate channels truePeak cueIn cueOut fadeIn fadeOut startNext waveformUrl tags(first:50){id name}usedIn{kind id name at}}");