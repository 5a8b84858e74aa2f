import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy between player and back office, for tests. A test cuts the connection to make each unreachable for the other. */
export class Line {
  readonly #target: URL;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #isCut = false;

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((socket) => this.#join(socket));
  }

  static async to(target: string): Promise<Line> {
    const line = new Line(target);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#open) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(socket: Socket): void {
    if (this.#isCut) return void socket.destroy();
    const onward = connect(Number(this.#target.port), this.#target.hostname);
    for (const end of [socket, onward]) {
      this.#open.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => this.#open.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  }
}
