import { sourceStatusOf, type SourceStatus } from './sourceStatus.ts';

/** The sources of `/status-json.xsl`; throws of what cannot be read. */
export function sourcesOfStatus(text: string): SourceStatus[] {
  const { icestats } = parsed(text) as { icestats?: { source?: unknown } };
  if (typeof icestats !== 'object' || icestats === null) throw new Error('It is no answer of Icecast.');
  // With no source there is no such field, with one it is an object, with several a list.
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

/** Of a title that is a single dash Icecast 2.4 makes `"title":-`, which is no JSON. Inside of a text such quotes are escaped. */
const mended = (text: string) => text.replaceAll(/("[\w-]+"\s*:\s*)-(?=\s*[,}])/g, '$1"-"');

/** A title `1999` or `1.10` becomes a number, and is still the title that it was. */
const asWritten = (key: string, value: unknown, written?: { source?: string }): unknown =>
  (key === 'title' || key === 'artist') && (typeof value === 'number' || typeof value === 'boolean')
    ? (written?.source ?? String(value))
    : value;

/** The only place where the name of a mount stands is the address at which it is heard. */
function pathOf(address: unknown): string | undefined {
  return typeof address === 'string' && URL.canParse(address)
    ? decodeURI(new URL(address).pathname)
    : undefined;
}
