import { Popover } from '@chakra-ui/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage';
import { RouteAnnouncer } from './RouteAnnouncer';

function Portal() {
  const content = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  return (
    <>
      <RouteAnnouncer content={content} />
      <Link to="/other">Other</Link>
      <Popover.Root>
        <Popover.Trigger>Radio</Popover.Trigger>
        <Popover.Positioner>
          <Popover.Content>
            <input
              aria-label="Search radios"
              onKeyDown={({ key }) => {
                if (key === 'Enter') void navigate('/late');
              }}
            />
          </Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
      <main ref={content} tabIndex={-1} />
    </>
  );
}
const show = () => renderPage(<Portal />, { answer: () => ({ data: {} }) });

it('moves the focus into the page that one has gone to, and says which it is', async () => {
  document.title = 'Other page';
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(await screen.findByText('Other page')).toBeTruthy();
});

it('leaves the focus to what was opened while the page was on its way', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Radio' }));
  const field = await screen.findByRole('textbox', { name: 'Search radios' });
  await userEvent.type(field, 'été');
  const main = vi.spyOn(screen.getByRole('main'), 'focus');
  document.title = 'Late page';
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Late page');
  expect(main).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
});
