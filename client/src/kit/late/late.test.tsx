// @module-tag smoke
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followNetwork } from '../../apollo/line';
import { lazyPart, type Failure } from './late';
import { useIsPartMissing } from './missingParts';

const Page = () => <p>The page</p>;
const Failing: Failure = ({ onRetry }) => <button onClick={onRetry}>Again</button>;
const chunkError = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');

let isReachable = true;
let stop = () => {};
beforeEach(() => {
  isReachable = true;
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
  stop = followNetwork();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A lazy part whose code can be loaded only while the server is reachable. */
function part(failure?: Failure) {
  const load = vi.fn<() => Promise<{ default: ComponentType }>>(async () => {
    if (!isReachable) throw chunkError;
    return { default: Page };
  });
  const Part = lazyPart(load, failure);
  const shown = render(
    <Suspense>
      <p>The frame</p>
      <Part />
    </Suspense>,
  );
  return { load, Part, ...shown };
}
const turn = (isOn: boolean) => {
  isReachable = isOn;
  return act(async () => void dispatchEvent(new Event(isOn ? 'online' : 'offline')));
};

it('is shown as soon as it is there', async () => {
  part(Failing);
  expect(await screen.findByText('The page')).toBeDefined();
});

it('takes nothing with it when it cannot be loaded, and comes by itself once the server is back', async () => {
  await turn(false);
  const { load } = part(Failing);
  await screen.findByRole('button', { name: 'Again' });
  screen.getByText('The frame');
  expect(load).toHaveBeenCalledTimes(1);
  await turn(true);
  await screen.findByText('The page');
});

it('loads automatically when the connection returned before the failure was noticed', async () => {
  const load = vi.fn<() => Promise<{ default: ComponentType }>>();
  load
    .mockRejectedValueOnce(chunkError)
    .mockRejectedValueOnce(chunkError)
    .mockResolvedValue({ default: Page });
  const Missed = lazyPart(load, Failing);
  render(<Suspense>{<Missed />}</Suspense>);
  await screen.findByRole('button', { name: 'Again' });
  await screen.findByText('The page');
  expect(load).toHaveBeenCalledTimes(3);
});

it('is left out where no placeholder is wanted, and the frame knows it', async () => {
  await turn(false);
  const Frame = () => <output>{useIsPartMissing() ? 'Something is missing' : ''}</output>;
  render(<Frame />);
  const { container } = part();
  await waitFor(() => expect(container.textContent).toBe('The frame'));
  await screen.findByText('Something is missing');
  await turn(true);
  expect(await screen.findByText('The page')).toBeDefined();
  expect(screen.queryByText('Something is missing')).toBeNull();
});

it('is requested again by hand, and on a return to it', async () => {
  isReachable = true;
  const { load, Part, unmount } = part(Failing);
  await screen.findByText('The page');
  unmount();
  load.mockClear();

  const broken = vi.fn<() => Promise<{ default: ComponentType }>>(async () => Promise.reject(chunkError));
  const Broken = lazyPart(broken, Failing);
  const shown = render(<Suspense>{<Broken />}</Suspense>);
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  await waitFor(() => expect(broken).toHaveBeenCalledTimes(2));
  shown.unmount();
  broken.mockResolvedValue({ default: Page });
  render(<Suspense>{<Broken />}</Suspense>);
  await screen.findByText('The page');
  expect([broken.mock.calls.length, typeof Part]).toEqual([3, 'object']);
});
