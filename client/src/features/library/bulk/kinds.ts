import { momentsOf } from '../../../kit/list/filters/periodMoments';
import type { TypedDocumentNode } from '@apollo/client';
import type { LibraryKind } from '../media/kinds';
import type { ListStateRules } from '../../../kit/list/listState';
import {
  BulkGenericsDocument,
  BulkJinglesDocument,
  BulkPublicitiesDocument,
  BulkSongsDocument,
  BulkVideosDocument,
} from './bulk.generated';

/** Query that loads the rows of a kind, and the rules for its list address. */
interface BulkKind extends ListStateRules {
  document: TypedDocumentNode<unknown, never>;
}

type Filter = ListStateRules['filters'][number];
const choice = (field: string) => ({ field, options: undefined }) as Filter;
const text = (field: string) => ({ field, kind: 'text' }) as Filter;

const shared = [
  choice('state'),
  choice('categoryId'),
  choice('tagId'),
  { field: 'createdAt', kind: 'period', momentsOf } as Filter,
];
const orders = ['title', 'categoryName', 'duration', 'loudness', 'state', 'createdAt'];

const kind = (
  document: unknown,
  filters: readonly Filter[] = [],
  sortKeys: readonly string[] = [],
): BulkKind => ({
  document: document as BulkKind['document'],
  filters: [...filters, ...shared],
  sortKeys: [...sortKeys, ...orders],
});

export const bulkKinds: Record<LibraryKind, BulkKind> = {
  SONG: kind(
    BulkSongsDocument,
    [text('artisteName'), text('albumTitle'), text('genre'), { field: 'year', kind: 'number' } as Filter],
    ['albumTitle', 'genre'],
  ),
  JINGLE: kind(BulkJinglesDocument, [choice('purpose')], ['purpose']),
  GENERIC: kind(BulkGenericsDocument, [choice('position')], ['position']),
  PUBLICITY: kind(
    BulkPublicitiesDocument,
    [text('client'), text('campaign'), choice('validity')],
    ['client', 'validTo'],
  ),
  VIDEO: kind(BulkVideosDocument, [], ['height']),
};

export const isMediaKind = (text: string | null): text is LibraryKind => text !== null && text in bulkKinds;
