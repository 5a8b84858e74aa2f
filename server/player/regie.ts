import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import { admission, type Admission, type CurrentLive } from '../protocol/live.ts';
import { setup, type Setup } from '../protocol/setup.ts';
import {
  plan,
  reportsAnswer,
  type Plan,
  type PlanRequest,
  type RefusedReport,
  type Report,
} from '../protocol/station.ts';

/** Thrown when the back office rejects a request as invalid or too large. It would reject the same request again. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
}

/** Client of the back office. Every call may fail; the player must then continue with the data that it has. */
export class Regie {
  readonly #address: string;
  readonly #headers: Record<string, string>;

  constructor(address: string, token: string) {
    this.#address = address.replace(/\/$/, '');
    this.#headers = { authorization: `Bearer ${token}` };
  }

  setup(): Promise<Setup> {
    return this.#request(setup, '/station/setup', { method: 'GET', timeout: 10_000 });
  }

  /**
   * Returns the plan after the current item. While the plan is the same as `known`, waits up to `wait` milliseconds for a change.
   */
  plan(
    playingUntil: Date | undefined,
    { wait, known, lives }: { wait: number; known: string | undefined; lives: readonly string[] },
  ): Promise<Plan> {
    const body: PlanRequest = {
      wait,
      lives: [...lives],
      ...(playingUntil && { playingUntil: playingUntil.toISOString() }),
      ...(known !== undefined && { known }),
    };
    return this.#post(plan, '/station/plan', { body, timeout: wait + 10_000 });
  }

  /** Checks the stream key that an encoder sent. The timeout is short, because the encoder waits. */
  admit(key: string): Promise<Admission> {
    return this.#post(admission, '/station/live/admit', { body: { key }, timeout: 3000 });
  }

  /** Opens the stream with the live sound of a browser. */
  async liveSound({ session, part }: CurrentLive, signal: AbortSignal): Promise<Readable> {
    const path = `/station/live/${session}/${part}/sound`;
    const answer = await openConnection(`${this.#address}${path}`, { headers: this.#headers, signal });
    if (answer.statusCode === 200) return answer;
    answer.destroy();
    throw new Error(`${path} was answered with ${answer.statusCode}.`);
  }

  /** Sends the recording of an encoder's connection. Returns false when the back office rejects it and would do so again. */
  async sendRecording(file: string, path: string): Promise<boolean> {
    const answer = await fetch(`${this.#address}/station/live/${path}`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/octet-stream' },
      body: Readable.toWeb(createReadStream(file)) as ReadableStream,
      duplex: 'half',
      signal: AbortSignal.timeout(3_600_000),
    } as RequestInit);
    if (answer.ok) return true;
    if (answer.status === 400 || answer.status === 404) return false;
    throw new Error(`/station/live/${path} was answered with ${answer.status}.`);
  }

  /**
   * Sends reports. Returns those that the back office rejected; all others are stored. Throws `RequestRefused` when the whole
   * request was rejected.
   */
  async report(reports: readonly Report[]): Promise<readonly RefusedReport[]> {
    const request = { body: { reports }, timeout: 10_000 };
    return (await this.#post(reportsAnswer, '/station/reports', request)).refused;
  }

  /** Downloads the file of a medium to a path. After an error there is no file. */
  async fetchMedium(media: number, path: string): Promise<void> {
    const answer = await fetch(`${this.#address}/station/media/${media}`, {
      headers: this.#headers,
      signal: AbortSignal.timeout(600_000),
    });
    if (!answer.ok || !answer.body)
      throw new Error(`The file of medium ${media} is not available: ${answer.status}.`);
    const part = `${path}.part`;
    try {
      await pipeline(Readable.fromWeb(answer.body), createWriteStream(part));
      await rename(part, path);
    } catch (error) {
      // A part of a file would take space on a disk that may be full.
      await rm(part, { force: true });
      throw error;
    }
  }

  #post<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    { body, timeout }: { body: object; timeout: number },
  ): Promise<z.infer<Schema>> {
    const headers = { 'content-type': 'application/json' };
    return this.#request(schema, path, { method: 'POST', headers, body: JSON.stringify(body), timeout });
  }

  /** Sends a request and parses the response. The timeout is in milliseconds. */
  async #request<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    { timeout, ...init }: RequestInit & { headers?: Record<string, string>; timeout: number },
  ): Promise<z.infer<Schema>> {
    const answer = await fetch(`${this.#address}${path}`, {
      ...init,
      headers: { ...this.#headers, ...init.headers },
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw await errorOf(path, answer);
    const parsed = schema.safeParse(await answer.json());
    if (parsed.success) return parsed.data;
    const { path: field, message } = parsed.error.issues[0]!;
    throw new Error(`${path} was answered with an invalid \`${field.join('.')}\`: ${message}.`);
  }
}

/**
 * Converts an error response. A 400 without an error code of the back office comes from a proxy, and does not mean that the
 * request is invalid.
 */
async function errorOf(path: string, answer: Response): Promise<Error> {
  const text = await answer.text().catch(() => '');
  const isRefused = answer.status === 413 || (answer.status === 400 && text.includes('"BAD_USER_INPUT"'));
  const message = `${path} was answered with ${answer.status}.`;
  return isRefused ? new RequestRefused(message) : new Error(message);
}

/**
 * Opens a request on a new connection. Only one process of the back office has the sound of a browser, and a load balancer
 * chooses a process for each connection.
 */
function openConnection(
  address: string,
  options: { headers: Record<string, string>; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { get } = address.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    get(address, { ...options, agent: false }, resolve).on('error', reject);
  });
}
