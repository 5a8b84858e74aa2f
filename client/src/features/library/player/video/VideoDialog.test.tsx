import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import VideoDialog from './VideoDialog';

const captions = '/media/1/7/captions?ticket=t&of=12345678';

async function show(captionsUrl: string | null, abilities = testViewer.abilities) {
  const { requests } = renderPage(<VideoDialog video={{ id: '7', kind: 'VIDEO', title: 'Studio film' }} />, {
    viewer: { ...testViewer, abilities },
    answer: ({ variables: { withCaptions } }) => ({
      data: {
        mediaItem: {
          __typename: 'MediaItem',
          id: '7',
          cueIn: null,
          cueOut: null,
          fileUrl: '/media/1/7/file',
        },
        ...(withCaptions ? { video: { __typename: 'Video', id: '7', captionsUrl } } : {}),
      },
    }),
  });
  const film = await screen.findByLabelText('Studio film', { selector: 'video' });
  return { requests, track: film.querySelector('track') };
}

describe('a video over the page', () => {
  it('shows its captions in the language of the radio', async () => {
    const { track } = await show(captions);
    expect(track?.getAttribute('src')).toBe(captions);
    expect(track?.getAttribute('kind')).toBe('captions');
    expect(track?.getAttribute('srclang')).toBe('en');
    expect(track?.getAttribute('label')).toBe('Captions');
    expect(track?.default).toBe(true);
  });

  it('has no track where there are none', async () => {
    expect((await show(null)).track).toBeNull();
  });

  it('plays for users who may not read all fields, without requesting those', async () => {
    const { requests, track } = await show(captions, [{ action: 'read', subject: 'MediaItem' }]);
    expect(requests[0]?.variables).toEqual({ id: '7', withCaptions: false });
    expect(track).toBeNull();
  });
});
