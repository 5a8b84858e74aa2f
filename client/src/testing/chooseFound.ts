import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Chooses the first of what was found, by the keyboard: where the list stands is not known without a layout. It is there a
 * moment before it is what Enter takes.
 */
export async function chooseFound(text: string): Promise<void> {
  await waitFor(() => {
    const option = screen.getByText(text).closest('[role="option"]');
    expect(option?.hasAttribute('data-highlighted')).toBe(true);
  });
  await userEvent.keyboard('{Enter}');
}
