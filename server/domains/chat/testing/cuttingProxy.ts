import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Proxy for tests that cuts each connection to a server after a random time. It also cuts in the middle of a message. */
export class CuttingProxy {
  cuts = 0;
  #isHealed = false;
  readonly #longest: number;
  readonly #lines = new Set<Socket>();
  readonly #server;

  constructor(port: number, longest = 400) {
    this.#longest = longest;
    this.#server = createServer((line) => this.#join(line, port));
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Stops cutting connections. */
  heal(): void {
    this.#isHealed = true;
  }

  close(): void {
    for (const line of this.#lines) line.destroy();
    this.#server.close();
  }

  #join(line: Socket, port: number): void {
    const server = connect(port, '127.0.0.1');
    const end = () => {
      line.destroy();
      server.destroy();
      this.#lines.delete(line);
    };
    this.#lines.add(line);
    for (const socket of [line, server]) socket.on('error', end).on('close', end);
    line.pipe(server);
    server.pipe(line);
    setTimeout(() => this.#cut(line, end), Math.random() * this.#longest);
  }

  #cut(line: Socket, end: () => void): void {
    if (this.#isHealed || line.destroyed) return;
    this.cuts++;
    end();
  }
}
