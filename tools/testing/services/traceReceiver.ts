import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Json } from '../json.ts';

/** A span in the form in which a collector receives it. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, string | number>;
  /** Resource attributes of the process that sent the span. */
  resource: Record<string, string | number>;
  hasFailed: boolean;
}

/** A collector for tests. It receives OTLP over HTTP as JSON, and can be stopped and started again. */
export interface TraceReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Headers of the last request. */
  headers: () => IncomingHttpHeaders;
  /** Raw bodies of all requests. */
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
