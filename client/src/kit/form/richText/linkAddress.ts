const schemes = new Set(['http:', 'https:', 'mailto:']);

/** Returns whether the server accepts a URL as a link: web, mail, or a path of the portal. */
export function isAllowedAddress(address: string): boolean {
  if (!URL.canParse(address, location.origin)) return false;
  const url = new URL(address, location.origin);
  if (url.origin === location.origin && !/^https?:/i.test(address)) return address.startsWith('/');
  return schemes.has(url.protocol) && !url.username && !url.password;
}

/** Completes a typed link without a scheme with `https://` or `mailto:`. Undefined when it is no valid URL. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^[^\s/@:]+@[^\s/@:]+\.[^\s/@:]+$/.test(text)) return `mailto:${text}`;
  const whole = /^([a-z][a-z\d+.-]*:|\/)/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`;
  if (!isAllowedAddress(whole)) return undefined;
  // A host without a dot, as in `https://word`, is not public.
  return /^https?:/i.test(whole) && !/[.]|^https?:\/\/localhost/i.test(new URL(whole).host)
    ? undefined
    : whole;
}
