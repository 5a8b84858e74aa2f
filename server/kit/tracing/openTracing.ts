import type { FastifyBaseLogger } from 'fastify';
import type { Tracing, TracingConfig } from './tracing.ts';

/** Tracing where a collector is configured; without one nothing of it is loaded. */
export async function openTracing(
  config: TracingConfig | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<Tracing | undefined> {
  if (!config) return undefined;
  const { OtlpTracing } = await import('./otlpTracing.ts');
  return new OtlpTracing(config, log);
}
