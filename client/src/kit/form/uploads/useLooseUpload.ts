import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { sendUpload, type Upload } from '../../../apollo/upload';
import { useErrorText } from '../../feedback/useErrorText';
import { fieldMessage } from '../fieldErrors';

/** A picture that is stored without a record. */
export interface StoredPicture {
  src: string;
  width: number;
  height: number;
  /** Guess of the point that crops keep, in percent. Only photos of albums have it. */
  focus?: { x: number; y: number };
}

/** Uploads pictures that belong to no record, and describes why the server has rejected one. */
export function useLooseUpload() {
  const { t } = useTranslation();
  const sessionContext = useSessionContext();
  const errorText = useErrorText();
  return {
    send: (upload: Omit<Upload, 'method'>) =>
      sendUpload<StoredPicture>({ ...upload, method: 'PUT' }, sessionContext),
    /** Returns why the server refused a picture. */
    problemOf: (error: unknown): string => {
      const { code, fields = {} } = apiErrorOf(error);
      if (code === 'LIMIT_EXCEEDED') return fieldMessage(t, 'tooLargePicture');
      const [first] = Object.values(fields);
      return first ? fieldMessage(t, first) : errorText(error);
    },
  };
}
