import { sourceStatusOf, type SourceStatus } from './sourceStatus.ts';

/** Parses the sources of `/status-json.xsl`; throws when the text cannot be parsed. */
export function sourcesOfStatus(text: string): SourceStatus[] {
  const { icestats } = parsed(text) as { icestats?: { source?: unknown } };
  if (typeof icestats !== 'object' || icestats === null)
    throw new Error('The response is not an Icecast status document.');
  // Without sources the field is missing, with a single source it is an object, with several an array.
  const sources = [icestats.source ?? []].flat() as Array<Record<string, unknown>>;
  return sources.flatMap((source) => {
    const mount = pathOf(source['listenurl']);
    if (mount === undefined) return [];
    const fields = Object.entries(source).map(([name, value]): [string, string] => [
      name.toLowerCase(),
      value === null || typeof value === 'object' ? '' : String(value),
    ]);
    return [sourceStatusOf(mount, new Map(fields))];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, asWritten);
  } catch {
    return JSON.parse(mended(text), asWritten);
  }
}

/** Repairs invalid JSON: Icecast 2.4 writes `"title":-` for the title `-`. Quotes inside of strings are escaped and cannot match. */
const mended = (text: string) => text.replaceAll(/("[\w-]+"\s*:\s*)-(?=\s*[,}])/g, '$1"-"');

/** Restores the original text of titles such as `1999` or `1.10`, which Icecast writes as numbers. */
const asWritten = (key: string, value: unknown, written?: { source?: string }): unknown =>
  (key === 'title' || key === 'artist') && (typeof value === 'number' || typeof value === 'boolean')
    ? (written?.source ?? String(value))
    : value;

/** Derives the mount path from the listen URL, which is the only field that contains it. */
function pathOf(address: unknown): string | undefined {
  return typeof address === 'string' && URL.canParse(address)
    ? decodeURI(new URL(address).pathname)
    : undefined;
}
