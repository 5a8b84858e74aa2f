import type { DetailedError, HttpRequest, HttpResponse, Upload as TusUpload } from 'tus-js-client';
import type { UploadMetadata, UploadResultHeader } from '../../../../../../server/protocol/uploads';
import type { Refresh } from '../../../../apollo/session/refresh';
import type { SessionStore } from '../../../../apollo/session/sessionStore';
import { problemOf, isFinalStatus, statusOf, UnusableAnswer } from './sendProblems';
import type { Send, SendListener, Sending } from '../uploadTypes';

export interface Credentials {
  session: SessionStore;
  refresh: Refresh;
}

export const uploadAddress = '/uploads/media';

/** Retry delays in milliseconds, about ten minutes in total. An upload then survives the restart of a server or router. */
const retryDelays = [300, 1000, 2000, 4000, 8000, 15_000, ...Array<number>(19).fill(30_000)];

/** Creates the function that uploads a file with the tus protocol. The tus client is loaded with the first file. */
export function createSend(
  credentials: () => Credentials,
  { endpoint = uploadAddress, delays = retryDelays }: { endpoint?: string; delays?: number[] } = {},
): Send {
  return ({ key, kind, name, radio, group, target }, file, listener): Sending => {
    let upload: TusUpload | undefined;
    let isWanted = false;
    const guard = createGuard(credentials, { radioId: radio.id, file, isWanted: () => isWanted });

    const start = async () => {
      if (!upload) {
        const { Upload } = await import('tus-js-client');
        upload = new Upload(file, {
          endpoint,
          retryDelays: delays,
          metadata: {
            filename: name,
            kind,
            ...target,
            ...(group && { ...group, sounds: String(group.sounds) }),
          } satisfies UploadMetadata,
          fingerprint: () => Promise.resolve(key),
          removeFingerprintOnSuccess: true,
          ...guard,
          ...eventsOf(listener, guard, () => isWanted),
        });
        const [previous] = await upload.findPreviousUploads();
        if (previous) upload.resumeFromPreviousUpload(previous);
      }
      if (isWanted) upload.start();
    };
    return {
      start() {
        isWanted = true;
        start().catch(() => listener.onProblem({ code: 'NETWORK' }));
      },
      pause() {
        isWanted = false;
        void upload?.abort();
      },
      cancel() {
        isWanted = false;
        // If this request fails, the server deletes the upload when it expires.
        upload?.abort(true).catch(() => undefined);
      },
    };
  };
}

function eventsOf(
  listener: SendListener,
  guard: { mayTryAgain: (status: number) => boolean },
  isWanted: () => boolean,
) {
  return {
    onProgress: (bytes: number) => {
      if (isWanted()) listener.onProgress(bytes);
    },
    onSuccess: ({ lastResponse }: { lastResponse: HttpResponse }) =>
      listener.onArrived(resultIn(lastResponse, 'X-Media-Id'), resultIn(lastResponse, 'X-Picture-Id')),
    onError: (error: Error) => {
      if (isWanted()) listener.onProblem(problemOf(error));
    },
    onShouldRetry: (error: DetailedError) => {
      if (!isWanted() || !guard.mayTryAgain(statusOf(error))) return false;
      if (problemOf(error).code === 'FILE_CHANGED') return false;
      if (statusOf(error) !== 401) listener.onConnectionLost();
      return true;
    },
  };
}

const resultIn = (response: HttpResponse, header: UploadResultHeader) =>
  response.getHeader(header) || undefined;

/** Hooks for every request: authentication, cancellation, and the decision whether to retry. */
function createGuard(
  credentials: () => Credentials,
  { radioId, file, isWanted }: { radioId: string; file: File; isWanted: () => boolean },
) {
  let refusedToken: string | undefined;
  let tokensRefused = 0;
  return {
    async onBeforeRequest(request: HttpRequest) {
      if (!isWanted() && request.getMethod() !== 'DELETE') throw new Error('Paused.');
      await requireReadable(file);
      const { session, refresh } = credentials();
      if (refusedToken !== undefined && session.getAccessToken() === refusedToken) await refresh();
      request.setHeader('authorization', `Bearer ${session.getAccessToken() ?? ''}`);
      request.setHeader('x-radio', radioId);
    },
    onAfterResponse(request: HttpRequest, response: HttpResponse) {
      const status = response.getStatus();
      if (status === 401) {
        refusedToken = credentials().session.getAccessToken();
        tokensRefused += 1;
      } else tokensRefused = 0;
      // Throw after any other status of a HEAD request. Otherwise the tus client would restart the file from its first
      // byte.
      const isAnswered = status < 300 || status === 404 || status === 410;
      if (request.getMethod() === 'HEAD' && !isAnswered) throw new UnusableAnswer(status);
    },
    mayTryAgain: (status: number) => (status === 401 ? tokensRefused < 2 : !isFinalStatus(status)),
  };
}

/** Throws when the file was changed or deleted since it was chosen. The upload would otherwise seem to have lost its connection. */
async function requireReadable(file: File): Promise<void> {
  await file.slice(0, 1).arrayBuffer();
}

/** Deletes a partial upload on the server. */
export async function forgetUpload(url: string, radioId: string, { session }: Credentials): Promise<void> {
  await fetch(url, {
    method: 'DELETE',
    headers: {
      authorization: `Bearer ${session.getAccessToken() ?? ''}`,
      'x-radio': radioId,
      'tus-resumable': '1.0.0',
    },
  });
}
