import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { sendUpload } from '../../../apollo/upload';
import { useErrorText } from '../../feedback/useErrorText';
import { fieldMessage } from '../fieldErrors';

interface StoredPicture {
  src: string;
  width: number;
  height: number;
}

export interface PictureInsert {
  /** How much has left, 0 to 1; undefined when nothing is under way. */
  progress: number | undefined;
  problem: string | undefined;
  insert: (editor: Editor, file: File) => Promise<void>;
  /** Inserts a picture that was pasted or dropped; false when there is none. */
  take: (editor: Editor | null, data: DataTransfer | null) => boolean;
}

/** Sends pictures to the server and puts them where the caret is. */
export function usePictureInsert(url: string | undefined): PictureInsert {
  const { t } = useTranslation();
  const sessionContext = useSessionContext();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const problemOf = (error: unknown) => {
    const { code, fields = {} } = apiErrorOf(error);
    if (code === 'LIMIT_EXCEEDED') return fieldMessage(t, 'tooLargePicture');
    const [first] = Object.values(fields);
    return first ? fieldMessage(t, first) : errorText(error);
  };

  const insert = async (editor: Editor, file: File) => {
    if (!url) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setProblem(undefined);
    setProgress(0);
    try {
      const picture = await sendUpload<StoredPicture>(
        { method: 'PUT', url, file, signal, onProgress: setProgress },
        sessionContext,
      );
      if (editor.isDestroyed) return;
      editor.chain().focus().setImage(picture).run();
      select(editor, picture.src);
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    } finally {
      if (!signal.aborted) setProgress(undefined);
    }
  };

  return {
    progress,
    problem,
    insert,
    take: (editor, data) => {
      const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!file || !editor || !url) return false;
      void insert(editor, file);
      return true;
    },
  };
}

/** A picture that has just come is selected, so that what it shows can be said. */
function select(editor: Editor, src: string): void {
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs['src'] === src) editor.commands.setNodeSelection(position);
  });
}
