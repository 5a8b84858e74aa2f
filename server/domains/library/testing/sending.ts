import type { AddressInfo } from 'node:net';
import { Upload, type UploadOptions } from 'tus-js-client';
import { uploadRefusal } from '../../../protocol/uploads.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';

/** Starts the HTTP server of a test application on a free port, and returns its URL. For clients that need a real connection. */
export async function listening(app: TestApp): Promise<string> {
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
}

export interface Sending {
  token: string;
  name: string;
  kind?: string;
  radio?: number;
  more?: Partial<UploadOptions>;
}

/** Uploads a file like the portal, for tests. Returns the id of the medium, or throws the refusal of the server. */
export function send(
  url: string,
  content: Buffer,
  { token, name, kind = 'SONG', radio = 1, more = {} }: Sending,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload: Upload = new Upload(content, {
      endpoint: `${url}/uploads/media`,
      headers: { authorization: `Bearer ${token}`, 'x-radio': String(radio) },
      metadata: { filename: name, kind },
      retryDelays: null as never,
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader('X-Media-Id') ?? ''),
      onError: reject,
      ...more,
    });
    upload.start();
  });
}

/** Returns the error code of a refused upload, for tests. */
export async function refusalOf(sending: Promise<unknown>): Promise<string> {
  const error = (await sending.then(
    () => undefined,
    (error: unknown) => error,
  )) as { originalResponse?: { getBody: () => string } } | undefined;
  const body = error?.originalResponse?.getBody();
  if (!body) throw new Error('The upload was not refused.', { cause: error });
  return uploadRefusal.parse(JSON.parse(body)).errors[0]!.extensions.code;
}
