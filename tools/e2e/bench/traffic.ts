// Measures the traffic of a page load as gzip, whatever compression the browser and the server use.
import type { Page, Response } from 'playwright-core';

export interface Traffic {
  /** Kilobytes (1,000 bytes) of JavaScript, as gzip. */
  script: number;
  /** Kilobytes of all responses, as gzip where the server supports it. */
  total: number;
  requests: number;
}

/** Starts recording the responses that a page receives. The returned function sums up their number and size. */
export function watchTraffic(page: Page): () => Promise<Traffic> {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  return async () => {
    const once = [...new Map(answers.map((answer) => [keyOf(answer), answer])).values()];
    const sized = await Promise.all(
      once
        .filter((answer) => answer.ok())
        .map(async (answer) => [kindOf(answer), await sizeOf(answer)] as const),
    );
    const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0) / 1000;
    return {
      script: sum(sized.flatMap(([kind, size]) => (kind === 'script' ? [size] : []))),
      total: sum(sized.map(([, size]) => size)),
      requests: sized.length,
    };
  };
}

const kindOf = (answer: Response) => (new URL(answer.url()).pathname.endsWith('.js') ? 'script' : 'other');

/** Identifies a response. A file that is preloaded and then used is reported twice, but transferred once. */
const keyOf = (answer: Response) =>
  answer.request().method() === 'GET' ? answer.url() : `${answer.url()} ${answer.request().postData()}`;

/** Size of a response in bytes. Files are requested again as gzip; API responses count as received. */
async function sizeOf(answer: Response): Promise<number> {
  if (answer.request().method() !== 'GET') return (await answer.body().catch(() => '')).length;
  const again = await fetch(answer.url(), { headers: { 'accept-encoding': 'gzip' } });
  const length = again.headers.get('content-length');
  const body = await again.arrayBuffer();
  return length ? Number(length) : body.byteLength;
}
