import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { messageWith } from '../../testing/chats';
import { show } from '../../testing/showChat';
import { pathsIn } from './LinkCards';

const portal = location.origin;
beforeEach(() => localStorage.clear());

describe('links to the portal', () => {
  it('are links of this portal alone, each once and limited in number', () => {
    expect(pathsIn(`No link, https://elsewhere.example/admin/users/5 and ${portal}/sign-in`)).toEqual([]);
    expect(pathsIn(`${portal}/admin/users/5?tab=1 and again ${portal}/admin/users/5`)).toEqual([
      '/admin/users/5',
    ]);
    const many = Array.from({ length: 9 }, (_, id) => `${portal}/admin/users/${id}`);
    expect(pathsIn(many.join(' '))).toHaveLength(3);
  });

  it('have a card below the message when the reader may see their target', async () => {
    const body = `See ${portal}/admin/songs/4 and ${portal}/admin/songs/9`;
    const song = {
      __typename: 'SearchRow' as const,
      kind: 'Song',
      id: '4',
      title: 'Harbour Lights',
      subtitle: 'The Antennas',
      link: '/admin/songs/4',
    };
    show({
      address: '/?thread=7',
      messages: [messageWith(3, { body })],
      answer: ({ name }) => (name === 'RecordsAt' ? { data: { recordsAt: [song, null] } } : undefined),
    });
    const card = await screen.findByRole('link', { name: /Harbour Lights/ });
    expect(card.getAttribute('href')).toBe('/admin/songs/4');
    expect(card.textContent).toContain('The Antennas');
  });
});
