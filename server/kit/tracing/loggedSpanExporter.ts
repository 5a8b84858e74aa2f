import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Exports spans. Logs when the collector becomes unavailable, and when it is available again. Spans that cannot be delivered are
 * dropped.
 */
export class LoggedSpanExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  #isAway = false;

  constructor(exporter: SpanExporter, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, ({ code, error }) => {
      this.#logChange(code === ExportResultCode.FAILED, error);
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #logChange(isAway: boolean, err: Error | undefined): void {
    if (isAway === this.#isAway) return;

    this.#isAway = isAway;
    if (isAway) this.#log.warn({ err }, 'traces cannot be delivered and are dropped');
    else this.#log.info('traces are delivered again');
  }
}
