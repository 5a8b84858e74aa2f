const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** BCP 47 tag in its canonical form; undefined when it is malformed or its language is unknown. */
export function canonicalLanguage(code: string): string | undefined {
  try {
    return known.of(code) && Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}
