import { SaxesParser } from 'saxes';
import { sourceStatusOf, type SourceStatus } from './sourceStatus.ts';

/** A listener's connection, as the admin interface of a streaming server lists it. */
export interface Client {
  /** Connection id on the server. */
  id: string;
  address: string;
  agent: string;
  /** Seconds since the client connected. */
  connected: number;
}

/** Parses the sources in a response of `/admin/stats`; throws when the text is not such a response. */
export const sourcesOfStats = (xml: string): SourceStatus[] =>
  sourcesIn(xml).flatMap(({ mount, fields }) => (mount === '' ? [] : [sourceStatusOf(mount, fields)]));

/**
 * Parses the listeners in a response of `/admin/listclients`. Throws when the text is not such a response.
 */
export const clientsOfList = (xml: string): Client[] =>
  sourcesIn(xml).flatMap(({ listeners }) =>
    listeners.map((fields) => ({
      id: fields.get('id') ?? '',
      address: (fields.get('ip') ?? '').trim(),
      agent: fields.get('useragent') ?? '',
      connected: Number(fields.get('connected')) || 0,
    })),
  );

interface Source {
  mount: string;
  fields: Map<string, string>;
  listeners: Array<Map<string, string>>;
}

/** Element names are compared in lower case: Icecast versions differ between `Connected` and `connected`. */
function sourcesIn(xml: string): Source[] {
  const sources: Source[] = [];
  const path: string[] = [];
  let root: string | undefined;
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name.toLowerCase());
    root ??= path[0];
    text = '';
    const given = new Map(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]));
    if (isAt(path, 'source')) {
      sources.push({ mount: given.get('mount') ?? '', fields: new Map(), listeners: [] });
    } else if (isAt(path, 'source', 'listener')) {
      sources.at(-1)!.listeners.push(new Map([['id', given.get('id') ?? '']]));
    }
  });
  parser.on('text', (more) => (text += more));
  parser.on('cdata', (more) => (text += more));
  parser.on('closetag', () => {
    const name = path.at(-1)!;
    const source = sources.at(-1);
    if (path.length === 3 && path[1] === 'source') source!.fields.set(name, text);
    if (path.length === 4 && path[2] === 'listener') source!.listeners.at(-1)!.set(name, text);
    path.pop();
    text = '';
  });
  parser.write(xml).close();
  if (root !== 'icestats') throw new Error('The response is not an Icecast status document.');
  return sources;
}

const isAt = (path: readonly string[], ...names: string[]) =>
  path.length === names.length + 1 &&
  path[0] === 'icestats' &&
  names.every((name, at) => path[at + 1] === name);
