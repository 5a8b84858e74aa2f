import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from './tracing.ts';

/** The sampler with a standard name. The SDK only knows these names when it registers itself globally. */
export function samplerOf({
  sampler,
  samplerRatio,
}: Pick<TracingConfig, 'sampler' | 'samplerRatio'>): Sampler {
  const own = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(samplerRatio),
  };
  const name = sampler.replace(/^parentbased_/, '') as keyof typeof own;
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root: own[name]() }) : own[name]();
}
