import { createContext, useContext } from 'react';
import { useCan } from '../access/useCan';
import type { RecordKind } from './recordKind';

const RecordKindsContext = createContext<readonly RecordKind[]>([]);

/** Makes the kinds of record known to everything below. */
export const RecordKinds = RecordKindsContext;

/** What is known of a type; nothing of one that no feature shows. */
export function useRecordKind(type: string): RecordKind | undefined {
  return useContext(RecordKindsContext).find((kind) => kind.type === type);
}

/** Every type of record that some feature shows, by its name on the server. */
export const useRecordTypes = (): readonly string[] => useContext(RecordKindsContext).map(({ type }) => type);

/** Gives the address of a record, when there is a screen for it that the viewer may see. */
export function useRecordPath() {
  const kinds = useContext(RecordKindsContext);
  const can = useCan();
  return (type: string, id: string | null) => {
    const kind = kinds.find((candidate) => candidate.type === type);
    return id !== null && kind?.path && can({ action: 'read', subject: type }) ? kind.path(id) : undefined;
  };
}
