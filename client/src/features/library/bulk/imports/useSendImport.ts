import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { MetadataEdit } from '../../../../apollo/schemaTypes.generated';
import { useErrorText } from '../../../../kit/feedback/useErrorText';
import type { LibraryKind } from '../../media/kinds';
import { sendImport } from './sendImport';

/** Returns `send`, which uploads a parsed CSV file, and its progress. Unmounting the component aborts the upload. */
export function useSendImport(
  file: { kind: LibraryKind; fileName: string; edits: readonly MetadataEdit[] },
  onStarted: () => void,
) {
  const client = useApolloClient();
  const errorText = useErrorText();
  const [sent, setSent] = useState<number>();
  const [failed, setFailed] = useState<string>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async () => {
    const { signal } = (leaving.current = new AbortController());
    setSent(0);
    setFailed(undefined);
    try {
      await sendImport(client, { ...file, onSent: setSent, signal });
      onStarted();
    } catch (error) {
      if (!signal.aborted) setFailed(errorText(error));
    } finally {
      setSent(undefined);
    }
  };
  return { sent, failed, send };
}
