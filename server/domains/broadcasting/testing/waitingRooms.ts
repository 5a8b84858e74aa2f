import WebSocket from 'ws';
import type { Json } from '../../../../tools/testing/json.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';

const fields =
  'id name part state onAirFrom onAirUntil leftAt messageFromVisitor messageToVisitor person { id }';

/** For tests: functions that send the requests of staff about the waiting room with the given token. */
export function waitingRoomOf(app: TestApp, token: string | null, headers: Record<string, string> = {}) {
  const execute = (document: string, variables: object = {}) =>
    app.graphql(document, variables, token, headers);
  return {
    execute,
    here: () => execute(`{ waitingRoom { ${fields} } }`),
    log: () => execute(`{ liveVisits(perPage: 100) { totalItems items { ${fields} } } }`),
    byId: async (id: string): Promise<Json> =>
      (await execute(`query ($id: ID!) { liveVisit(id: $id) { ${fields} invitation { id } } }`, { id })).data
        .liveVisit,
    move: (id: string, to: string) =>
      execute(`mutation ($id: ID!, $to: VisitState!) { moveVisit(id: $id, to: $to) { ${fields} } }`, {
        id,
        to,
      }),
    sendMessage: (id: string, text: string) =>
      execute(
        `mutation ($id: ID!, $text: String!) { sendVisitorMessage(id: $id, text: $text) { ${fields} } }`,
        {
          id,
          text,
        },
      ),
    call: (id: string, offer: string) =>
      execute('mutation ($id: ID!, $offer: String!) { callVisitor(id: $id, offer: $offer) }', { id, offer }),
    invite: (input: object = {}) =>
      execute(
        'mutation ($input: LiveInvitationInput!) { inviteLiveGuest(input: $input) { url id expiresAt } }',
        {
          input: { name: 'Ines Guest', ...input },
        },
      ),
    invitations: () =>
      execute('{ liveInvitations(perPage: 100) { items { id name note invitedBy expiresAt } } }'),
    revoke: (id: string) => execute('mutation ($id: ID!) { revokeLiveInvitation(id: $id) }', { id }),
    link: (linkToken: string) =>
      execute(
        'query ($token: String!) { liveGuestLink(token: $token) { name note invitedBy radioName expiresAt } }',
        {
          token: linkToken,
        },
      ),
  };
}

export const tokenIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('token')!;

interface Frame {
  state: string;
  visit?: string;
  is?: string;
  messageToVisitor?: string;
  reason?: string;
  call?: number;
  offer?: string;
  servers?: ReadonlyArray<{ urls: string[]; username: string; credential: string }>;
}

/** For tests: connects to the server like the browser of a visitor of the waiting room. */
export class TestVisitor {
  readonly frames: Frame[] = [];
  isAlive = false;
  readonly #socket: WebSocket;
  /** Close code of the socket. */
  readonly closed: Promise<number>;

  constructor(url: string, hello: object, headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/live/waiting-room`, { headers });
    this.#socket.on('open', () => this.say(hello));
    this.#socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as Frame;
      if (frame.state === 'alive') this.isAlive = true;
      else this.frames.push(frame);
    });
    this.#socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.#socket.once('close', (code) => resolve(code)));
  }

  get last(): Frame | undefined {
    return this.frames.at(-1);
  }

  get visit(): string | undefined {
    return this.frames.find(({ visit }) => visit !== undefined)?.visit;
  }

  say(frame: object | string): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Drops the connection without a close frame. */
  lose(): void {
    this.#socket.terminate();
  }
}
