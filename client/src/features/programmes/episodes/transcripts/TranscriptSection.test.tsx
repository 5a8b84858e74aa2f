import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { catchUploads } from '../../../../testing/sentUploads';
import { TranscriptSection } from './TranscriptSection';

const webVtt =
  'WEBVTT\n\n00:00:03.000 --> 00:00:04.000\n<v Ana Sol>Hello there</v>\n\n00:01:05.000 --> 00:01:06.000\nGoodbye\n';

const show = (more: object, mayEdit = false) =>
  renderPage(<TranscriptSection id="21" mayEdit={mayEdit} />, {
    answer: () => ({
      data: {
        episode: {
          __typename: 'Episode',
          id: '21',
          version: 5,
          title: 'Bees',
          transcript: '',
          timedTranscript: '',
          ...more,
        },
      },
    }),
  });

describe('the transcript of an episode', () => {
  it('shows timed lines with who speaks, in place of the plain text', async () => {
    show({ timedTranscript: webVtt, transcript: 'Plain words' });
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['0:03Ana Sol: Hello there', '1:05Goodbye']);
    expect(screen.queryByText('Plain words')).toBeNull();
    expect(screen.getByRole('link', { name: 'Download transcript' }).getAttribute('download')).toBe(
      'Bees.vtt',
    );
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  });

  it('shows the plain text without timed lines', async () => {
    show({ transcript: 'Plain words' });
    expect(await screen.findByText('Plain words')).toBeTruthy();
  });

  it('names the line of an uploaded file that has no times', async () => {
    const sent = catchUploads();
    show({}, true);
    await screen.findByText('No transcript yet.');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['1'], 'bees.srt'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.url).toBe('/uploads/episodes/21/transcript');
    sent[0]!.refuse(400, { code: 'BAD_USER_INPUT', fields: { captions: 'captionTimes' }, line: 14 });
    expect(await screen.findByText('Captions need a start and an end time: line 14 has none.')).toBeTruthy();
  });
});
