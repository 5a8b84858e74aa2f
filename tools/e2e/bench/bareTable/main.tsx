// Minimal page for comparison: React, and a table with as many rows as a list of the portal.
import { createRoot } from 'react-dom/client';

const rows = Array.from({ length: 25 }, (_, at) => [`5${at}`, 'Ready', `${at}.00`, '26 November', 'Paid']);

createRoot(document.querySelector('#root')!).render(
  <table>
    <thead>
      <tr>
        {['Number', 'State', 'Total', 'Day', 'Payment'].map((name) => (
          <th key={name}>{name}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells[0]}>
          {cells.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>,
);
