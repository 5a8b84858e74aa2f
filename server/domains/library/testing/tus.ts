/*
 * Headers of tus requests. The helpers of this file send single requests, for tests that check each response.
 */

export const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'x-radio': '1',
  'tus-resumable': '1.0.0',
});

const coded = (text: string) => Buffer.from(text).toString('base64');

/** Creates the upload of a song by the tus protocol, for tests; returns the response. */
export const announce = (url: string, token: string, name: string, size: number): Promise<Response> =>
  fetch(`${url}/uploads/media`, {
    method: 'POST',
    headers: {
      ...headersOf(token),
      'upload-length': String(size),
      'upload-metadata': `filename ${coded(name)},kind ${coded('SONG')}`,
    },
  });

/** Creates the upload of a song by the tus protocol, for tests; returns the URL of the upload. */
export async function begin(url: string, token: string, name: string, size: number): Promise<string> {
  const begun = await announce(url, token, name, size);
  if (begun.status !== 201) throw new Error(`${begun.status} ${await begun.text()}`);
  return url + begun.headers.get('location')!;
}

/** Returns the headers of a chunk that begins at this byte of an upload, for tests. */
export const pieceHeadersOf = (token: string, offset: number) => ({
  ...headersOf(token),
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});

/** Sends a chunk of an upload at this byte, for tests. */
export const patch = (
  address: string,
  token: string,
  body: Buffer,
  offset: number,
  more: Record<string, string> = {},
): Promise<Response> =>
  fetch(address, {
    method: 'PATCH',
    headers: { ...pieceHeadersOf(token, offset), ...more },
    body: new Uint8Array(body),
  });
