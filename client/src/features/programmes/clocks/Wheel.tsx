import { Box, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Arc } from './hourLayout';
import { partKinds, hour, type PartValues } from './parts/partValues';
import { partStyles } from './parts/partKinds';

const size = 320;
const centre = size / 2;
const outer = 128;
const inner = 66;

const styles: SystemStyleObject = {
  maxW: '360px',
  mx: 'auto',
  '& svg': { display: 'block', w: 'full', h: 'auto' },
  '& .face': { fill: 'bg.muted' },
  '& .hub': { fill: 'bg.panel' },
  '& .tick': { stroke: 'border.emphasized', strokeWidth: 1 },
  '& text': { fontSize: '11px', fill: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  '& .arc': { stroke: 'bg.panel', strokeWidth: 2 },
  '& .arc[data-at]': { stroke: 'fg', strokeWidth: 2.5 },
  '& .number': { fontSize: '12px', fontWeight: 600 },
  ...Object.fromEntries(
    partKinds.flatMap((kind) => [
      [`& .arc[data-kind=${kind}]`, { fill: `${partStyles[kind].palette}.solid` }],
      [`& .number[data-kind=${kind}]`, { fill: `${partStyles[kind].palette}.contrast` }],
    ]),
  ),
};

/** Pie chart of an hour: each part at its approximate time, labelled with its number in the list. */
export function Wheel({
  parts,
  arcs,
  at,
}: {
  parts: readonly PartValues[];
  arcs: readonly Arc[];
  /** Index of the part that is hovered or focused in the list. */
  at: number | undefined;
}) {
  const { t, i18n } = useTranslation();
  return (
    <Box css={styles} dir="ltr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('clocks.wheel', { count: parts.length })}>
        <circle className="face" cx={centre} cy={centre} r={outer} />
        {[0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55].map((minute) => (
          <line key={minute} className="tick" {...lineAt(minute / 60, outer, minute % 15 === 0 ? 10 : 5)} />
        ))}
        {['00', '15', '30', '45'].map((label, quarter) => {
          const [x, y] = pointAt(quarter / 4, outer + 20);
          return (
            <text key={label} x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {label}
            </text>
          );
        })}
        {arcs.map(({ start, end }, index) => {
          const from = Math.min(start / hour, 1);
          const to = Math.min(end / hour, 1);
          if (to <= from) return null;
          const kind = parts[index]!.kind;
          return (
            <g key={index}>
              <path
                className="arc"
                data-kind={kind}
                data-at={at === index ? '' : undefined}
                d={ring(from, to)}
              />
              {to - from > 0.022 ? (
                <ArcNumber position={(from + to) / 2} kind={kind} number={index + 1} />
              ) : null}
            </g>
          );
        })}
        <circle className="hub" cx={centre} cy={centre} r={inner} />
        <text
          x={centre}
          y={centre}
          textAnchor="middle"
          dominantBaseline="central"
          style={{ fontSize: '13px', direction: i18n.dir() }}
        >
          {t('clocks.parts', { count: parts.length })}
        </text>
      </svg>
    </Box>
  );
}

function ArcNumber({
  position,
  kind,
  number,
}: {
  position: number;
  kind: PartValues['kind'];
  number: number;
}) {
  const [x, y] = pointAt(position, (outer + inner) / 2);
  return (
    <text className="number" data-kind={kind} x={x} y={y} textAnchor="middle" dominantBaseline="central">
      {number}
    </text>
  );
}

/** Point on the wheel: `share` of the hour clockwise from the top, at `radius` from the centre. */
function pointAt(share: number, radius: number): [x: number, y: number] {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return [round(centre + radius * Math.cos(angle)), round(centre + radius * Math.sin(angle))];
}

function lineAt(share: number, radius: number, length: number) {
  const [x1, y1] = pointAt(share, radius + 2);
  const [x2, y2] = pointAt(share, radius + 2 + length);
  return { x1, y1, x2, y2 };
}

/** SVG path of a part. A full circle is drawn as two halves, because an arc from a point to itself is empty. */
function ring(from: number, to: number): string {
  if (to - from > 0.999) return `${ring(0, 0.5)} ${ring(0.5, 0.998)}`;
  const large = to - from > 0.5 ? 1 : 0;
  const [ax, ay] = pointAt(from, outer);
  const [bx, by] = pointAt(to, outer);
  const [cx, cy] = pointAt(to, inner);
  const [dx, dy] = pointAt(from, inner);
  return `M${ax} ${ay} A${outer} ${outer} 0 ${large} 1 ${bx} ${by} L${cx} ${cy} A${inner} ${inner} 0 ${large} 0 ${dx} ${dy} Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
