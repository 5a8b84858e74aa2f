import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecordState } from '../../kit/data/texts/RecordState';
import { ElsewhereContext } from '../../kit/feedback/Elsewhere';
import type { RequestedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import RecordElsewhere from './RecordElsewhere';

const radio = (id: string, name: string) => ({
  __typename: 'Radio',
  id,
  name,
  logo: '',
  companyName: '',
});
const song = { __typename: 'SearchRow', kind: 'Song', id: '7', title: 'Harbour Lights' };

/** Renders a page whose record is not on the current radio. `there` has the responses of the viewer's other radios, in order. */
function show(there: Array<object | null>, address = '/admin/multimedia/songs/7/edit') {
  const radios = [radio('1', 'Radio Test'), radio('2', 'Radio Lagune'), radio('3', 'Radio Port')];
  const answers = [...there];
  return renderPage(
    <ElsewhereContext value={<RecordElsewhere />}>
      <RecordState query={{ loading: false, refetch: async () => undefined }} record={null}>
        {() => null}
      </RecordState>
    </ElsewhereContext>,
    {
      address,
      answer: ({ name }) =>
        name === 'RadioChoice'
          ? {
              data: { radios: { __typename: 'RadioPage', items: radios, totalItems: 3, totalIsExact: true } },
            }
          : { data: { recordsAt: [answers.shift() ?? null] } },
    },
  );
}
const elsewhere = (requests: RequestedOperation[]) =>
  requests.filter(({ name }) => name === 'RecordElsewhere');

describe('a record that is not found', () => {
  it('is not found for users who may see it on none of their radios', async () => {
    const { requests } = show([null, null]);
    await waitFor(() => expect(elsewhere(requests)).toHaveLength(2));
    await screen.findByRole('heading', { name: 'This could not be found' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('requests nothing when the address names no record', async () => {
    const { requests } = show([song], '/admin/multimedia/songs');
    await screen.findByRole('heading', { name: 'This could not be found' });
    expect(requests).toEqual([]);
  });

  it('shows on which other radio the record is, and offers to switch', async () => {
    const { requests } = show([null, song]);
    await screen.findByText('“Harbour Lights” belongs to Radio Port, another radio of yours.');
    expect(screen.getByRole('button', { name: 'Switch to Radio Port' })).toBeTruthy();
    expect(elsewhere(requests).map(({ variables }) => variables)).toEqual([
      { paths: ['/admin/multimedia/songs/7'] },
      { paths: ['/admin/multimedia/songs/7'] },
    ]);
  });
});
