import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import { fakeDesk } from '../testing/fakeDesk';
import type { CartFieldsFragment } from './carts.generated';
import { CartPad } from './CartPad';
import { positionOfKey } from './useCartKeys';

const cart = (id: string, position: number, more: Partial<CartFieldsFragment> = {}): CartFieldsFragment => ({
  __typename: 'Cart',
  id,
  version: 2,
  page: 1,
  position,
  label: '',
  colour: '#dc2626',
  gain: -6,
  shared: false,
  media: {
    __typename: 'MediaItem',
    id: `m${id}`,
    title: `Sound ${id}`,
    credit: '',
    duration: 3000,
    cueIn: null,
    cueOut: null,
    fileUrl: `/media/${id}`,
  },
  ...more,
});

const own = cart('1', 1, { label: 'Whoosh' });
const presenter = {
  ...testViewer,
  abilities: [
    { action: 'read', subject: 'LiveSession' },
    { action: 'read', subject: 'MediaItem' },
  ],
};

function show({ carts = [own, cart('2', 2, { shared: true })], viewer = testViewer } = {}) {
  const desk = fakeDesk();
  const page = renderPage(<CartPad desk={desk} />, {
    viewer,
    answer: ({ name, variables }) => {
      switch (name) {
        case 'Carts':
          return {
            data: {
              carts: {
                __typename: 'CartPage',
                items: carts.filter((cart) => cart.page === variables['page']),
              },
            },
          };
        case 'PlayableMedia':
          return {
            data: {
              mediaItems: {
                __typename: 'MediaItemPage',
                items: [{ __typename: 'MediaItem', id: '5', title: 'Night train', credit: 'Bo' }],
                totalItems: 1,
                totalIsExact: true,
              },
            },
          };
        case 'CreateCart':
          return { data: { createCart: cart('9', 3) } };
        case 'UpdateCart':
          return { data: { updateCart: own } };
        case 'DeleteCart':
          return { data: { deleteCart: '1' } };
        default:
          return { error: { code: 'FORBIDDEN' } };
      }
    },
  });
  return { ...page, desk };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const hit = (code: string, target: Element = document.body) => fireEvent.keyDown(target, { code, key: code });

describe('the cart pad', () => {
  it('shows a message when it cannot be loaded', async () => {
    renderPage(<CartPad desk={fakeDesk()} />, { answer: () => ({ error: { code: 'UNAVAILABLE' } }) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('lets people with the permission set up the keys of the radio', async () => {
    show({ viewer: presenter });
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
    await press('Shared');
    expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull();
    expect(screen.getByRole('button', { name: 'F2: Sound 2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Whoosh/ })).toBeNull();
  });

  it('plays by a press, and stops by another', async () => {
    show();
    await press('F1: Whoosh');
    expect(isPressed('F1: Whoosh')).toBe('true');
    await press('F1: Whoosh');
    expect(isPressed('F1: Whoosh')).toBe('false');
  });

  it('plays the carts of the shown page by F keys and number keys', async () => {
    show();
    await screen.findByRole('button', { name: 'F1: Whoosh' });
    expect(hit('F1')).toBe(false);
    expect(isPressed('F1: Whoosh')).toBe('true');
    hit('Digit1');
    expect(isPressed('F1: Whoosh')).toBe('false');
    // The browser handles keys that have no cart.
    expect(hit('F5')).toBe(true);
    hit('F2');
    await press('Shared');
    expect(isPressed('F2: Sound 2')).toBe('false');
  });

  it('stops all at once', async () => {
    const { desk } = show({ carts: [own, cart('2', 2)] });
    await press('F1: Whoosh');
    await press('F2: Sound 2');
    await press('Stop all');
    expect(Object.values(desk.carts.store.getState()).map(({ isPlaying }) => isPlaying)).toEqual([
      false,
      false,
    ]);
  });

  it('requests a new address for a cart that could not be played', async () => {
    const { requests } = show({
      carts: [cart('1', 1, { label: 'Gone', media: { ...own.media, fileUrl: null } })],
    });
    const name = 'F1: Gone: It cannot be played. Press it to try again.';
    const before = requests.filter((request) => request.name === 'Carts').length;
    await press(name);
    await waitFor(() =>
      expect(requests.filter((request) => request.name === 'Carts').length).toBeGreaterThan(before),
    );
  });

  it('is set up key by key', async () => {
    const { requests } = show();
    await press('Set up');
    await press('Assign F3');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox', { name: /From the library/ }), 'night');
    // The test browser has no layout, so the list counts as hidden. `fireEvent` clicks it nevertheless.
    fireEvent.click(await screen.findByText('Night train'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Gain/ }), '-3');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'CreateCart')?.variables).toEqual({
        input: {
          mediaId: '5',
          label: '',
          colour: '#2563eb',
          gain: -3,
          page: 1,
          position: 3,
          shared: false,
        },
      }),
    );
  });

  it('is changed from what it was, and not played meanwhile', async () => {
    const { requests, desk } = show();
    await press('Set up');
    await press('F1: Whoosh');
    const dialog = within(await screen.findByRole('dialog'));
    hit('F1');
    expect(desk.carts.store.getState()['1']?.isPlaying).not.toBe(true);
    await userEvent.clear(dialog.getByRole('textbox', { name: /Label/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'UpdateCart')?.variables).toEqual({
        id: '1',
        version: 2,
        input: { mediaId: 'm1', label: '', colour: '#dc2626', gain: -6 },
      }),
    );
  });

  it('is emptied once that is confirmed', async () => {
    const { requests } = show();
    await press('Set up');
    await press('F1: Whoosh');
    await press('Clear key');
    const question = within(await screen.findByRole('alertdialog'));
    expect(requests.some(({ name }) => name === 'DeleteCart')).toBe(false);
    await userEvent.click(question.getByRole('button', { name: 'Clear key' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'DeleteCart')?.variables).toEqual({ id: '1' }),
    );
  });

  it('preloads the carts of the shown page', async () => {
    const { desk } = show({ carts: [own, cart('2', 2, { page: 4 })] });
    await screen.findByRole('button', { name: 'F1: Whoosh' });
    await userEvent.selectOptions(screen.getByLabelText('Page'), '4');
    await press('F2: Sound 2');
    expect(Object.keys(desk.carts.store.getState())).toEqual(['2']);
    act(() => desk.carts.stopAll());
  });
});

describe('keys of the pad', () => {
  const keyIn = (html: string, init: KeyboardEventInit) => {
    document.body.innerHTML = html;
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    let position: number | undefined;
    const listen = (received: KeyboardEvent) => void (position = positionOfKey(received));
    addEventListener('keydown', listen, { once: true });
    document.body.firstElementChild!.dispatchEvent(event);
    return position;
  };

  it.each([
    ['<p></p>', { code: 'F12' }, 12],
    ['<button></button>', { code: 'Digit0' }, 10],
    ['<p></p>', { code: 'Equal' }, 12],
    ['<input type="range">', { code: 'F3' }, 3],
    ['<p></p>', { code: 'F13' }, undefined],
    ['<p></p>', { code: 'KeyA' }, undefined],
    // Ignored: a key that repeats because it is held down, and a shortcut of the browser.
    ['<p></p>', { code: 'F1', repeat: true }, undefined],
    ['<p></p>', { code: 'F5', ctrlKey: true }, undefined],
    ['<input type="range">', { code: 'F5', ctrlKey: true }, undefined],
    ['<p></p>', { code: 'Digit1', shiftKey: true }, undefined],
    // Ignored: keys in a text field or a list.
    ['<input>', { code: 'F1' }, undefined],
    ['<textarea></textarea>', { code: 'Digit1' }, undefined],
    ['<select></select>', { code: 'Digit1' }, undefined],
    ['<div role="dialog"></div>', { code: 'F1' }, undefined],
  ])('in %s by %j play %s', (html, init, position) => {
    expect(keyIn(html, init)).toBe(position);
  });
});
