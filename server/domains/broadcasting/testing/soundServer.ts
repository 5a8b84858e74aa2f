import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For tests: a streaming server that sends the given bytes to all its listeners. */
export class SoundServer {
  readonly #server = createServer((request, response) => {
    this.requests.push(request.headers);
    response.writeHead(this.status, { 'content-type': this.type, location: '/elsewhere' });
    response.flushHeaders();
    if (this.status !== 200) return void response.end();
    this.listeners.add(response);
    response.once('close', () => this.listeners.delete(response));
  });
  readonly requests: IncomingHttpHeaders[] = [];
  readonly listeners = new Set<ServerResponse>();
  status = 200;
  type = 'audio/mpeg';

  static async start(finished: (work: () => Promise<void>) => void): Promise<SoundServer> {
    const sound = new SoundServer();
    sound.#server.listen(0, '127.0.0.1');
    await once(sound.#server, 'listening');
    finished(async () => {
      sound.#server.closeAllConnections();
      sound.#server.close();
    });
    return sound;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  send(sound: string | Buffer): void {
    for (const listener of this.listeners) listener.write(sound);
  }

  hangUp(): void {
    for (const listener of this.listeners) listener.destroy();
  }
}
