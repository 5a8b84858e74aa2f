import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { LiveInputNumber } from '../live/liveInput.ts';
import type { OutputEvent } from '../reports/outputStates.ts';

/** An event of an item or of a live source, in the form in which Liquidsoap posts it. */
export interface PlaybackEvent {
  event: 'track' | 'reserve' | 'live' | 'liveOver' | 'liveTitle' | 'liveConnected' | 'liveDisconnected';
  /** The live input that the event is about; 0 when there is none. */
  input: LiveInputNumber | 0;
  /** Mark by which `RequestQueue` identifies the item; null for other events. */
  item: string | null;
  title: string | null;
  credit: string | null;
}

interface Options {
  /** Port on loopback to listen on. */
  port: number;
  /** Returns the next item as a Liquidsoap request; undefined when there is none. */
  next: () => Promise<string | undefined>;
  /** Called with an event and its moment, in milliseconds since 1970. */
  onPlayback: (event: PlaybackEvent, moment: number) => Promise<void>;
  onOutput: (event: OutputEvent, moment: number) => Promise<void>;
  /** True when a live source with this stream key may send to an input. */
  admit: (key: string, input: LiveInputNumber) => Promise<boolean>;
  log: (line: string) => void;
}

interface Answer {
  code: number;
  body?: string;
}

/** An event with its moment, in seconds since 1970. */
type Timed<Event> = Event & { at: number };

/** HTTP server for Liquidsoap, which requests the next item here and posts its events. */
export class LiquidsoapServer {
  readonly #options: Options;
  readonly #server: Server;

  constructor(options: Options) {
    this.#options = options;
    this.#server = createServer((request, response) => {
      void this.#answer(request).then(
        ({ code, body }) => response.writeHead(code).end(body),
        (error: unknown) => {
          options.log(`A request of Liquidsoap could not be answered: ${String(error)}`);
          response.writeHead(500).end();
        },
      );
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#options.port, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const { next, onPlayback, onOutput, admit } = this.#options;
    if (request.url === '/next') {
      const address = await next();
      return address === undefined ? { code: 404 } : { code: 200, body: address };
    }
    if (request.method !== 'POST') return { code: 404 };
    if (request.url === '/event') {
      const { at, ...event } = await jsonOf<Timed<PlaybackEvent>>(request);
      await onPlayback(event, momentOf(at));
      return { code: 204 };
    }
    if (request.url === '/output') {
      const { at, ...event } = await jsonOf<Timed<OutputEvent>>(request);
      await onOutput(event, momentOf(at));
      return { code: 204 };
    }
    if (request.url === '/live/admit') {
      const { key, input } = await jsonOf<{ key: string; input: LiveInputNumber }>(request);
      return { code: (await admit(key, input)) ? 204 : 403 };
    }
    return { code: 404 };
  }
}

const momentOf = (seconds: number) => Math.round(seconds * 1000);

async function jsonOf<Body>(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text) as Body;
}
