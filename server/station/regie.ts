import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** How something plays: times in milliseconds, gain in decibels. */
export interface Cues {
  cueIn: number;
  cueOut: number | null;
  fadeIn: number;
  fadeOut: number;
  gain: number;
}

/** Something that the back office says is to be played. */
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
  /** Milliseconds that what is ended early takes to fade out. */
  fade: number;
  items: PlanItem[];
  /** What this plan is: told back, it is said at once when another has come since. */
  mark: string;
  /** The `mark` of how the station is set up by now. */
  setup: string;
  /** What is on the air and is to end now. */
  ending: string[];
  /** Who is to be heard before all of it. */
  live: ToldLive | null;
  /** Who is to be heard instead of them from a moment on, once they are there. */
  coming: ComingLive | null;
}

/** Who is live, and what is told to listeners of them. */
export interface ToldLive {
  session: string;
  how: 'BROWSER' | 'ENCODER';
  /** Of a browser: which of its lines is to be fetched; 0 while none is open. */
  part: number;
  title: string;
  credit: string;
}

export interface ComingLive extends ToldLive {
  /** When, by the clock of the back office. */
  comesAt: string;
}

/** Somebody who may go live, or why not. */
export type Admission =
  | (Pick<ToldLive, 'session' | 'title' | 'credit'> & {
      /** In how many milliseconds they take over from who is live; null when nobody is. */
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

/** How the station is set up. */
export interface Setup {
  /** Stands for all of it: another one is told with what is to be played once something of it changed. */
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

/** The back office, as the player of a station asks it: every call may fail, and then the player goes on by itself. */
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

  /** What to play from the end of what plays now; waits so many milliseconds for another than the one that is known. */
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

  /** Whether who gave this key to Liquidsoap may go live: an encoder waits for it. */
  admit(key: string): Promise<Admission> {
    return this.#send('/station/live/admit', { key }, 3000);
  }

  /** The sound of a browser, as it comes. */
  async liveSound({ session, part }: ToldLive, signal: AbortSignal): Promise<Readable> {
    const path = `/station/live/${session}/${part}/sound`;
    const answer = await openAnew(`${this.#address}${path}`, { headers: this.#headers, signal });
    if (answer.statusCode === 200) return answer;
    answer.destroy();
    throw new Error(`${path} was answered with ${answer.statusCode}.`);
  }

  /** Sends what an encoder sent over a line; false when it is of no use there. */
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

  /** Fetches the file of a medium to a path: whole, or not at all. */
  async fetchMedium(media: number, path: string): Promise<void> {
    const answer = await fetch(`${this.#address}/station/media/${media}`, {
      headers: this.#headers,
      signal: AbortSignal.timeout(600_000),
    });
    if (!answer.ok || !answer.body)
      throw new Error(`The file of medium ${media} is not there: ${answer.status}.`);
    const part = `${path}.part`;
    try {
      await pipeline(Readable.fromWeb(answer.body), createWriteStream(part));
      await rename(part, path);
    } catch (error) {
      // On a full disk it would take the room of others.
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

/** A 400 without our code comes from something in front of the back office, and says nothing about the request. */
async function errorOf(path: string, answer: Response): Promise<Error> {
  const text = await answer.text().catch(() => '');
  const isRefused = answer.status === 413 || (answer.status === 400 && text.includes('"BAD_USER_INPUT"'));
  const message = `${path} was answered with ${answer.status}.`;
  return isRefused ? new RequestRefused(message) : new Error(message);
}

/**
 * Asks over a connection of its own: the line of a browser is held by one process of the back office, and what stands in front of
 * several chooses among them by connection.
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
