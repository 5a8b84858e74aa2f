import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface ReceivedMail {
  from: string;
  recipients: string[];
  /** Headers and body as received, with `\n` as line ends. */
  content: string;
}

/**
 * Starts a mail server for tests, which stores the received e-mails. `answerNext` sets the replies to the next commands `RCPT TO`,
 * for example to reject a recipient.
 */
export async function startSmtpServer(port = 0) {
  const mails: ReceivedMail[] = [];
  const answers: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    void converse(socket, mails, () => answers.shift() ?? '250 fine').catch(() => undefined);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    mails,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets the answers for the next recipients. Recipients after those are accepted. */
    answerNext: (...next: string[]) => void answers.push(...next),
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((done) => server.close(done));
    },
  };
}

async function converse(socket: Socket, mails: ReceivedMail[], answerToRecipient: () => string) {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: '', recipients: [], content: '' };
  let isContent = false;
  say('220 test');
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (isContent && line === '.') {
      isContent = false;
      mails.push(mail);
      say('250 kept');
    } else if (isContent) {
      mail.content += `${line}\n`;
    } else if (line.startsWith('MAIL FROM:')) {
      mail = { from: line.slice('MAIL FROM:'.length), recipients: [], content: '' };
      say('250 fine');
    } else if (line.startsWith('RCPT TO:')) {
      mail.recipients.push(line.slice('RCPT TO:'.length));
      say(answerToRecipient());
    } else if (line === 'DATA') {
      isContent = true;
      say('354 go on');
    } else if (line === 'QUIT') {
      say('221 bye');
      socket.end();
    } else {
      say('250 fine');
    }
  }
}
