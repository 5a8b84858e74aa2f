import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import { expect, test, vi } from 'vitest';
import { LoggedSpanExporter } from './loggedSpanExporter.ts';

test('the log reports once that the collector is unreachable, and once that it is back', () => {
  const log = {
    warn: vi.fn<(...values: unknown[]) => void>(),
    info: vi.fn<(...values: unknown[]) => void>(),
  };
  const results: ExportResult[] = [
    { code: ExportResultCode.SUCCESS },
    { code: ExportResultCode.FAILED, error: new Error('away') },
    { code: ExportResultCode.FAILED, error: new Error('still away') },
    { code: ExportResultCode.SUCCESS },
    { code: ExportResultCode.SUCCESS },
    { code: ExportResultCode.FAILED, error: new Error('away again') },
  ];
  const collector = {
    export: (_spans: unknown, done: (result: ExportResult) => void) => done(results.shift()!),
    shutdown: async () => undefined,
  };
  const exporter = new LoggedSpanExporter(collector, log);
  const done = vi.fn<(result: ExportResult) => void>();
  while (results.length > 0) exporter.export([], done);
  const dropped = 'traces cannot be delivered and are dropped';
  expect(log.warn.mock.calls).toEqual([
    [{ err: new Error('away') }, dropped],
    [{ err: new Error('away again') }, dropped],
  ]);
  expect(log.info.mock.calls).toEqual([['traces are delivered again']]);
  // Every export reports success, because the SDK would otherwise log each failure.
  expect(done.mock.calls).toEqual(Array.from({ length: 6 }, () => [{ code: ExportResultCode.SUCCESS }]));
});
