import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { fieldMessage } from '../fieldErrors';
import { useFileUpload, type FileOwner, type FileRefusal } from './useFileUpload';

/** A record with a picture. */
export interface PictureOwner extends FileOwner<string> {
  /** GraphQL type of the record. */
  typename: string;
  name: string;
}

/** Uploads and removes the picture of a record. Unless the owner has `run`, all screens show the new picture. */
export function usePictureUpload(owner: PictureOwner) {
  const { typename, id, property } = owner;
  const { t } = useTranslation();
  const { session, refresh } = useSessionContext();
  /** Preview of the picture while it uploads. */
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const upload = useFileUpload(owner, {
    textOf: ({ isTooLarge, fields }: FileRefusal) => {
      if (isTooLarge) return fieldMessage(t, 'tooLargePicture');
      return fields?.[property] && fieldMessage(t, fields[property]);
    },
    afterwards: async () => {
      const { viewer } = session.getState();
      const shownInNavbar: Partial<Record<string, string>> = {
        User: viewer?.id,
        Radio: viewer?.radio?.id,
      };
      // The navbar shows a picture of the session (the viewer's or the radio's), so the session is refreshed.
      if (shownInNavbar[typename] === id) await refresh().catch(() => undefined);
    },
  });

  return {
    ...upload,
    preview,
    change: async (file: File) => {
      const chosen = URL.createObjectURL(file);
      setPreview(chosen);
      const isChanged = await upload.change(file);
      setPreview((shown) => (shown === chosen ? undefined : shown));
      return isChanged;
    },
    refuse: (problem: string) => upload.refuse(fieldMessage(t, problem)),
  };
}
