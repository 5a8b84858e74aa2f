// @vitest-environment jsdom
import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { checked, misfitsOf } from './answerCheck';
import type { Answer } from './answer';

const document = gql`
  query Invoice($id: ID!, $withClient: Boolean! = false) {
    invoice(id: $id) {
      __typename
      number: id
      issuedDate
      createdAt
      total
      balance
      invoiceStatus
      client @include(if: $withClient) {
        name
      }
    }
  }
`;
const invoice = {
  __typename: 'Invoice',
  number: '50',
  issuedDate: '2026-01-01',
  createdAt: '2026-01-01T09:30:00.000Z',
  total: 1000,
  balance: 0,
  invoiceStatus: 'PAID',
};
const misfits = (more: object, variables: Record<string, unknown> = { id: '50' }) =>
  misfitsOf({ document, variables }, { data: { invoice: { ...invoice, ...more } } });

describe('the answer of a made-up server', () => {
  it('may be what the server would give', () => {
    expect(misfits({})).toEqual([]);
    expect(misfits({ client: { name: 'Mattie' } }, { id: '50', withClient: true })).toEqual([]);
  });

  it('is to questions that the server understands', () => {
    expect(misfits({}, {})).toEqual(['variables: Variable "$id" of required type "ID!" was not provided.']);
    expect(misfits({}, { id: '50', withClient: 'yes' })).toEqual([
      'variables: Variable "$withClient" got invalid value "yes"; Boolean cannot represent a non boolean value: "yes"',
    ]);
    expect(misfitsOf({ document, variables: {} }, { error: { code: 'NOT_FOUND' } })).toEqual([
      'variables: Variable "$id" of required type "ID!" was not provided.',
    ]);
    const unknown = gql`
      query Number {
        number
      }
    `;
    expect(misfitsOf({ document: unknown, variables: {} }, { data: { number: 1 } })).toEqual([
      'Cannot query field "number" on type "Query". Did you mean "user"?',
      'number: the document does not select it, but 1 is there',
    ]);
  });

  it('leaves nothing out', () => {
    expect(misfits({ total: undefined })).toEqual(['invoice.total: expected SafeInt!, but it is missing']);
    expect(misfits({ __typename: undefined })).toEqual([
      'invoice.__typename: expected "Invoice", but nothing is there',
    ]);
    expect(misfits({}, { id: '50', withClient: true })).toEqual([
      'invoice.client: expected InvoiceClient!, but it is missing',
    ]);
  });

  it('has no fields that were not requested', () => {
    const notSelected = 'the document does not select it, but';
    expect(misfits({ currency: 'USD' })).toEqual([`invoice.currency: ${notSelected} "USD" is there`]);
    expect(misfits({ client: { name: 'Mattie' } })).toEqual([
      `invoice.client: ${notSelected} {"name":"Mattie"} is there`,
    ]);
  });

  it('is null only where the schema lets it be', () => {
    expect(misfits({ total: null })).toEqual([
      'invoice.total: Cannot return null for non-nullable field Invoice.total.',
    ]);
  });

  it('has the values of an enum', () => {
    expect(misfits({ invoiceStatus: 'LOST' })).toEqual([
      'invoice.invoiceStatus: Enum "InvoiceStatus" cannot represent value: "LOST"',
    ]);
  });

  it.each([
    [{ number: 50 }, 'invoice.number: expected "50", but 50 is there'],
    [{ total: '1000' }, 'invoice.total: SafeInt cannot represent value: "1000"'],
    [{ total: 10.5 }, 'invoice.total: SafeInt cannot represent value: 10.5'],
    [{ issuedDate: '2026-1-1' }, 'invoice.issuedDate: LocalDate cannot represent value: "2026-1-1"'],
    [{ issuedDate: '2026-02-31' }, 'invoice.issuedDate: LocalDate cannot represent value: "2026-02-31"'],
    [{ createdAt: '2026-01-01' }, 'invoice.createdAt: DateTimeISO cannot represent value: "2026-01-01"'],
  ])('has every value as it goes over the line: %j', (more, misfit) => {
    expect(misfits(more)).toEqual([misfit]);
  });

  it('is a list where the schema has one', () => {
    const list = gql`
      query List {
        invoices {
          items {
            id
          }
        }
      }
    `;
    const of = (items: unknown) =>
      misfitsOf({ document: list, variables: {} }, { data: { invoices: { items } } });
    expect(of([{ id: '1' }])).toEqual([]);
    expect(of({ id: '1' })).toEqual([
      'invoices.items: Expected Iterable, but did not find one for field "InvoicePage.items".',
    ]);
    expect(of([{ id: '1' }, {}])).toEqual(['invoices.items.1.id: expected ID!, but it is missing']);
  });

  it('may be an event', () => {
    const changed = gql`
      subscription Changed {
        mediaChanged {
          id
        }
      }
    `;
    const of = (event: object) =>
      misfitsOf({ document: changed, variables: {} }, { data: { mediaChanged: event } });
    expect(of({ id: '1' })).toEqual([]);
    expect(of({})).toEqual(['mediaChanged.id: expected ID!, but it is missing']);
  });

  // Wrong responses are reported when the test has ended, so the test cannot catch the failure itself.
  it.fails('fails its test, whatever the screen makes of it', () => {
    const answer = { data: {} };
    expect(checked({ document, variables: { id: '50' } }, answer)).toBe(answer);
  });

  it('is there', () => {
    expect(() => checked({ document, variables: { id: '50' } }, undefined)).toThrow('there is no answer');
  });

  it('has a code when it is a refusal', () => {
    const refusal = { error: { message: 'no' } } as unknown as Answer;
    expect(misfitsOf({ document, variables: { id: '50' } }, refusal)).toEqual(['the error has no code']);
  });
});
