import type { ApolloClient } from '@apollo/client';
import type { LibraryKind } from '../../media/kinds';
import type { MetadataEdit } from '../../../../apollo/schemaTypes.generated';
import { partsOf } from './editsIn';
import {
  AddToMetadataImportDocument,
  CreateMetadataImportDocument,
  StartMetadataImportDocument,
} from './imports.generated';

interface Sending {
  kind: LibraryKind;
  fileName: string;
  edits: readonly MetadataEdit[];
  /** Hears how many rows are there. */
  onSent: (rows: number) => void;
  /** Ends it: what was sent is thrown away by the next one, or within a day. */
  signal: AbortSignal;
}

/** Sends all rows of a file, and has them saved once all are there. */
export async function sendImport(
  client: ApolloClient,
  { kind, fileName, edits, onSent, signal }: Sending,
): Promise<void> {
  const input = { kind, fileName: fileName.slice(0, 255) };
  const made = await client.mutate({ mutation: CreateMetadataImportDocument, variables: { input } });
  const { id } = made.data!.createMetadataImport;
  let from = 0;
  for (const part of partsOf(edits)) {
    signal.throwIfAborted();
    await client.mutate({
      mutation: AddToMetadataImportDocument,
      variables: { id, from, edits: part },
    });
    from += part.length;
    onSent(from);
  }
  signal.throwIfAborted();
  await client.mutate({ mutation: StartMetadataImportDocument, variables: { id } });
}
