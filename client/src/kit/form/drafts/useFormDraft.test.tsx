// @module-tag smoke
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { TextField } from '../fields/fields';
import { FormDrawer } from '../FormDrawer';
import { useRecordEdit } from '../useRecordEdit';
import { useSaveForm } from '../useSaveForm';

interface Song {
  __typename: string;
  id: string;
  version: number;
  title: string;
  venue: string;
}
const song: Song = { __typename: 'Song', id: '7', version: 1, title: 'Blue', venue: 'Harbour' };
const valuesOf = ({ title, venue }: Song) => ({ title, venue, password: '' });

function Edit({ record, save, onClose }: { record: Song; save: () => Promise<void>; onClose: () => void }) {
  const edit = useRecordEdit({ record, valuesOf, load: async () => record, save });
  const form = useSaveForm(edit);
  return (
    <FormDrawer form={form} title="Edit" saveLabel="Save" onClose={onClose}>
      <TextField form={form} name="title" label="Title" />
      <TextField form={form} name="venue" label="Place" />
      <TextField form={form} name="password" type="password" label="Password" isOptional />
    </FormDrawer>
  );
}

interface Shown {
  record?: Song;
  save?: () => Promise<void>;
  viewer?: typeof testViewer;
  address?: string;
}

/** Shows the form as after a reload: only the browser's storage remains. */
function open({
  record = song,
  save = async () => undefined,
  viewer = testViewer,
  address = '/',
}: Shown = {}) {
  cleanup();
  renderPage(<Edit record={record} save={save} onClose={() => undefined} />, {
    viewer,
    address,
    answer: () => ({ data: {} }),
  });
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = async (name: string, text: string) =>
  fireEvent.input(await field(name), { target: { value: text } });
const isOffered = () => screen.findByRole('group', { name: 'Unsaved draft' });
const offers = async () => {
  await field('Title');
  return screen.queryAllByRole('group', { name: 'Unsaved draft' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const stored = () => JSON.stringify({ ...localStorage });
/** Unloads the page, as a reload does. */
const leave = () => dispatchEvent(new Event('pagehide'));

async function typeAndLeave(name: string, text: string) {
  await type(name, text);
  leave();
}

describe('a form draft', () => {
  it('is not shown to another person, nor in another radio', async () => {
    open();
    await typeAndLeave('Title', 'Blue at night');
    open({ viewer: { ...testViewer, id: '2' } });
    expect(await offers()).toEqual([]);
    open({ viewer: { ...testViewer, radio: { ...testViewer.radio!, id: '2' } } });
    expect(await offers()).toEqual([]);
  });

  it('is stored without passwords', async () => {
    open();
    await typeAndLeave('Password', 'correct horse');
    expect(stored()).not.toContain('correct horse');
    await typeAndLeave('Title', 'Blue at night');
    expect(stored()).toContain('Blue at night');
    expect(stored()).not.toContain('correct horse');
  });

  it('is not offered where it was typed into another record', async () => {
    open();
    await typeAndLeave('Title', 'Blue at night');
    open({ record: { ...song, id: '8' } });
    expect(await offers()).toEqual([]);
  });

  it('is left out when the stored draft does not fit the form', async () => {
    open();
    await typeAndLeave('Title', 'Blue at night');
    const [key] = Object.keys(localStorage);
    const at = new Date().toISOString();
    for (const what of [{}, 'x', null, [null], [{ at, base: {}, values: { title: 4 } }], [{ at: 'x' }]]) {
      localStorage.setItem(key!, JSON.stringify({ at: 1, what }));
      open();
      expect(await offers()).toEqual([]);
    }
    localStorage.setItem(key!, '{');
    open();
    expect(await offers()).toEqual([]);
  });

  it('is offered on return, wherever the record is edited, and restored', async () => {
    open();
    await typeAndLeave('Title', 'Blue at night');
    open({ address: '/elsewhere' });
    await isOffered();
    expect((await field('Title')).value).toBe('Blue');
    await press('Restore draft');
    expect((await field('Title')).value).toBe('Blue at night');
    expect(await offers()).toEqual([]);
    leave();
    open();
    await isOffered();
  });

  it('is stored while one types, before the page closes', async () => {
    open();
    await type('Title', 'Blue at night');
    await waitFor(() => expect(stored()).toContain('Blue at night'));
  });

  it('shows that the record has changed since, and leaves changes of others', async () => {
    open();
    await typeAndLeave('Title', 'Blue at night');
    open();
    expect((await isOffered()).textContent).not.toContain('has changed since');
    open({ record: { ...song, version: 2, venue: 'Quay' } });
    expect((await isOffered()).textContent).toContain('has changed since');
    await press('Restore draft');
    expect((await field('Title')).value).toBe('Blue at night');
    expect((await field('Place')).value).toBe('Quay');
  });

  it('is not offered once the record is the same', async () => {
    open();
    await typeAndLeave('Title', 'Blue at night');
    open({ record: { ...song, version: 2, title: 'Blue at night' } });
    expect(await offers()).toEqual([]);
  });

  it('stays until one answers, whatever is typed meanwhile', async () => {
    open();
    await typeAndLeave('Title', 'Blue at night');
    open();
    await isOffered();
    await typeAndLeave('Place', 'Pier');
    open();
    await press('Discard draft');
    await press('Restore draft');
    expect((await field('Title')).value).toBe('Blue at night');
    expect((await field('Place')).value).toBe('Harbour');
  });

  it('is deleted once it is discarded, abandoned, undone or saved, but not when saving failed', async () => {
    open();
    await typeAndLeave('Title', 'Blue at night');
    open();
    await press('Discard draft');
    expect(stored()).toBe('{}');

    await typeAndLeave('Title', 'Blue again');
    expect(stored()).toContain('Blue again');
    await typeAndLeave('Title', 'Blue');
    expect(stored()).toBe('{}');

    await typeAndLeave('Title', 'Blue again');
    await press('Cancel');
    await press('Discard changes');
    await waitFor(() => expect(stored()).toBe('{}'));

    open({ save: () => Promise.reject(new Error('The line is down')) });
    await type('Title', 'Blue again');
    await press('Save');
    await screen.findByText(/.+/, { selector: '[role=alert] *' });
    leave();
    expect(stored()).toContain('Blue again');

    open();
    await isOffered();
    await type('Title', 'Blue once more');
    await press('Save');
    await waitFor(() => expect(stored()).toBe('{}'));
  });
});
