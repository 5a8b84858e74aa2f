import { Popover } from '@chakra-ui/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
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
          <Popover.Content aria-label="Radios">
            <button onClick={() => void setTimeout(() => navigate('/late'), 50)}>Wait</button>
          </Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
      <main ref={content} tabIndex={-1} />
    </>
  );
}
const show = () => renderPage(<Portal />, { answer: () => ({ data: {} }) });

it('moves the focus into the new page, and announces its title', async () => {
  document.title = 'Other page';
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(await screen.findByText('Other page')).toBeTruthy();
});

it('leaves the focus to what was opened while the page was on its way', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Radio' }));
  const opened = await screen.findByRole('dialog', { name: 'Radios' });
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  document.title = 'Late page';
  await userEvent.click(within(opened).getByRole('button', { name: 'Wait' }));
  await screen.findByText('Late page');
  expect(opened.contains(document.activeElement)).toBe(true);
});
