/* eslint-disable jsx-a11y/control-has-associated-label -- a cell is not a control */

/** Space in place of rows that are not rendered. */
export function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden data-gap>
      <tr style={{ height }}>
        <td />
      </tr>
    </tbody>
  );
}
