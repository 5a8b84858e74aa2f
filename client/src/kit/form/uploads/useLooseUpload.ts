import { useTranslation } from 'react-i18next';
import type { LooseFileAnswer } from '../../../../../server/protocol/uploads';
import { apiErrorOf } from '../../../apollo/errors';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { sendUpload, type Upload } from '../../../apollo/upload';
import { useErrorText } from '../../feedback/useErrorText';
import { fieldMessage } from '../fieldErrors';

/** A picture that is stored without a record. Only photos of albums have a focus. */
export type StoredPicture = LooseFileAnswer<'/uploads/website/pictures'> &
  Partial<LooseFileAnswer<'/uploads/website/photos'>>;

/** Returns functions that upload pictures without a record, and describe why the server rejected one. */
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
