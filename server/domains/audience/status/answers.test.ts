import { describe, expect, test } from 'vitest';
import { clientsOfList, sourcesOfStats } from './adminXml.ts';
import { sourcesOfStatus } from './statusJson.ts';
import { clients24, clients25, sourceWith, stats25, statusWith } from './testing/answers.ts';

const startedAt = new Date('2026-11-21T00:08:06Z');
const titleOf = (title: string) => sourcesOfStatus(statusWith(sourceWith('/a.ogg', title)))[0]!.title;

describe('the statistics for the administrator of a server', () => {
  test.each([
    [
      'a page of HTML',
      '<html><body><p>Source does not exist</p></body></html>',
      'not an Icecast status document',
    ],
    ['what is no XML', 'Nothing here', 'outside of root'],
    ['what ends in the middle', stats25.slice(0, 400), 'unclosed tag'],
    ['nothing', '', 'must contain a root element'],
  ])('are refused when they are %s', (_, text, problem) => {
    expect(() => sourcesOfStats(text)).toThrow(problem);
    expect(() => clientsOfList(text)).toThrow(problem);
  });

  test('are read in the format of version 2.5, and of the source itself alone', () => {
    expect(sourcesOfStats(stats25)).toEqual([
      {
        mount: '/live.mp3',
        listeners: 3,
        peak: 7,
        bitrate: 128,
        format: 'audio/mpeg',
        title: 'Nina Simone - Sinnerman',
        encoder: 'Liquidsoap/2.1.3',
        startedAt,
      },
    ]);
  });

  test('list the listeners, in the formats of both versions', () => {
    expect(clientsOfList(clients24)).toEqual([
      { id: '17', address: '203.0.113.9', agent: 'Winamp & friends', connected: 61 },
    ]);
    expect(clientsOfList(clients25)).toEqual([
      { id: '17', address: '203.0.113.9', agent: 'VLC/3.0.20 LibVLC/3.0.20', connected: 61 },
      { id: '18', address: '2001:db8::1', agent: '', connected: 2 },
    ]);
  });

  test('contain one line of each text, without invisible characters', () => {
    const [source] = sourcesOfStats(
      `<icestats><source mount="/a"><title>a&#10;b${'x'.repeat(1000)}</title><listeners>1e9</listeners></source></icestats>`,
    );
    expect(source!.title).toMatch(/^a bx+$/);
    expect(source!.title).toHaveLength(300);
    expect(source!.listeners).toBeNull();
  });

  test('expand no custom entities', () => {
    const bomb =
      '<!DOCTYPE icestats [<!ENTITY a "aaaaaaaaaa">]><icestats><source mount="/a"><title>&a;</title></source></icestats>';
    expect(() => sourcesOfStats(bomb)).toThrow('undefined entity');
  });
});

describe('the public status of a server', () => {
  test.each([
    ['what misses its beginning', '"icestats":{"source":[]}}', 'JSON'],
    ['nothing', '', 'JSON'],
    ['another document', '{"stats":1}', 'not an Icecast status document'],
    ['a text', '"icestats"', 'not an Icecast status document'],
    ['null', 'null', 'null'],
  ])('is refused when it is %s', (_, text, problem) => {
    expect(() => sourcesOfStatus(text)).toThrow(problem);
  });

  test('has no source, one, or several', () => {
    const paths = (text: string) => sourcesOfStatus(text).map(({ mount }) => mount);
    expect(paths(statusWith())).toEqual([]);
    expect(paths(statusWith(sourceWith('/a.ogg', '"x"')))).toEqual(['/a.ogg']);
    expect(paths(statusWith(sourceWith('/a.ogg', '"x"'), sourceWith('/b.ogg', '"y"')))).toEqual([
      '/a.ogg',
      '/b.ogg',
    ]);
  });

  test('is read with all fields', () => {
    expect(sourcesOfStatus(statusWith(sourceWith('/a.ogg', '"Été"')))).toEqual([
      {
        mount: '/a.ogg',
        listeners: 2,
        peak: 5,
        bitrate: 64,
        format: 'application/ogg, Opus',
        title: 'Été',
        encoder: '',
        startedAt,
      },
    ]);
  });

  test('is repaired when a title of a single dash breaks it', () => {
    expect(titleOf('-')).toBe('-');
    expect(
      sourcesOfStatus(statusWith(sourceWith('/a', '-'), sourceWith('/b', '"say \\"title\\":-, twice"'))),
    ).toMatchObject([{ title: '-' }, { title: 'say "title":-, twice' }]);
  });

  test.each([
    ['1999', '1999'],
    ['true', 'true'],
    ['"007"', '007'],
    ['1.10', '1.10'],
    ['null', ''],
  ])('has the title %s as the text %s', (written, title) => {
    expect(titleOf(written)).toBe(title);
  });

  test('leaves out a source with an invalid address', () => {
    expect(sourcesOfStatus(statusWith('{"listenurl":"nowhere"}', '{}'))).toEqual([]);
  });
});
