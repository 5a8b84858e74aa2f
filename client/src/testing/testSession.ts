import type { SessionFragment } from '../apollo/outside.generated';
import type { Viewer } from '../apollo/session/sessionStore';

/** Signed-in user for tests. In contrast to a real one, abilities may omit the condition. */
export type TestViewer = Omit<Viewer, 'abilities'> & {
  abilities: Array<{ action: string; subject: string; condition?: 'OWN' | null }>;
};

/** Signed-in user with all permissions, for tests. */
export const testViewer: TestViewer = {
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
  abilities: [{ action: 'manage', subject: 'all', condition: null }],
};

/** Makes the session that the server returns after signing in, for tests. */
export const sessionOf = (accessToken: string, viewer: TestViewer = testViewer): SessionFragment => ({
  accessToken,
  expiresAt: '2030-01-01T00:00:00Z',
  viewer: {
    ...viewer,
    abilities: viewer.abilities.map((ability) => ({ ...ability, condition: ability.condition ?? null })),
  },
});
