import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { EmissionPeople } from '../emissions/page/EmissionPeople';
import { emissionWith, person } from '../testing/plans';

const colleagues = {
  data: {
    teamColleagues: [
      {
        __typename: 'Colleague',
        id: '14',
        fullName: 'Bo Lindqvist',
        username: 'bo',
        designation: 'Sound',
        avatar: '',
      },
    ],
  },
};

function edit(answer: (operation: RequestedOperation) => Answer = () => ({ error: { code: 'CONFLICT' } })) {
  const { requests } = renderPage(<EmissionPeople emission={emissionWith()} onClose={() => undefined} />, {
    answer: (operation) => (operation.name === 'TeamColleagues' ? colleagues : answer(operation)),
  });
  return () => requests.filter(({ name }) => name === 'SetEmissionPeople').map(({ variables }) => variables);
}

const rows = async () => {
  await screen.findByRole('list', { name: 'People' });
  return screen.getAllByRole('listitem');
};
const nameIn = (row: HTMLElement) => within(row).getByRole<HTMLInputElement>('combobox', { name: 'Name' });
const namesNow = async () => (await rows()).map((row) => nameIn(row).value);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const saved = () => ({ data: { setEmissionPeople: emissionWith({ version: 4 }) } });

describe('the people of an emission', () => {
  it('are moved to a position by their menu', async () => {
    edit(saved);
    expect(await namesNow()).toEqual(['Ada Merle', 'Lou Castel']);
    await userEvent.click(screen.getByRole('button', { name: 'Move to: Lou Castel' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    await waitFor(async () => expect(await namesNow()).toEqual(['Lou Castel', 'Ada Merle']));
  });

  it('are put into another order by the keyboard, with the focus staying on who was moved', async () => {
    const sent = edit(saved);
    expect(await namesNow()).toEqual(['Ada Merle', 'Lou Castel']);
    const handle = screen.getByRole('button', { name: 'Move Ada Merle' });
    handle.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await namesNow()).toEqual(['Ada Merle', 'Lou Castel']);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await namesNow()).toEqual(['Lou Castel', 'Ada Merle']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Ada Merle' }));
    expect(screen.getByText('Ada Merle dropped at position 2 of 2')).toBeTruthy();
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      id: '7',
      version: 3,
      people: [
        { userId: null, name: 'Lou Castel', part: 'PRESENTER' },
        { userId: '11', name: 'Ada Merle', part: 'PRESENTER' },
      ],
    });
  });

  it('are of the team when they are chosen, and from outside under any name', async () => {
    const sent = edit(saved);
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Add person' }));
    await userEvent.type(nameIn((await rows())[2]!), 'bo');
    await within((await rows())[2]!).findByText('Bo Lindqvist');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Add person' }));
    const last = (await rows())[3]!;
    await userEvent.type(nameIn(last), 'A listener');
    expect(await screen.findByText('Person from outside the team')).toBeTruthy();
    await userEvent.selectOptions(within(last).getByRole('combobox', { name: 'Part' }), 'Guest');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lou Castel' }));
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!['people']).toEqual([
      { userId: '11', name: 'Ada Merle', part: 'PRESENTER' },
      { userId: '14', name: 'Bo Lindqvist', part: 'PRESENTER' },
      { userId: null, name: 'A listener', part: 'GUEST' },
    ]);
  });

  it('are of the team also when somebody types the whole name of a colleague', async () => {
    const sent = edit(saved);
    const name = nameIn((await rows())[1]!);
    await userEvent.clear(name);
    await userEvent.type(name, 'bo');
    await within((await rows())[1]!).findByText('Bo Lindqvist');
    await userEvent.type(name, ' lindqvist');
    expect(within((await rows())[1]!).getByText('In the team')).toBeTruthy();
    await save();
    await waitFor(() => expect(sent()[0]?.['people']).toMatchObject([{ userId: '11' }, { userId: '14' }]));
  });

  it('show problems in their rows, without losing the typed text', async () => {
    edit(() => ({ error: { code: 'BAD_USER_INPUT', fields: { 'people.0.userId': 'unknown' } } }));
    await userEvent.type(nameIn((await rows())[1]!), ' the elder');
    await save();
    const [first, second] = await rows();
    expect(await within(first!).findByText('This no longer exists. Choose another')).toBeTruthy();
    expect(within(second!).queryByText('This no longer exists. Choose another')).toBeNull();
    expect(await namesNow()).toEqual(['Ada Merle', 'Lou Castel the elder']);
  });

  it('are not sent without a name', async () => {
    const sent = edit(saved);
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Add person' }));
    await save();
    expect(await within((await rows())[2]!).findByText('This field is required')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('are one answer when somebody else has changed them meanwhile', async () => {
    const theirs = emissionWith({ version: 9, people: [person('5', 'Zoé'), person('6', 'Milo')] });
    const sent = edit(({ name, variables }) => {
      if (name === 'Emission') return { data: { emission: theirs } };
      if (variables['version'] !== 9) return { error: { code: 'CONFLICT' } };
      return { data: { setEmissionPeople: { ...theirs, version: 10 } } };
    });
    await userEvent.type(nameIn((await rows())[1]!), ' the elder');
    await save();
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(
      within(dialog).getByRole('radio', { name: 'Theirs Zoé (Presenter), Milo (Presenter)' }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save these values' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)).toMatchObject({ version: 9, people: [{ name: 'Zoé' }, { name: 'Milo' }] });
  });
});
