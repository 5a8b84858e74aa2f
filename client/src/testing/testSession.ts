import type { SessionFragment } from '../apollo/outside.generated';
import type { Viewer } from '../apollo/session/sessionStore';

/** Somebody who may do everything. */
export const testViewer: Viewer = {
  id: '1',
  fullName: 'Ada Merle',
  username: 'ada',
  email: 'ada@example.com',
  avatar: '',
  language: 'en',
  timeZone: null,
  role: { id: '1', key: 'admin', name: 'administrator' },
  radio: {
    id: '1',
    name: 'Radio Test',
    timeZone: 'Europe/Paris',
    language: 'en',
    logo: '',
  },
  abilities: [{ action: 'manage', subject: 'all' }],
};

/** What the server gives to somebody whom it lets in. */
export const sessionOf = (accessToken: string, viewer: Viewer = testViewer): SessionFragment => ({
  accessToken,
  expiresAt: '2030-01-01T00:00:00Z',
  viewer,
});
