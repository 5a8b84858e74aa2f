import type { FastifyBaseLogger } from 'fastify';
import type { Tracing, TracingConfig } from './tracing.ts';

/** Opens tracing when a collector is configured. Otherwise its modules are not even loaded. */
export async function openTracing(
  config: TracingConfig | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<Tracing | undefined> {
  if (!config) return undefined;
  const { OtlpTracing } = await import('./otlpTracing.ts');
  return new OtlpTracing(config, log);
}
