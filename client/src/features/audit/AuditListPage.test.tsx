// @module-tag smoke
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditFieldsFragment } from '../../kit/audit/audit.generated';
import type { RequestedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import { testViewer } from '../../testing/testSession';
import type { AuditCheckQuery } from './audit.generated';
import AuditListPage from './AuditListPage';

const change = (field: string, from: string | null, to: string | null) => ({
  __typename: 'AuditChange' as const,
  field,
  from,
  to,
});

const updated = entry(3, {
  subject: 'Invoice',
  subjectId: '5030',
  changes: [
    change('total', '348500', '500000'),
    change('dueDate', '2021-01-12', '2030-02-01'),
    change('invoiceStatus', 'SENT', 'PAID'),
    change('client', '10', '2'),
  ],
});

const titleRequests = (requests: RequestedOperation[]) =>
  requests.filter(({ name }) => name === 'RecordTitles');

/** Viewer who may read the audit log, but none of the records that it mentions. */
const auditor = {
  ...testViewer,
  abilities: [{ action: 'read', subject: 'AuditEntry', condition: null }],
};

describe('what records are called in the audit', () => {
  const songs = [
    entry(1, { subject: 'Song', subjectId: '12', action: 'UPDATED', changes: [change('genre', 'a', 'b')] }),
    entry(2, { subject: 'Song', subjectId: '13', action: 'UPDATED', changes: [change('genre', 'a', 'b')] }),
    entry(3, {
      subject: 'Song',
      subjectId: '14',
      action: 'CREATED',
      changes: [change('title', null, 'Pier')],
    }),
  ];

  it('is not queried for fields that the viewer may not read', async () => {
    const { requests } = show('/', songs, auditor);
    await screen.findAllByText(/song #12/);
    expect(titleRequests(requests)).toEqual([]);
  });

  it('is their name now where an entry holds none, and their number where there is none', async () => {
    const { requests } = show('/', songs);
    await screen.findAllByText(/song #12 “Harbour Lights”/);
    expect(screen.getAllByText(/song #13(?! “)/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/song #14 “Pier”/).length).toBeGreaterThan(0);
    expect(titleRequests(requests).map(({ variables }) => variables)).toEqual([
      { paths: ['/admin/multimedia/songs/12', '/admin/multimedia/songs/13'] },
    ]);
  });

  it('is found for all entries of a page, in requests that the server accepts', async () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      entry(index + 1, {
        subject: 'Song',
        subjectId: String(101 + index),
        changes: [change('genre', 'a', 'b')],
      }),
    );
    many.push(entry(21, { subject: 'Song', subjectId: '12', changes: [change('genre', 'a', 'b')] }));
    // The last of all in the order of the requests.
    many.push(entry(22, { subject: 'Song', subjectId: '999', changes: [change('genre', 'a', 'b')] }));
    const { requests } = show('/?perPage=50', many);
    await screen.findAllByText(/song #999 “Last”/);
    expect(screen.getAllByText(/song #12 “Harbour Lights”/).length).toBeGreaterThan(0);
    const lengths = titleRequests(requests).map(({ variables }) => (variables['paths'] as string[]).length);
    expect(lengths).toEqual([20, 2]);
  });
});

describe('the audit', () => {
  it('requests the filters of its address, with dates in the time zone of the radio', async () => {
    const { requests } = show(
      '/?actorName=ada&action=UPDATED&subject=Invoice&subjectId=5030&address=203.0&at=2026-01-01..2026-01-31',
    );
    await screen.findByText('Ada Merle');
    expect(listRequest(requests)).toEqual({
      name: 'AuditEntryList',
      variables: {
        page: 1,
        perPage: 10,
        filter: {
          actorName: { contains: 'ada' },
          action: { eq: 'UPDATED' },
          subject: { eq: 'Invoice' },
          subjectId: { eq: '5030' },
          address: { contains: '203.0' },
          at: { after: '2025-12-31T22:59:59.999Z', before: '2026-01-31T23:00:00.000Z' },
        },
        sort: null,
      },
    });
  });

  it('filters by the days of the time zone in which it shows its entries', async () => {
    const viewer = { ...testViewer, timeZone: 'America/New_York' };
    const { requests } = show(
      '/?at=2026-01-01..2026-01-31',
      [entry(1, { at: '2026-02-01T03:00:00.000Z' })],
      viewer,
    );
    await screen.findByText('Ada Merle');
    const time = document.querySelector('time[datetime="2026-02-01T03:00:00.000Z"]');
    expect(time?.textContent).toMatch(/^31 Jan 2026/);
    expect(listRequest(requests)?.variables['filter']).toEqual({
      at: { after: '2026-01-01T04:59:59.999Z', before: '2026-02-01T05:00:00.000Z' },
    });
  });

  it('ignores what no filter understands, and a search that there is none for', async () => {
    const { requests } = show('/?action=NONE&subjectId=x&at=someday&q=hello');
    await screen.findByText('Ada Merle');
    expect(listRequest(requests)?.variables).toMatchObject({ filter: {} });
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('believes a subject that a link from elsewhere names', async () => {
    const { requests } = show('/?subject=Ticket');
    await screen.findByText('Ada Merle');
    expect(listRequest(requests)?.variables).toMatchObject({ filter: { subject: { eq: 'Ticket' } } });
    expect(screen.getByRole('button', { name: 'Remove filter: Subject' })).toBeTruthy();
  });

  it.each([
    [
      { action: 'CREATED', subject: 'User', subjectId: '7', changes: [change('fullName', null, 'Zoé')] },
      'Ada Merle added user #7 “Zoé”',
    ],
    [
      { action: 'DENIED', subject: 'Invoice', changes: [change('action', null, 'read')] },
      'Ada Merle was not allowed to see invoices',
    ],
    [
      { action: 'SIGN_IN_FAILED', actorName: '', actorId: null, subject: 'User' },
      'Someone failed to sign in with an unknown address',
    ],
    [
      { action: 'SESSION_REVOKED', subject: 'Session', subjectId: '4' },
      'Ada Merle ended one of their sessions',
    ],
    [
      { action: 'SESSION_REVOKED', subject: 'User', subjectId: '1' },
      'Ada Merle ended all their other sessions',
    ],
    [
      { action: 'SESSION_REVOKED', subject: 'User', subjectId: '1', actorId: null, actorName: '' },
      'Sessions of user #1 were ended: a token was used twice',
    ],
    [{ action: 'DELETED', subject: 'Ticket', subjectId: '9' }, 'Ada Merle deleted Ticket #9'],
    [{ action: 'SIGNED_IN', actorName: '<what/> & <b>Eve</b>' }, '<what/> & <b>Eve</b> signed in'],
  ] satisfies [Partial<AuditFieldsFragment>, string][])('tells %j', async (fields, sentence) => {
    show('/', [entry(1, fields)]);
    expect(await screen.findByRole('link', { name: sentence })).toBeTruthy();
  });

  it('opens an entry over the list, with its values as people read them', async () => {
    const { router } = show('/?action=UPDATED', [updated]);
    await userEvent.click(await screen.findByRole('link', { name: /changed invoice #5030/ }));
    expect(router.state.location.search).toBe('?action=UPDATED&entry=3');

    const table = within(await screen.findByRole('table', { name: 'Changes' }));
    await waitFor(() =>
      expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
        'FieldBeforeAfter',
        'Total€3,485.00€5,000.00',
        'Due date12 Jan 20211 Feb 2030',
        'StatusSentPaid',
        'Client#10Mattie',
      ]),
    );
    expect(within(screen.getByRole('dialog')).getByText('203.0.113.7')).toBeTruthy();
    expect(screen.getByText(/req-3/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open invoice #5030' }).getAttribute('href')).toBe(
      '/admin/invoices/5030',
    );

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?action=UPDATED'));
  });

  it('opens an entry that its address names, also when it is not among the rows', async () => {
    show('/?entry=3', [entry(1, {})]);
    expect(await screen.findByRole('table', { name: 'Changes' })).toBeTruthy();
  });

  it('leads to no record that the viewer may not read', async () => {
    const abilities = [
      { __typename: 'AbilityRule' as const, action: 'read', subject: 'Audit', condition: null },
    ];
    const { requests } = show('/?entry=3', [updated], { ...testViewer, abilities });
    expect(await screen.findByRole('table', { name: 'Changes' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Open invoice/ })).toBeNull();
    expect(screen.getByText('500,000 in minor units')).toBeTruthy();
    expect(requests.filter(({ name }) => name.startsWith('Audited'))).toEqual([]);
  });

  it('shows that it is unchanged, once it was checked', async () => {
    check = whole;
    show('/');
    expect((await screen.findByText('Sealed')).closest('[title]')?.getAttribute('title')).toMatch(
      /^1,200 entries sealed, checked on 1 Jan 2026/,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows nothing about its seals before they were checked', async () => {
    show('/');
    await screen.findByText('Ada Merle');
    expect(screen.queryByText('Sealed')).toBeNull();
  });

  it('lists the entries that changed after they were sealed', async () => {
    const broken = {
      __typename: 'BrokenAuditSeal' as const,
      after: 1000,
      last: 1200,
      sealed: 200,
      found: 199,
    };
    check = { ...whole, broken: [broken] };
    show('/');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Entries 1001 to 1200 (sealed: 200, found: 199)');
    expect(screen.queryByText('Sealed')).toBeNull();
  });

  it('filters by a person who is found while typing', async () => {
    const { router, requests } = show('/?action=UPDATED');
    await userEvent.click(await screen.findByRole('button', { name: 'Person' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Person' }), 'mil');
    await userEvent.click(await screen.findByRole('button', { name: 'Milo Claire' }));
    expect(new URLSearchParams(router.state.location.search).get('actorName')).toBe('Milo Claire');
    expect(
      requests.some(({ name, variables }) => name === 'AuditPeople' && variables['search'] === 'mil'),
    ).toBe(true);
  });

  it('filters by the last days, and from one day to another', async () => {
    const { router } = show('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Date' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    expect(router.state.location.search).toBe('?at=last7');

    await userEvent.click(await screen.findByRole('button', { name: 'Date Last 7 days' }));
    await userEvent.type(await screen.findByLabelText('From'), '2026-01-01');
    await userEvent.type(screen.getByLabelText('To'), '2026-01-31');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?at=2026-01-01..2026-01-31');
    expect(await screen.findByText('1 Jan 2026 – 31 Jan 2026')).toBeTruthy();
  });
});

/** Result of the last check of the audit seals; null before the first check. */
let check: AuditCheckQuery['auditCheck'] = null;
beforeEach(() => (check = null));

const whole = {
  __typename: 'AuditCheckResult' as const,
  at: '2026-01-01T10:00:00.000Z',
  sealed: 1200,
  broken: [],
};

function show(address: string, entries = [entry(1, {})], viewer = testViewer) {
  return renderPage(<AuditListPage />, {
    address,
    viewer,
    answer: (operation) => ({ data: answer(operation, entries) }),
  });
}

function answer({ name, variables }: RequestedOperation, entries: AuditFieldsFragment[]) {
  if (name === 'AuditCheck') return { auditCheck: check };
  if (name === 'AuditPeople') {
    const items =
      variables['search'] === 'mil' ? [{ __typename: 'User', id: '49', fullName: 'Milo Claire' }] : [];
    return { users: { __typename: 'UserPage', items, totalItems: items.length, totalIsExact: true } };
  }
  if (name === 'AuditRadios')
    return { radios: { __typename: 'RadioPage', items: [], totalItems: 0, totalIsExact: true } };
  if (name === 'AuditedClients') {
    const items = [{ __typename: 'InvoiceClient', id: '2', name: 'Mattie' }];
    return { invoiceClients: { __typename: 'InvoiceClientPage', items, totalItems: 1, totalIsExact: true } };
  }
  if (name === 'AuditedCurrency') return { invoice: { __typename: 'Invoice', id: '5030', currency: 'EUR' } };
  if (name === 'RecordTitles') {
    const row = { __typename: 'SearchRow', kind: 'Song', id: '12', title: 'Harbour Lights' };
    const paths = variables['paths'] as string[];
    const last = { ...row, id: '999', title: 'Last' };
    return {
      recordsAt: paths.map((path) =>
        path.endsWith('songs/12') ? row : path.endsWith('songs/999') ? last : null,
      ),
    };
  }
  const items = name === 'AuditEntry' ? [updated] : entries;
  return {
    auditEntries: { __typename: 'AuditEntryPage', items, totalItems: items.length, totalIsExact: true },
  };
}

function entry(id: number, fields: Partial<AuditFieldsFragment>): AuditFieldsFragment {
  return {
    __typename: 'AuditEntry',
    id: String(id),
    at: '2026-01-01T10:00:00.000Z',
    action: 'UPDATED',
    actorId: '1',
    actorName: 'Ada Merle',
    address: '203.0.113.7',
    subject: 'Permission',
    subjectId: null,
    requestId: `req-${id}`,
    changes: [],
    ...fields,
  };
}

/** First request of the list. */
const listRequest = (requests: readonly RequestedOperation[]) =>
  requests.find(({ name }) => name === 'AuditEntryList');
