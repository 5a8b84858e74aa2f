import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerVoice, callVoice } from './voiceCall';

const made: RTCConfiguration[] = [];
vi.stubGlobal(
  'RTCPeerConnection',
  class {
    constructor(configuration: RTCConfiguration) {
      made.push(configuration);
    }
    addTransceiver() {
      throw new Error('no sound here');
    }
    setRemoteDescription() {
      throw new Error('no sound here');
    }
    close() {}
  },
);
afterEach(() => void (made.length = 0));

const servers = [
  { urls: ['stun:stun.example.org:3478'], username: '', credential: '' },
  { urls: ['turn:turn.example.org:3478'], username: '17:staff-1', credential: 'secret' },
];

describe('a call between two browsers', () => {
  it('uses the STUN and TURN servers of our server, on both sides', async () => {
    await expect(callVoice(servers, async () => '')).rejects.toThrow('no sound here');
    await expect(answerVoice(servers, 'v=0', {} as MediaStreamTrack)).rejects.toThrow('no sound here');
    const expected = {
      iceServers: [
        { urls: ['stun:stun.example.org:3478'] },
        { urls: ['turn:turn.example.org:3478'], username: '17:staff-1', credential: 'secret' },
      ],
    };
    expect(made).toEqual([expected, expected]);
  });
});
