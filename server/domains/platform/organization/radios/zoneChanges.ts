import type { Writing } from '../../../../kit/resource/recordedWrites.ts';

/** Adapts what depends on the time zone of a radio. Runs in the transaction that changes it. */
export type ZoneChangeCallback = (writing: Writing, radioId: number) => Promise<void>;

declare module '../../../../kit/domain.ts' {
  interface Domain {
    /** Called when the time zone of a radio changes. */
    onZoneChange?: ZoneChangeCallback;
  }
}

declare module '../../../../kit/context.ts' {
  interface Services {
    zoneChangeCallbacks: readonly ZoneChangeCallback[];
  }
}

export async function runZoneChangeCallbacks(writing: Writing, radioId: number): Promise<void> {
  for (const callback of writing.context.services.zoneChangeCallbacks) await callback(writing, radioId);
}
