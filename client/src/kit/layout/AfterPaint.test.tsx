// @module-tag smoke
import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { AfterPaint } from './AfterPaint';

it('what can wait comes after what stands around it', () => {
  const painted: string[] = [];
  render(
    <Profiler id="page" onRender={() => painted.push(document.body.textContent)}>
      <p>Row</p>
      <AfterPaint>{() => <button>Edit</button>}</AfterPaint>
    </Profiler>,
  );
  expect(painted).toEqual(['Row', 'RowEdit']);
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
});
