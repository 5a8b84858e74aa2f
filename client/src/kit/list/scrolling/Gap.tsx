/* eslint-disable jsx-a11y/control-has-associated-label -- a cell is no control */

/** The room of rows that are not there. */
export function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden data-gap>
      <tr style={{ height }}>
        <td />
      </tr>
    </tbody>
  );
}
