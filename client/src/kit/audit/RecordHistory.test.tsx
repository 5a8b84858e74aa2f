// @module-tag smoke
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/renderPage';
import { testViewer } from '../../testing/testSession';
import { RecordHistory } from './RecordHistory';

const entry = {
  __typename: 'AuditEntry',
  id: '8',
  at: '2026-01-01T10:00:00.000Z',
  action: 'UPDATED',
  actorId: '1',
  actorName: 'Ada Merle',
  address: '203.0.113.7',
  subject: 'User',
  subjectId: '51',
  requestId: 'req-8',
  changes: [
    { __typename: 'AuditChange', field: 'username', from: 'zoe', to: 'zoe.m' },
    { __typename: 'AuditChange', field: 'usernameKey', from: '•••', to: '•••' },
    { __typename: 'AuditChange', field: 'billing', from: null, to: '' },
  ],
};

const zoe = { __typename: 'SearchRow', kind: 'User', id: '51', title: 'Zoé Marin' };

const five = [1, 2, 3, 4, 5].map((id) => ({ ...entry, id: String(id) }));

const show = (items: object[], totalItems: number, viewer = testViewer) =>
  renderPage(<RecordHistory type="User" id="51" version={1} />, {
    viewer,
    answer: ({ name }) => ({
      data:
        name === 'RecordTitles'
          ? { recordsAt: [zoe] }
          : { auditEntries: { __typename: 'AuditEntryPage', items, totalItems, totalIsExact: true } },
    }),
  });

describe('the history of a record', () => {
  it('requests that record, shows who changed which fields, and links to the complete history', async () => {
    const { requests } = show(five, 12);
    const [item] = await screen.findAllByRole('button', { name: /Ada Merle changed user #51 “Zoé Marin”/ });
    expect(item?.textContent).toContain('· Username');
    expect(item?.textContent).not.toMatch(/Billing|key/i);
    expect(requests[0]).toEqual({
      name: 'RecordHistory',
      variables: { filter: { subject: { eq: 'User' }, subjectId: { eq: '51' } }, perPage: 5 },
    });
    const all = screen.getByRole('link', { name: 'Show the whole history of user #51' });
    expect(all.getAttribute('href')).toBe('/admin/audit?subject=User&subjectId=51');
  });

  it('opens an entry with what it was and became', async () => {
    show([entry], 1);
    await userEvent.click(await screen.findByRole('button', { name: /Ada Merle changed/ }));
    expect(await screen.findByRole('row', { name: 'Username zoe zoe.m' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /whole history/ })).toBeNull();
  });

  it('shows an empty state when nothing was recorded', async () => {
    show([], 0);
    expect(await screen.findByText('Nothing has been recorded yet.')).toBeTruthy();
  });

  it('requests nothing for users who may not read the audit', () => {
    const abilities = [
      { __typename: 'AbilityRule' as const, action: 'read', subject: 'User', condition: null },
    ];
    const { requests } = show([entry], 12, { ...testViewer, abilities });
    expect(requests).toEqual([]);
  });
});
