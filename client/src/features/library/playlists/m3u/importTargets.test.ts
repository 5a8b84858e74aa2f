// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { nameIn } from './importTargets';

describe('the name that a file gives its playlist', () => {
  it.each([
    ['#EXTM3U\n#PLAYLIST: Evening \na.mp3', 'Evening'],
    [
      '<?xml version="1.0"?><playlist xmlns="http://xspf.org/ns/0/"><title>R&amp;B</title><trackList/></playlist>',
      'R&B',
    ],
    ['<playlist><trackList><track><title>One</title></track></trackList></playlist>', ''],
    ['<html><title>Page</title></html>', ''],
    ['<playlist><title>', ''],
    ['[playlist]\nFile1=a.mp3', ''],
  ])('is read from %j', (content, name) => expect(nameIn(content)).toBe(name));
});
