import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { slotWith } from '../../testing/calendar';
import { useRuleWords } from './useRuleWords';

const monthly = {
  __typename: 'SlotRecurrence' as const,
  frequency: 'MONTHLY' as const,
  interval: 1,
  weekdays: [],
  nth: null,
  setPosition: null,
  until: null,
  count: null,
};

function Words({ rule }: { rule: Partial<typeof monthly> & { weekdays?: Array<'MO' | 'SA' | 'SU'> } }) {
  const words = useRuleWords();
  return <p>{words(slotWith({ startDate: '2027-01-31', recurrence: { ...monthly, ...rule } as never }))}</p>;
}

const workdays = ['MO', 'TU', 'WE', 'TH', 'FR'];

describe('the words of a monthly rule', () => {
  it.each([
    [{}, 'on day 31'],
    [{ setPosition: -1 }, 'on the last day of the month'],
    [{ setPosition: -1, weekdays: workdays }, 'on the last working day'],
    [{ setPosition: 1, weekdays: workdays }, 'on the first working day'],
    [{ setPosition: -1, weekdays: ['SA', 'SU'] }, 'on the last of: Saturday and Sunday'],
    [{ nth: -1, weekdays: ['SU'] }, 'the last Sunday'],
  ])('name the days of %j', (rule, words) => {
    render(<Words rule={rule as never} />);
    expect(screen.getByText((text) => text.startsWith(`Every month · ${words} · `))).toBeTruthy();
  });
});
