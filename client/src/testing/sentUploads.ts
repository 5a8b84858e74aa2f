import { vi } from 'vitest';
import { looseFileAnswers, recordFileAnswers, uploadRefusal } from '../../../server/protocol/uploads';

const answers = Object.entries({ ...recordFileAnswers, ...looseFileAnswers });

/** The protocol's answer of the path that an address has; undefined for an unknown path. */
const answerOf = (url: string) =>
  answers.find(([path]) => new RegExp(`^${path.replace(':id', '[^/]+')}(\\?|$)`).test(url))?.[1];

/** An upload to the mock server. It stays pending until the test responds. */
export class SentUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  method = '';
  url = '';
  body: unknown;
  status = 0;
  responseText = '';
  wasStopped = false;
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
    sent.push(this);
  }
  abort() {
    this.wasStopped = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }
  /** Responds to the upload. Throws when the server would not send such a body for this path. */
  answer(status: number, body: object) {
    const schema = status === 200 ? answerOf(this.url) : uploadRefusal;
    if (!schema) throw new Error(`The protocol has no answer of ${this.url}.`);
    schema.parse(body);
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
  refuse(status: number, extensions: object) {
    this.answer(status, {
      errors: [{ message: 'refused', extensions: { requestId: 'req-7', ...extensions } }],
    });
  }
}

let sent: SentUpload[] = [];

/** Replaces `XMLHttpRequest` in a test. Returns the list of all further uploads, in the order of sending. */
export function catchUploads(): SentUpload[] {
  sent = [];
  vi.stubGlobal('XMLHttpRequest', SentUpload);
  return sent;
}
