import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { UploadProblem } from '../../../../../server/protocol/uploads';
import { apiErrorOf } from '../../../apollo/errors';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { sendUpload, type Upload } from '../../../apollo/upload';
import { useErrorText } from '../../feedback/useErrorText';

/** A record with a file, such as a picture, that is uploaded separately from the record's form. */
export interface FileOwner<TProperty extends string = string> {
  typename: string;
  id: string;
  /** Field of the record with the file's address. */
  property: TProperty;
  /** Upload address. */
  url: string;
  /** Called with the record's new version and the changed properties. Needed by a form that edits the same record. */
  onChange?: (version: number, answer: UploadAnswer) => void;
  /**
   * Runs the upload or removal by calling `send`. The cached record then stays as it is and `onChange` is not called,
   * for a file that does not become part of the record at once, such as the picture of a draft.
   */
  run?: (send: () => Promise<UploadAnswer>) => Promise<void>;
}

/** Answer to an upload: the changed properties and the new version of the record. */
export type UploadAnswer = Record<string, unknown> & { version: number };

/** Why the server rejected a file, with the details that the error text may need. */
export interface FileRefusal {
  isTooLarge: boolean;
  /** BAD_USER_INPUT: message key by field. */
  fields: Record<string, string> | undefined;
  /** Line in the file, from 1. */
  line: number | undefined;
}

interface Words {
  textOf: (refusal: FileRefusal) => string | undefined;
  /** Runs after the upload or removal; the change counts as finished only afterwards. */
  afterwards?: () => Promise<unknown>;
}

interface UploadState {
  /** Uploaded share, 0 to 1; undefined while no upload or removal runs. */
  progress?: number;
  problem?: { text: string; requestId?: string };
}

/** Uploads and removes the file of a record. Without `run`, updates the cache, so that all screens show the new file. */
export function useFileUpload(
  { typename, id, property, url, onChange, run: runUpload }: FileOwner,
  { textOf, afterwards }: Words,
) {
  const client = useApolloClient();
  const sessionContext = useSessionContext();
  const errorText = useErrorText();
  const [state, setState] = useState<UploadState>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const problemOf = (error: unknown) => {
    const text = textOf(refusalOf(error));
    return text === undefined ? { text: errorText(error), requestId: apiErrorOf(error).requestId } : { text };
  };

  const run = async (upload: Pick<Upload, 'method' | 'file'>): Promise<boolean> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ progress: 0 });
    try {
      const send = () =>
        sendUpload<UploadAnswer>(
          { ...upload, url, signal, onProgress: (progress) => setState({ progress }) },
          sessionContext,
        );
      if (runUpload) await runUpload(send);
      else {
        const answer = await send();
        client.cache.modify({
          id: client.cache.identify({ __typename: typename, id }),
          fields: { ...changesTo(answer), [property]: () => answer[property] },
        });
        onChange?.(answer.version, answer);
      }
      await afterwards?.();
      setState({});
      return true;
    } catch (error) {
      if (!signal.aborted) setState({ problem: problemOf(error) });
      return false;
    }
  };

  return {
    ...state,
    isBusy: state.progress !== undefined,
    change: (file: File) => run({ method: 'PUT', file }),
    remove: () => run({ method: 'DELETE' }),
    stop: () => {
      running.current?.abort();
      setState({});
    },
    /** Shows why a file was rejected before its upload. */
    refuse: (text: string) => setState({ problem: { text } }),
  };
}

/** Modifiers of the cached properties that an answer has. Objects keep their type name, which an answer does not have. */
const changesTo = (answer: UploadAnswer) =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      (before: unknown) =>
        typeof value === 'object' && typeof before === 'object' ? { ...before, ...value } : value,
    ]),
  );

function refusalOf(error: unknown): FileRefusal {
  const problem = CombinedGraphQLErrors.is(error)
    ? (error.errors[0]?.extensions as UploadProblem)
    : undefined;
  const { code, fields } = apiErrorOf(error);
  return {
    isTooLarge: code === 'LIMIT_EXCEEDED',
    fields,
    line: problem?.line,
  };
}
