// @module-tag smoke
import { Button } from '@chakra-ui/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage';
import { SideDrawer } from './SideDrawer';

const open = (children: ReactNode) =>
  renderPage(
    <SideDrawer title="A drawer" onClose={() => undefined}>
      {children}
    </SideDrawer>,
    { answer: () => ({ data: {} }) },
  );
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the focus in a drawer that opens', () => {
  // Elements have no size in the test browser, and only elements with a size can take the focus.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  });

  it.each([
    ['a line', <input key="line" aria-label="Field" />],
    ['a choice', <select key="choice" aria-label="Field" />],
    ['a text of several lines', <textarea key="text" aria-label="Field" />],
  ])('goes to %s, past the buttons before it', async (_, field) => {
    open(
      <>
        <Button aria-label="Before">Before</Button>
        {field}
      </>,
    );
    await waitFor(() => expect(focused()).toBe('Field'));
  });

  it('goes past what cannot be filled in, and past a file that a button chooses', async () => {
    open(
      <>
        <input type="hidden" />
        <input type="file" aria-label="File" />
        <input disabled aria-label="Closed" />
        <input aria-label="Field" />
      </>,
    );
    await waitFor(() => expect(focused()).toBe('Field'));
  });

  it('stays at its close button when there is no field', async () => {
    open(<p>Only words</p>);
    expect(await screen.findByText('Only words')).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('Close'));
  });

  it('returns when another element requests it, and the drawer stays open', async () => {
    const onClose = vi.fn<() => void>();
    renderPage(
      <>
        <button type="button">Opener</button>
        <SideDrawer title="A drawer" onClose={onClose}>
          <input aria-label="Field" />
        </SideDrawer>
      </>,
      { answer: () => ({ data: {} }) },
    );
    await waitFor(() => expect(focused()).toBe('Field'));
    screen.getByRole('button', { name: 'Opener', hidden: true }).focus();
    await waitFor(() => expect(focused()).toBe('Field'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
