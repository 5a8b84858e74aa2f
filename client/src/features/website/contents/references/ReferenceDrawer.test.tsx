import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import type { InsertDrawerProps } from '../../../../kit/form/richText/editorInsert';
import { ReferenceDrawer, ReferenceDrawerWithoutSounds } from './ReferenceDrawer';

const reading = (...subjects: string[]) => subjects.map((subject) => ({ action: 'read', subject }));

function show(abilities: typeof testViewer.abilities, Drawer = ReferenceDrawer) {
  const onInsert = vi.fn<InsertDrawerProps['onInsert']>();
  const { requests } = renderPage(<Drawer selected="" onInsert={onInsert} onClose={vi.fn<() => void>()} />, {
    viewer: { ...testViewer, abilities },
    answer: ({ name }) =>
      name === 'SoundReferences'
        ? {
            data: {
              mediaItems: {
                __typename: 'MediaItemPage',
                items: [{ __typename: 'MediaItem', id: '12', title: 'Harbour lights', credit: 'The Quay' }],
                totalItems: 1,
                totalIsExact: true,
              },
            },
          }
        : { error: { code: 'NOT_FOUND' } },
  });
  return { onInsert, requests };
}

describe('the form to insert from this station', () => {
  it('inserts a player of a sound of the library, which has no other form', async () => {
    const { onInsert, requests } = show(reading('MediaItem', 'Emission'));
    await userEvent.selectOptions(await screen.findByLabelText('Type'), 'Library item');
    expect(screen.queryByLabelText('Show it as')).toBeNull();
    await userEvent.type(screen.getByRole('combobox', { name: 'Record' }), 'harbour');
    await screen.findByText('Harbour lights');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    await waitFor(() =>
      expect(onInsert).toHaveBeenCalledWith({
        kind: 'audio',
        target: 'MediaItem:12',
        title: 'Harbour lights',
      }),
    );
    expect(requests.map(({ name }) => name)).toContain('SoundReferences');
  });

  it('offers no sounds for texts that cannot play them', async () => {
    show(reading('MediaItem', 'Emission'), ReferenceDrawerWithoutSounds);
    expect(await screen.findByLabelText('Type')).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Library item' })).toBeNull();
  });

  it('offers no sounds to people who may not read the library', async () => {
    show(reading('Emission'));
    expect(await screen.findByLabelText('Type')).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Library item' })).toBeNull();
  });
});
