import { parse } from 'bowser';

/** Device of a session, read from its user agent. Unrecognised parts are undefined. */
export interface Device {
  kind: 'computer' | 'phone' | 'tablet' | 'program' | 'unknown';
  browser?: string;
  system?: string;
}

const kinds: Record<string, Device['kind']> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };

/** Parses a user agent. A program other than a browser is named by the first word of its user agent. */
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
