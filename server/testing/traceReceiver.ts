import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Json } from './json.ts';

/** A span as a collector gets it. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, string | number>;
  /** Of the process that sent it. */
  resource: Record<string, string | number>;
  hasFailed: boolean;
}

/** A collector of a test's own, which takes OTLP over HTTP as JSON and can go and come back. */
export interface TraceReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** The headers of what came last. */
  headers: () => IncomingHttpHeaders;
  /** All that came, as it came. */
  text: () => string;
  stop: () => Promise<void>;
}

export async function startTraceReceiver(
  finished: (work: () => Promise<void>) => void,
): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  let headers: IncomingHttpHeaders = {};
  let text = '';
  const server = createServer((request, response) => {
    void (async () => {
      const body: Json = await json(request);
      headers = { path: request.url, ...request.headers };
      text += JSON.stringify(body);
      spans.push(...spansIn(body));
      response.setHeader('content-type', 'application/json').end('{}');
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  finished(stop);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, headers: () => headers, text: () => text, stop };
}

const spansIn = (body: Json): ReceivedSpan[] =>
  body.resourceSpans.flatMap(({ resource, scopeSpans }: Json) =>
    scopeSpans.flatMap((scope: Json) =>
      scope.spans.map(({ name, traceId, spanId, parentSpanId, attributes, status }: Json) => ({
        name,
        traceId,
        spanId,
        parentSpanId,
        attributes: valuesOf(attributes),
        resource: valuesOf(resource.attributes),
        hasFailed: status?.code === 2,
      })),
    ),
  );

const valuesOf = (attributes: Json) =>
  Object.fromEntries(
    attributes.map(({ key, value }: Json) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );
