import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import { useSessionContext } from '../../apollo/SessionContext';
import { sendUpload, type Upload } from '../../apollo/upload';
import { useErrorText } from '../feedback/useErrorText';
import { fieldMessage } from './fieldErrors';

type MediumType = 'Song' | 'Jingle' | 'Generic' | 'Publicity' | 'Video';
type PicturedType = 'User' | 'Radio' | 'BlogPost' | 'Profile' | 'Artiste' | 'Album' | MediumType;

/** The record whose picture it is. */
export interface PictureOwner {
  typename: PicturedType;
  id: string;
  name: string;
  /** Where the record keeps the address of its picture. */
  property: 'avatar' | 'logo' | 'featuredImage' | 'cover' | 'picture' | 'artwork';
  /** Where the picture is sent. */
  url: string;
  /** Called with the version that the record has with its new picture, for a form that edits the rest of it. */
  onChange?: (version: number) => void;
}

interface UploadState {
  /** The chosen picture, while it is on its way. */
  preview?: string;
  /** How much of it has left, 0 to 1; undefined when nothing is under way. */
  progress?: number;
  problem?: { text: string; requestId?: string };
}

/** Changes and removes the picture of a record; every place that shows it follows. */
export function usePictureUpload({ typename, id, property, url, onChange }: PictureOwner) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const sessionContext = useSessionContext();
  const errorText = useErrorText();
  const [state, setState] = useState<UploadState>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { preview } = state;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const problemOf = (error: unknown) => {
    const { fields, requestId } = apiErrorOf(error);
    if (isTooLarge(error)) return { text: fieldMessage(t, 'tooLargePicture') };
    if (fields?.[property]) return { text: fieldMessage(t, fields[property]) };
    return { text: errorText(error), requestId };
  };

  const run = async (upload: Pick<Upload, 'method' | 'file'>, shown: UploadState): Promise<boolean> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ ...shown, progress: 0 });
    try {
      const answer = await sendUpload<Record<typeof property, string> & { version: number }>(
        {
          ...upload,
          url,
          signal,
          onProgress: (progress) => setState((before) => ({ ...before, progress })),
        },
        sessionContext,
      );
      client.cache.modify({
        id: client.cache.identify({ __typename: typename, id }),
        fields: { [property]: () => answer[property], version: () => answer.version },
      });
      onChange?.(answer.version);
      const { session, refresh } = sessionContext;
      const { viewer } = session.getState();
      const shownInNavbar: Partial<Record<typeof typename, string>> = {
        User: viewer?.id,
        Radio: viewer?.radio?.id,
      };
      // The viewer is part of the session; without it the navbar would keep the old picture.
      if (shownInNavbar[typename] === id) await refresh().catch(() => undefined);
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
    change: (file: File) => run({ method: 'PUT', file }, { preview: URL.createObjectURL(file) }),
    remove: () => run({ method: 'DELETE' }, {}),
    stop: () => {
      running.current?.abort();
      setState({});
    },
    refuse: (problem: string) => setState({ problem: { text: fieldMessage(t, problem) } }),
  };
}

/** The one refusal of an upload whose code no other operation meets. */
const isTooLarge = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code'] === 'LIMIT_EXCEEDED';
