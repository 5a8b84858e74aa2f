import { parse } from 'bowser';

/** What a sign-in was made with, as far as its user agent tells. */
export interface Device {
  kind: 'computer' | 'phone' | 'tablet' | 'program' | 'unknown';
  browser?: string;
  system?: string;
}

const kinds: Record<string, Device['kind']> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };

/** Reads a user agent. What is no browser is called by the name that it gives itself. */
export function readDevice(userAgent: string): Device {
  const text = userAgent.trim();
  if (text === '') return { kind: 'unknown' };
  if (!text.startsWith('Mozilla/')) return { kind: 'program', browser: text.split(/[\s/(]/)[0] || text };

  const { browser, os, platform } = parse(text);
  return {
    kind: kinds[platform.type ?? ''] ?? 'unknown',
    browser: browser.name || undefined,
    system: os.name || undefined,
  };
}
