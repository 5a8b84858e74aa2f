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
  /** Called with the number of rows uploaded so far. */
  onSent: (rows: number) => void;
  /** Aborts the upload. The server deletes the uploaded rows when the viewer creates another import, or within two days. */
  signal: AbortSignal;
}

/** Sends all rows of a CSV file to the server in parts, then starts the import. */
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
