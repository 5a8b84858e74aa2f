import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Chooses the first search result of a picker by keyboard. The test browser has no layout to click in. Waits until the result
 * is highlighted: Enter chooses only a highlighted result.
 */
export async function chooseFound(text: string): Promise<void> {
  await waitFor(() => {
    const option = screen.getByText(text).closest('[role="option"]');
    expect(option?.hasAttribute('data-highlighted')).toBe(true);
  });
  await userEvent.keyboard('{Enter}');
}
