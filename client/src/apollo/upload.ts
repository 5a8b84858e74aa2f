import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { UploadRefusal } from '../../../server/protocol/uploads';
import type { Refresh } from './session/refresh';
import type { SessionStore } from './session/sessionStore';
import { tabHeaders } from './session/tab';

export interface Upload {
  method: 'PUT' | 'DELETE';
  url: string;
  file?: File;
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

interface Reply {
  status: number;
  text: string;
}

/** Uploads a file with the access token, and renews an expired token once. Throws the errors of the API. */
export async function sendUpload<TAnswer>(
  upload: Upload,
  { session, refresh }: { session: SessionStore; refresh: Refresh },
): Promise<TAnswer> {
  let reply = await send(upload, session.getAccessToken());
  if (reply.status === 401 && (await refresh())) reply = await send(upload, session.getAccessToken());
  if (reply.status === 200) return JSON.parse(reply.text) as TAnswer;
  throw refusalOf(reply);
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function send({ method, url, file, onProgress, signal }: Upload, token = ''): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(tabHeaders())) request.setRequestHeader(name, value);
    if (file) request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(new Error('The server cannot be reached.')));
    request.addEventListener('abort', () => reject(new DOMException('Stopped by choice.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file ?? null);
  });
}

function refusalOf({ status, text }: Reply): Error {
  try {
    return new CombinedGraphQLErrors(JSON.parse(text) as UploadRefusal);
  } catch {
    return new Error(`${status}`);
  }
}
