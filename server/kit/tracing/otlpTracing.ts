// Our own spans rather than the instrumentations of OpenTelemetry, which replace functions of modules while these are loaded, for ES
// modules through a loader hook. These spans follow the parts by which Regie is understood (operation, statement, job), and without
// a collector none of these modules is loaded.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  resourceAttributesEnvDetector,
  detectResources,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TracerProvider,
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { LoggedSpanExporter } from './loggedSpanExporter.ts';
import type { Attributes, FollowedRequest, Tracing, TracingConfig } from './tracing.ts';

/** The trace context of a request or job. */
interface Followed {
  context: Context;
  /**
   * `isFollowed` is false when the trace is not sampled, and after the end of the root span. Work that a timer starts later is
   * not part of the request.
   */
  root: { isFollowed: boolean };
}

const exportMilliseconds = 5000;
/** Maximum wait at shutdown in milliseconds, in case the collector does not answer. */
const closeMilliseconds = 3000;

/** The sampler with a standard name. The SDK only knows these names when it registers itself globally. */
function samplerOf({ sampler, samplerRatio }: Pick<TracingConfig, 'sampler' | 'samplerRatio'>): Sampler {
  const own = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(samplerRatio),
  };
  const name = sampler.replace(/^parentbased_/, '') as keyof typeof own;
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root: own[name]() }) : own[name]();
}

/** Traces with OpenTelemetry. The current context is stored in the application rather than in global state. */
export class OtlpTracing implements Tracing {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #now = new AsyncLocalStorage<Followed>();
  readonly #propagator = new W3CTraceContextPropagator();

  constructor(config: TracingConfig, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
    const url = new URL('v1/traces', `${config.endpoint.replace(/\/$/, '')}/`).href;
    // The exporter reads its headers, timeout and compression from the environment by itself.
    const exporter = new LoggedSpanExporter(new OTLPTraceExporter({ url }), log);
    this.#provider = new TracerProvider({
      resource: defaultResource()
        .merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
        .merge(resourceFromAttributes({ 'service.name': config.serviceName })),
      sampler: samplerOf(config),
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMilliseconds })],
    });
    this.#tracer = this.#provider.getTracer('regie');
  }

  request(name: string, headers: Record<string, unknown>, attributes: Attributes): FollowedRequest {
    const from = this.#propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const span = this.#tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, from);
    const root = { isFollowed: span.isRecording() };
    const followed = { context: trace.setSpan(from, span), root };
    return {
      traceId: span.spanContext().traceId,
      run: (work) => this.#now.run(followed, work),
      end: ({ attributes: more, hasFailed }) => {
        root.isFollowed = false;
        span.setAttributes(more);
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  async job<T>(name: string, work: () => Promise<T>): Promise<T> {
    const span = this.#tracer.startSpan(name, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
    const root = { isFollowed: span.isRecording() };
    try {
      return await this.#now.run({ context: trace.setSpan(ROOT_CONTEXT, span), root }, () =>
        ended(span, work),
      );
    } finally {
      root.isFollowed = false;
    }
  }

  part<T>(name: string, attributes: Attributes, work: () => T): T {
    const now = this.#now.getStore();
    if (!now?.root.isFollowed) return work();
    const span = this.#tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes }, now.context);
    return this.#now.run({ ...now, context: trace.setSpan(now.context, span) }, () => ended(span, work));
  }

  bound<A extends unknown[], T>(work: (...given: A) => T): (...given: A) => T {
    const now = this.#now.getStore();
    return now ? (...given) => this.#now.run(now, () => work(...given)) : work;
  }

  async close(): Promise<void> {
    const closed = this.#provider.shutdown().catch(() => undefined);
    await Promise.race([closed, pause(closeMilliseconds, undefined, { ref: false })]);
  }
}

/** Ends a span when its work ends. Synchronous work ends at once; other work when the promise settles. */
function ended<T>(span: Span, work: () => T): T {
  try {
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then(
      (value: unknown) => {
        span.end();
        return value;
      },
      (error: unknown) => {
        fail(span);
        throw error;
      },
    ) as T;
  } catch (error) {
    fail(span);
    throw error;
  }
}

/** Marks a span as failed, without the text of the error, because it may contain user input. */
function fail(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
