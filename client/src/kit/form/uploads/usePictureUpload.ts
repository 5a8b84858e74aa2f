import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { fieldMessage } from '../fieldErrors';
import { useFileUpload, type FileOwner, type FileRefusal } from './useFileUpload';

/** The record whose picture it is. */
export interface PictureOwner extends FileOwner<string> {
  /** Its type, as the server calls it. */
  typename: string;
  name: string;
}

/** Changes and removes the picture of a record; every place that shows it follows. */
export function usePictureUpload(owner: PictureOwner) {
  const { typename, id, property } = owner;
  const { t } = useTranslation();
  const { session, refresh } = useSessionContext();
  /** The chosen picture, while it is on its way. */
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
      // The viewer is part of the session; without it the navbar would keep the old picture.
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
