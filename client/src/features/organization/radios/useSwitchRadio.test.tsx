import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { showNoticesBy, type Notice } from '../../../kit/feedback/toasts/notify';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { useRadioChoiceQuery } from '../organization.generated';
import { useSwitchRadio } from './useSwitchRadio';

describe('the way to another radio', () => {
  it('is refused by the server: one stays where one is', async () => {
    const notices = noticesShown();
    const requests = screenWith(() => ({ error: { code: 'RADIO_FORBIDDEN' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'To Radio Été' }));
    await waitFor(() => expect(notices).toEqual(['Could not switch to Radio Été']));
    expect(listRequests(requests)).toBe(1);
  });

  it('is gone, whatever cannot be loaded there', async () => {
    const notices = noticesShown();
    const chosen = { data: { chooseRadio: { __typename: 'Radio', id: '2', name: 'Radio Été' } } };
    const requests = screenWith(() => chosen);
    await userEvent.click(await screen.findByRole('button', { name: 'To Radio Été' }));
    expect(await screen.findByText('The list is broken')).toBeTruthy();
    expect(listRequests(requests)).toBe(2);
    expect(notices).toEqual(['You now work on Radio Été']);
  });
});

function noticesShown(): string[] {
  const titles: string[] = [];
  onTestFinished(showNoticesBy(({ title }: Notice) => titles.push(title)));
  return titles;
}

const listRequests = (requests: readonly RequestedOperation[]) =>
  requests.filter(({ name }) => name === 'RadioChoice').length;

/** Renders a list that loads only on the first radio, and a button that switches to the other radio. */
function screenWith(chooseRadio: () => Answer) {
  let lists = 0;
  const page = { __typename: 'RadioPage', items: [], totalItems: 0, totalIsExact: true };
  return renderPage(<ListAndWay />, {
    answer: ({ name }) => {
      if (name !== 'RadioChoice') return chooseRadio();
      return lists++ === 0 ? { data: { radios: page } } : { error: { code: 'INTERNAL_SERVER_ERROR' } };
    },
  }).requests;
}

function ListAndWay() {
  const { data, error } = useRadioChoiceQuery({ variables: { search: null } });
  const { switchTo } = useSwitchRadio();
  if (error) return <p>The list is broken</p>;
  if (!data) return null;
  return <button onClick={() => void switchTo({ id: '2', name: 'Radio Été' })}>To Radio Été</button>;
}
