const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A BCP 47 tag in its usual case; undefined for what is no tag or of no known language. */
export function canonicalLanguage(code: string): string | undefined {
  try {
    return known.of(code) && Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}
