import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import PublicityListPage from './PublicityListPage';
import { labelsAnswer } from '../testing/songs';

const page = { __typename: 'PublicityPage', items: [], totalItems: 0, totalIsExact: true };
const show = (address = '/') =>
  renderPage(<PublicityListPage />, {
    address,
    answer: ({ name }) => labelsAnswer(name) ?? { data: { publicities: page } },
  });

describe('the list of adverts', () => {
  it('requests the adverts with the status of its address, and shows it as a chip', async () => {
    const { requests, router } = show('/?validity=EXPIRED');
    expect(await screen.findByRole('button', { name: /^Validity.*Expired/ })).toBeTruthy();
    const filter = () => requests.findLast(({ name }) => name === 'PublicityList')?.variables['filter'];
    expect(filter()).toEqual({ validity: { eq: 'EXPIRED' } });
    await userEvent.click(screen.getByRole('button', { name: /^Remove.*Validity/ }));
    await expect.poll(() => filter() ?? {}).toEqual({});
    expect(router.state.location.search).not.toContain('validity');
  });

  it('believes no standing that there is not', async () => {
    const { requests } = show('/?validity=ROTTEN');
    await expect.poll(() => requests.some(({ name }) => name === 'PublicityList')).toBe(true);
    expect(requests.find(({ name }) => name === 'PublicityList')?.variables['filter'] ?? {}).toEqual({});
  });
});
