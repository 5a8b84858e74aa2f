// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { createServer, type IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadMetadata, uploadRefusal, uploadResult } from '../../../../../../server/protocol/uploads';
import { createSend } from './sendFile';
import type { UploadGroup, SendListener, SendProblem } from '../uploadTypes';

const folder = mkdtempSync(join(tmpdir(), 'regie-tus-'));
const store = new FileStore({ directory: folder });
afterAll(() => rmSync(folder, { recursive: true }));

/** Test tus server that records requests and rejects some of them. */
let server: Awaited<ReturnType<typeof tusServer>>;
beforeEach(async () => {
  server = await tusServer();
});
afterEach(() => server.close());

describe('a file', () => {
  it('is sent with its kind, its radio and the token of its sender', async () => {
    const { arrived } = begin(content(1000));
    expect(await arrived).toBe('42');
    expect(server.seen.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    const { headers } = server.seen[0]!;
    expect(headers).toMatchObject({ authorization: 'Bearer first', 'x-radio': '7' });
    expect(metadataOf(headers['upload-metadata'])).toEqual({ filename: 'a.mp3', kind: 'JINGLE' });
    expect(uploadMetadata.safeParse(metadataOf(headers['upload-metadata'])).success).toBe(true);
    // Finished uploads leave nothing to resume.
    expect(localStorage.length).toBe(0);
  });

  it('carries its folder; a picture is subscribed to by its own id', async () => {
    const picture = new File(['x'], 'cover.jpg', { lastModified: 1 });
    const { arrived, pictureId } = begin(picture, hasty, { drop: 'd1', folder: 'Été/CD 1', sounds: 12 });
    expect([await arrived, await pictureId]).toEqual([undefined, 'p7']);
    expect(metadataOf(server.seen[0]!.headers['upload-metadata'])).toEqual({
      filename: 'cover.jpg',
      kind: 'JINGLE',
      drop: 'd1',
      folder: 'Été/CD 1',
      sounds: '12',
    });
  });

  it('resumes at its offset after a lost connection', async () => {
    server.cutsAfter = 60_000;
    const { arrived, onLost } = begin(content(300_000));
    expect(await arrived).toBe('42');
    expect(onLost).toHaveBeenCalled();
    const patches = server.seen.filter(({ method }) => method === 'PATCH');
    expect(patches).toHaveLength(2);
    expect(patches[1]!.headers['upload-offset']).toBe('60000');
  });

  it('resumes after a reload when the same person chooses it again for the same place', async () => {
    server.cutsAfter = 60_000;
    const first = begin(content(300_000), patient);
    await waitFor(() => expect(first.onLost).toHaveBeenCalled());
    first.sending.pause();
    server.seen.length = 0;

    expect(await begin(content(300_000)).arrived).toBe('42');
    expect(server.seen.map(({ method }) => method)).toEqual(['HEAD', 'PATCH']);
  });

  it('requests a new token once when its own has expired, and keeps the bytes already sent', async () => {
    server.cutsAfter = 60_000;
    const first = begin(content(300_000), patient);
    await waitFor(() => expect(first.onLost).toHaveBeenCalled());
    first.sending.pause();
    server.accepts = 'second';
    first.sending.start();
    expect(await first.arrived).toBe('42');
    expect(first.refresh).toHaveBeenCalledTimes(1);
    expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is given up when a new token is refused as well', async () => {
    server.accepts = 'never given';
    const { problem, refresh } = begin(content(10));
    expect(await problem).toEqual({ code: 'UNAUTHENTICATED' });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('that is rejected reports the reason, and is not retried', async () => {
    server.refusal = { status: 507, extensions: { code: 'STORAGE_FULL', reason: 'quota', free: 12 } };
    const { problem, onLost } = begin(content(10));
    expect(await problem).toEqual({ code: 'STORAGE_FULL', reason: 'quota', free: 12 });
    expect(onLost).not.toHaveBeenCalled();
    expect(server.seen).toHaveLength(1);
  });

  it('is tried again while the server is unwell, and then said to be unreachable', async () => {
    server.refusal = { status: 500, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
    const { problem, onLost } = begin(content(10));
    expect(await problem).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
    expect(onLost).toHaveBeenCalledTimes(3);
  });

  it('that was changed since it was chosen is said to be', async () => {
    const file = content(10);
    const deleted = Object.assign(new Error('gone'), { name: 'NotReadableError' });
    vi.spyOn(file, 'slice').mockReturnValue({ arrayBuffer: () => Promise.reject(deleted) } as never);
    expect(await begin(file).problem).toEqual({ code: 'FILE_CHANGED' });
  });

  it('that is cancelled is forgotten by the server too', async () => {
    server.cutsAfter = 60_000;
    const { sending, onLost } = begin(content(300_000), patient);
    await waitFor(() => expect(onLost).toHaveBeenCalled());
    sending.cancel();
    await waitFor(() => expect(server.seen.at(-1)!.method).toBe('DELETE'));
    await waitFor(() => expect(localStorage.length).toBe(0));
  });
});

const content = (size: number) => new File([new Uint8Array(size)], 'a.mp3', { lastModified: 1 });

const hasty = [10, 20, 40];
/** Retry delays in milliseconds, long enough for the test to act between two attempts. */
const patient = [600, 600, 600];

function begin(file: File, delays = hasty, group?: UploadGroup) {
  let token = 'first';
  const refresh = vi.fn<() => Promise<boolean>>(async () => {
    token = 'second';
    return true;
  });
  const session = { getAccessToken: () => token } as never;
  const send = createSend(() => ({ session, refresh }), { endpoint: server.url, delays });
  const onLost = vi.fn<() => void>();
  const listener = { onProgress: () => undefined, onConnectionLost: onLost } as unknown as SendListener;
  const answer = new Promise<[mediaId?: string, pictureId?: string]>((done) => {
    listener.onArrived = (...ids) => done(ids);
  });
  const problem = new Promise<SendProblem>((done) => (listener.onProblem = done));
  const radio = { id: '7', name: '' };
  const upload = { key: 'regie:1:7:a', kind: 'JINGLE', name: file.name, radio, group } as const;
  const sending = send(upload, file, listener);
  sending.start();
  return {
    sending,
    arrived: answer.then(([mediaId]) => mediaId),
    pictureId: answer.then(([, pictureId]) => pictureId),
    problem,
    onLost,
    refresh,
  };
}

const metadataOf = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split(',')
      .map((pair) => pair.split(' '))
      .map(([name, value]) => [name, Buffer.from(value!, 'base64').toString()]),
  ) as Record<string, string>;

async function tusServer() {
  const state = {
    seen: [] as { method: string; headers: IncomingMessage['headers'] }[],
    accepts: 'first',
    refusal: undefined as { status: number; extensions: object } | undefined,
    /** If not 0, the server stores this many bytes of the first request body, then closes the connection. */
    cutsAfter: 0,
    url: '',
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
  const tus = new Server({
    path: '/uploads',
    datastore: store,
    relativeLocation: true,
    // In the test, the page and the server have different origins.
    allowedHeaders: ['x-radio'],
    exposedHeaders: ['X-Media-Id', 'X-Picture-Id'],
    onUploadFinish: async (_request, { metadata }) => {
      const isPicture = metadata!['filename'] === 'cover.jpg';
      const result = uploadResult.parse(isPicture ? { 'X-Picture-Id': 'p7' } : { 'X-Media-Id': '42' });
      return { headers: { ...result } as Record<string, string> };
    },
  });
  const http = createServer((request, response) => {
    const { method = '', headers } = request;
    if (method !== 'OPTIONS') {
      state.seen.push({ method, headers });
      const isIn = headers.authorization === `Bearer ${state.accepts}`;
      const refusal = isIn ? state.refusal : { status: 401, extensions: { code: 'UNAUTHENTICATED' } };
      if (refusal) {
        response.writeHead(refusal.status, { 'access-control-allow-origin': '*' });
        const body = uploadRefusal.parse({ errors: [{ message: 'no', extensions: refusal.extensions }] });
        response.end(JSON.stringify(body));
        return;
      }
    }
    if (method === 'PATCH' && state.cutsAfter) void cut(request);
    else void tus.handle(request, response);
  });
  async function cut(request: IncomingMessage) {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk as Buffer);
    const stored = Buffer.concat(body).subarray(0, state.cutsAfter);
    state.cutsAfter = 0;
    await store.write(Readable.from([stored]), request.url!.split('/').at(-1)!, 0);
    request.socket.destroy();
  }
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  state.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/uploads`;
  return state;
}
