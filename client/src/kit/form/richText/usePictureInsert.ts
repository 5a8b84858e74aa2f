import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useLooseUpload } from '../uploads/useLooseUpload';

export interface PictureInsert {
  /** Uploaded share, 0 to 1; undefined without a running upload. */
  progress: number | undefined;
  problem: string | undefined;
  insert: (editor: Editor, file: File) => Promise<void>;
  /** Uploads and inserts a pasted or dropped picture. Returns false without one, and when pictures cannot be uploaded. */
  take: (editor: Editor | null, data: DataTransfer | null) => boolean;
}

/** Uploads pictures and inserts them at the caret. A new upload cancels the running one. */
export function usePictureInsert(url: string | undefined): PictureInsert {
  const { send, problemOf } = useLooseUpload();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const insert = async (editor: Editor, file: File) => {
    if (!url) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setProblem(undefined);
    setProgress(0);
    try {
      const picture = await send({ url, file, signal, onProgress: setProgress });
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

/** Selects a picture after the insertion, so that its alternative text can be entered. */
function select(editor: Editor, src: string): void {
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs['src'] === src) editor.commands.setNodeSelection(position);
  });
}
