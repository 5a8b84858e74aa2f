import { describe, expect, it } from 'vitest';
import { listenAddress } from './listenAddress';

const server = { host: 'stream.example.org', port: 8000, isSecure: false, listenUrl: '' };

describe('the address that listeners use', () => {
  it.each([
    [server, 'http://stream.example.org:8000/live.mp3'],
    [{ ...server, host: '2001:db8::1' }, 'http://[2001:db8::1]:8000/live.mp3'],
    [{ ...server, isSecure: true }, 'https://stream.example.org:8000/live.mp3'],
    [{ ...server, listenUrl: 'https://radio.example.org' }, 'https://radio.example.org/live.mp3'],
    [{ ...server, listenUrl: 'https://radio.example.org/air/' }, 'https://radio.example.org/air/live.mp3'],
  ])('is that of the server with the path: %o', (of, address) => {
    expect(listenAddress(of, '/live.mp3')).toBe(address);
  });
});
