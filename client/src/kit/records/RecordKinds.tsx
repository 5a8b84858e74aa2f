import { createContext, useContext } from 'react';
import { useCan } from '../access/useCan';
import type { RecordKind } from './recordKind';

const RecordKindsContext = createContext<readonly RecordKind[]>([]);

/** Provides the record kinds to all components inside. */
export const RecordKinds = RecordKindsContext;

/** Returns the record kind of a type; undefined when no feature has one for it. */
export function useRecordKind(type: string): RecordKind | undefined {
  return useContext(RecordKindsContext).find((kind) => kind.type === type);
}

/** Returns the types of all record kinds, by their names on the server. */
export const useRecordTypes = (): readonly string[] => useContext(RecordKindsContext).map(({ type }) => type);

/** Returns a function that builds the path of a record. The path is undefined if the viewer may open no page of the record. */
export function useRecordPath() {
  const kinds = useContext(RecordKindsContext);
  const can = useCan();
  return (type: string, id: string | null) => {
    const kind = kinds.find((candidate) => candidate.type === type);
    return id !== null && kind?.path && can({ action: 'read', subject: type }) ? kind.path(id) : undefined;
  };
}
