import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Playback settings of an item: times in milliseconds, gain in decibels. */
export interface Cues {
  cueIn: number;
  cueOut: number | null;
  fadeIn: number;
  fadeOut: number;
  gain: number;
}

/** An item that the player is to play. */
export interface PlanItem {
  id: string;
  media: number;
  checksum: string;
  at: string;
  until: string;
  isHard: boolean;
  source: string;
  title: string;
  credit: string;
  isUntitled: boolean;
  cues: Cues;
}

export interface Plan {
  now: string;
  /** Fade-out of items that are ended early, in milliseconds. */
  fade: number;
  items: PlanItem[];
  /** Version of this plan: sent with the next request, which is answered at once when the plan has changed. */
  mark: string;
  /** The `mark` of the current setup. */
  setup: string;
  /** Ids of items on the air that must end now. */
  ending: string[];
  /** Live session that comes before all items. */
  live: ToldLive | null;
  /** Live session that takes over at a moment, once it is connected. */
  coming: ComingLive | null;
}

/** A live session, and its title for listeners. */
export interface ToldLive {
  session: string;
  how: 'BROWSER' | 'ENCODER';
  /** For browsers: number of the connection to fetch; 0 while none is open. */
  part: number;
  title: string;
  credit: string;
}

export interface ComingLive extends ToldLive {
  /** Moment of the handover, by the clock of the back office. */
  comesAt: string;
}

/** Result for an encoder: its live session, or the refusal. */
export type Admission =
  | (Pick<ToldLive, 'session' | 'title' | 'credit'> & {
      /** Milliseconds until the handover; null when nobody is live. */
      comesIn: number | null;
    })
  | { refused: string };

export interface Mount {
  name: string;
  path: string;
  format: 'MP3' | 'AAC' | 'OGG_OPUS' | 'OGG_VORBIS';
  bitrate: number;
  isListed: boolean;
  fallback: string;
}

export interface StreamServer {
  name: string;
  host: string;
  port: number;
  /** Absent in a setup that was stored by an older version. */
  isSecure?: boolean;
  isOwn: boolean;
  sourceUser: string;
  sourcePassword: string;
  adminUser: string;
  adminPassword: string;
  mounts: Mount[];
}

/** Setup of the station. */
export interface Setup {
  /** Version of the setup: each plan contains the current one. */
  mark: string;
  radio: { id: string; name: string; slug: string; timeZone: string };
  emergency: { media: number; checksum: string; title: string } | null;
  servers: StreamServer[];
}

export interface Report {
  id: string;
  kind:
    | 'began'
    | 'ended'
    | 'skipped'
    | 'failed'
    | 'emergency'
    | 'live'
    | 'liveOver'
    | 'liveLeft'
    | 'liveLost'
    | 'liveCut'
    | 'diskFull'
    | 'diskRoom'
    | 'outputs';
  item?: string;
  session?: string;
  at: string;
  title?: string;
  credit?: string;
  problem?: string;
  outputs?: OutputReport[];
}

/** The state of an output. `problem` is null while it is connected. */
export interface OutputReport {
  /** Host, port and path. */
  address: string;
  problem: 'CONNECTING' | 'PASSWORD_REFUSED' | 'UNREACHABLE' | 'FAILED' | null;
  since: string;
}

/** A report that the back office rejected for good. `index` is its position in the request. */
export interface RefusedReport {
  index: number;
  field: string;
  problem: string;
}

/** The back office refused a request as invalid or too large: it would refuse the same request again. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
}

/** Client of the back office. Every call may fail; the player then plays on with what it has. */
export class Regie {
  readonly #address: string;
  readonly #headers: Record<string, string>;

  constructor(address: string, token: string) {
    this.#address = address.replace(/\/$/, '');
    this.#headers = { authorization: `Bearer ${token}` };
  }

  setup(): Promise<Setup> {
    return this.#ask('/station/setup', { method: 'GET' }, 10_000);
  }

  /** Returns the plan from the end of the current item on. Waits up to `wait` milliseconds while the known plan is current. */
  plan(
    playingUntil: Date | undefined,
    { wait, known, lives }: { wait: number; known: string | undefined; lives: readonly string[] },
  ): Promise<Plan> {
    const body = {
      wait,
      lives,
      ...(playingUntil && { playingUntil: playingUntil.toISOString() }),
      ...(known !== undefined && { known }),
    };
    return this.#send('/station/plan', body, wait + 10_000);
  }

  /** Checks a stream key that an encoder gave to Liquidsoap. Short timeout, because the encoder waits. */
  admit(key: string): Promise<Admission> {
    return this.#send('/station/live/admit', { key }, 3000);
  }

  /** Opens the live sound of a browser. */
  async liveSound({ session, part }: ToldLive, signal: AbortSignal): Promise<Readable> {
    const path = `/station/live/${session}/${part}/sound`;
    const answer = await openAnew(`${this.#address}${path}`, { headers: this.#headers, signal });
    if (answer.statusCode === 200) return answer;
    answer.destroy();
    throw new Error(`${path} was answered with ${answer.statusCode}.`);
  }

  /** Sends the recording of an encoder connection; false when the back office rejects it for good. */
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

  /** Sends reports, and returns those that were refused; the others are stored. Throws `RequestRefused` when none was read. */
  async report(reports: readonly Report[]): Promise<readonly RefusedReport[]> {
    const answer = await this.#send<{ refused?: RefusedReport[] }>('/station/reports', { reports }, 10_000);
    return answer.refused ?? [];
  }

  /** Downloads the file of a media item to a path: completely, or not at all. */
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
      // A partial file would take space on a full disk.
      await rm(part, { force: true });
      throw error;
    }
  }

  #send<T>(path: string, body: object, timeout: number): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    return this.#ask(path, { method: 'POST', headers, body: JSON.stringify(body) }, timeout);
  }

  async #ask<T>(
    path: string,
    init: RequestInit & { headers?: Record<string, string> },
    timeout: number,
  ): Promise<T> {
    const answer = await fetch(`${this.#address}${path}`, {
      ...init,
      headers: { ...this.#headers, ...init.headers },
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw await errorOf(path, answer);
    return (await answer.json()) as T;
  }
}

/** Error of a failed request. A 400 without a code of the back office comes from a proxy and says nothing about the request. */
async function errorOf(path: string, answer: Response): Promise<Error> {
  const text = await answer.text().catch(() => '');
  const isRefused = answer.status === 413 || (answer.status === 400 && text.includes('"BAD_USER_INPUT"'));
  const message = `${path} was answered with ${answer.status}.`;
  return isRefused ? new RequestRefused(message) : new Error(message);
}

/**
 * Opens a request on a connection of its own. Only one process of the back office has the sound of a browser, and a load balancer
 * in front of several processes chooses one per connection.
 */
function openAnew(
  address: string,
  options: { headers: Record<string, string>; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { get } = address.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    get(address, { ...options, agent: false }, resolve).on('error', reject);
  });
}
