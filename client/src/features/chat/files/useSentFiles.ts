import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFileAnswer } from '../../../../../server/protocol/uploads';
import { apiErrorOf } from '../../../apollo/errors';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { sendUpload } from '../../../apollo/upload';
import { useErrorText } from '../../../kit/feedback/useErrorText';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import type { SentFile } from '../store/outbox';

/** Maximum number of files of one message. */
export const maxFiles = 10;

/** File chosen for the next message. */
export interface ChosenFile {
  key: string;
  name: string;
  /** Upload progress, 0 to 1. */
  share: number;
  /** Id of the upload, once it is complete. */
  id?: string;
  /** Error text of a failed upload. */
  problem?: string;
  /**
   * The file itself. Undefined for files that are uploaded already: stored ones after a reload, and those of a message that could
   * not be sent.
   */
  file?: File;
}

export type SentFiles = ReturnType<typeof useSentFiles>;

/** Files of the next message of a thread. Each is uploaded immediately, and attached when the message is sent. */
export function useSentFiles(viewerId: string, threadId: string) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const sessionContext = useSessionContext();
  const storageKey = `regie.chat.files.${viewerId}.${threadId}`;
  const [all, setAll] = useState<readonly ChosenFile[]>(() => readStored(storageKey).map(chosenOf));
  const [isTooMany, setIsTooMany] = useState(false);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((upload) => upload.abort());
  }, []);
  useEffect(() => store(storageKey, all), [storageKey, all]);

  const change = (key: string, more: Partial<ChosenFile>) =>
    setAll((before) => before.map((file) => (file.key === key ? { ...file, ...more } : file)));

  const reasonOf = (error: unknown) => {
    const wrong = apiErrorOf(error).fields?.['file'];
    return wrong ? fieldMessage(t, wrong) : errorText(error);
  };
  const send = async ({ key, file, name }: ChosenFile) => {
    const ending = new AbortController();
    running.current.set(key, ending);
    try {
      const { id } = await sendUpload<RecordFileAnswer<'/uploads/chat/:id/files'>>(
        {
          method: 'PUT',
          url: `/uploads/chat/${threadId}/files?name=${encodeURIComponent(name)}`,
          file: file!,
          signal: ending.signal,
          onProgress: (share) => change(key, { share }),
        },
        sessionContext,
      );
      change(key, { id, share: 1 });
    } catch (error) {
      if (!ending.signal.aborted) change(key, { problem: reasonOf(error) });
    } finally {
      running.current.delete(key);
    }
  };

  return {
    all,
    isTooMany,
    /** True while an upload is running or has failed. */
    isBusy: all.some(({ id }) => id === undefined),
    add(files: readonly File[]) {
      const room = maxFiles - all.length;
      setIsTooMany(files.length > room);
      const chosen = files
        .slice(0, Math.max(0, room))
        .map((file) => ({ key: crypto.randomUUID(), name: file.name, share: 0, file }));
      setAll((before) => [...before, ...chosen]);
      for (const file of chosen) void send(file);
    },
    again(file: ChosenFile) {
      const { problem: _problem, ...rest } = file;
      setAll((before) => before.map((candidate) => (candidate === file ? { ...rest, share: 0 } : candidate)));
      void send(file);
    },
    remove(key: string) {
      running.current.get(key)?.abort();
      setIsTooMany(false);
      setAll((before) => before.filter((file) => file.key !== key));
    },
    /** Removes all files, and returns the uploaded ones for a message. */
    take(): SentFile[] {
      setAll([]);
      setIsTooMany(false);
      return all.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]));
    },
    /** Restores the files of a message that could not be sent. */
    putBack: (sent: readonly SentFile[]) =>
      setAll((before) => [...before, ...sent.map(chosenOf)].slice(0, maxFiles)),
  };
}

const chosenOf = ({ id, name }: SentFile): ChosenFile => ({ key: id, id, name, share: 1 });

/** Maximum age of stored files in milliseconds: the server deletes files without a message after a day. */
const maxAge = 23 * 3_600_000;

function readStored(key: string): SentFile[] {
  try {
    const { at, files } = JSON.parse(localStorage.getItem(key) ?? '') as { at: number; files: SentFile[] };
    return at > Date.now() - maxAge ? files : [];
  } catch {
    return [];
  }
}

/**
 * Stores the ids and names of the uploaded files in local storage, so that they survive a reload. Ignores errors, because browsers
 * may refuse storage.
 */
function store(key: string, all: readonly ChosenFile[]): void {
  try {
    const files = all.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]));
    if (files.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), files }));
  } catch {
    // Storage is full or blocked: the files are still shown until the page is closed.
  }
}
