// @module-tag smoke
import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createQueryHook } from '../../apollo/hookFactories';
import { renderPage } from '../../testing/renderPage';
import { PanelVisit, usePanelOptions } from './PanelVisit';

const document: TypedDocumentNode<{ overview: object }, Record<string, never>> = gql`
  query EmployeeCounts {
    overview {
      employees {
        byStatus {
          count
        }
      }
    }
  }
`;
const useEmployeeCounts = createQueryHook(document);

function Panel({ name }: { name: string }) {
  const { data } = useEmployeeCounts(usePanelOptions(useEmployeeCounts));
  return data ? <p>{name}</p> : null;
}

function Visit() {
  const [isLate, setLate] = useState(false);
  return (
    <PanelVisit>
      <Panel name="one" />
      <Panel name="another" />
      {isLate && <Panel name="late" />}
      <button onClick={() => setLate(true)}>its code comes</button>
    </PanelVisit>
  );
}

function Visits() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <Visit key={visit} />
      <button onClick={() => setVisit(visit + 1)}>come again</button>
    </>
  );
}

const answer = async () => ({ data: { overview: { __typename: 'Overview', employees: null } } });

describe('what panels share', () => {
  it('is requested once per visit, also by a panel whose code loads late, and again at the next visit', async () => {
    const { requests } = renderPage(<Visits />, { answer });
    await screen.findByText('one');
    await screen.findByText('another');
    fireEvent.click(screen.getByText('its code comes'));
    await screen.findByText('late');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(requests).toHaveLength(1);
    fireEvent.click(screen.getByText('come again'));
    await expect.poll(() => requests.length).toBe(2);
  });
});
