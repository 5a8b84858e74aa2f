import { vi } from 'vitest';

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
  answer(status: number, body: object) {
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

/** Captures all further uploads of the test, in order. */
export function catchUploads(): SentUpload[] {
  sent = [];
  vi.stubGlobal('XMLHttpRequest', SentUpload);
  return sent;
}
