/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type MediumStateFragment = { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export type MediaChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MediaChangedSubscription = { mediaChanged: { __typename: 'MediaNotice', id: string, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null } | null } };

export const MediumStateFragmentDoc = parseDocument<MediumStateFragment, unknown>("fragment MediumState on MediaItem{id kind title state failure refusedFormat duplicateOf{id kind title}}");
export const MediaChangedDocument = parseDocument<MediaChangedSubscription, MediaChangedSubscriptionVariables>("subscription MediaChanged{mediaChanged{id media{...MediumState}}}fragment MediumState on MediaItem{id kind title state failure refusedFormat duplicateOf{id kind title}}");
export const useMediaChangedSubscription = createSubscriptionHook(MediaChangedDocument);