import { vi } from 'vitest';

/** The rest of the test sees the portal as on a phone. */
export function onNarrowScreen(): void {
  const { matchMedia } = globalThis;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query.includes('max-width'),
  }));
}
