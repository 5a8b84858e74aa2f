import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { Json } from '../../../tools/testing/json.ts';
import type { TestApp } from '../../../tools/testing/testApp.ts';

export interface Reply {
  status: number;
  body: Json;
  text: string;
  headers: Record<string, unknown>;
}

/** Creates a client for tests, which calls the REST paths as an older client does. It sends an access token, or none. */
export function restClient(app: TestApp, token?: string) {
  const send = async (options: InjectOptions): Promise<Reply> => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const response = await app.server.inject({
      ...options,
      headers: { ...authorization, ...options.headers },
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : undefined,
      text: response.body,
      headers: response.headers,
    };
  };
  return {
    send,
    get: (url: string) => send({ method: 'GET', url }),
    post: (url: string, payload: object) => send({ method: 'POST', url, payload }),
    /** Sends the body unchanged, with the given content type or without one. */
    delete: (url: string, body?: string, type?: string) =>
      send({
        method: 'DELETE',
        url,
        ...(body !== undefined && { payload: body }),
        ...(type && { headers: { 'content-type': type } }),
      }),
  };
}

/** Creates a REST client for tests, which is signed in as a new person with this role. */
export const clientAs = async (app: TestApp, roleKey: string) => restClient(app, await app.as(roleKey));

/** Method, path and body of a request that a test expects to succeed. */
export type Call = ['GET' | 'POST' | 'DELETE', string, object?];

export const call = (client: ReturnType<typeof restClient>, [method, url, payload]: Call) =>
  client.send({ method, url, ...(payload && { payload }) });

/**
 * Creates the error response that a test expects: this status, and an `error` that matches `words`. The response must contain
 * neither a stack nor a query.
 */
export const refusal = (status: number, words: RegExp) => ({
  status,
  body: { error: expect.stringMatching(words) as string },
  text: expect.not.stringMatching(/\bat \/|select |node_modules|\.ts:/i) as string,
});

export const signInWords = /Sign in first.*\/jwt\/login.*Authorization: Bearer/;
export const permissionWords = /needs the permission to \w+ \w+\. Ask an administrator/;
