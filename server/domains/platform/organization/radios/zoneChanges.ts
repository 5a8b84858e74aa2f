import type { Writing } from '../../../../kit/resource/recordedWrites.ts';

/** Updates rows that depend on the time zone of a radio when it changes. Runs in the transaction that changes the time zone. */
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
