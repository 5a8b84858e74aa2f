import type { ReactNode } from 'react';
import type { SiteTemplate } from '../../../apollo/schemaTypes.generated';
import type { Palette } from './designValues';

/** Picture of the home page of a template, in the colours of a palette. */
export function TemplatePicture({ template, palette }: { template: SiteTemplate; palette: Palette }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" style={{ display: 'block', width: '100%' }}>
      <rect width="160" height="120" fill={palette.background} />
      {drawings[template](palette)}
    </svg>
  );
}

/** Lines that represent text. */
const lines = (x: number, y: number, widths: readonly number[], fill: string) =>
  widths.map((width, index) => (
    <rect key={index} x={x} y={y + index * 5} width={width} height="2" rx="1" fill={fill} opacity="0.55" />
  ));

const drawings: Record<SiteTemplate, (palette: Palette) => ReactNode> = {
  MAGAZINE: ({ primary, accent, surface, text }) => (
    <>
      <rect x="50" y="8" width="60" height="8" fill={text} />
      <rect x="10" y="22" width="140" height="1" fill={text} />
      <rect x="10" y="30" width="140" height="1" fill={text} opacity="0.3" />
      {lines(42, 25, [76], text)}
      <rect x="10" y="36" width="58" height="38" fill={primary} />
      <rect x="74" y="38" width="18" height="3" fill={accent} />
      <rect x="74" y="44" width="32" height="4" fill={text} />
      {lines(74, 52, [30, 32, 24], text)}
      <rect x="114" y="36" width="36" height="76" fill={surface} />
      {lines(118, 42, [26, 22, 28, 20, 26, 22, 28, 18, 24, 26, 20, 24], text)}
      <rect x="10" y="82" width="28" height="18" fill={primary} opacity="0.6" />
      <rect x="44" y="82" width="28" height="18" fill={primary} opacity="0.6" />
      <rect x="78" y="82" width="28" height="18" fill={primary} opacity="0.6" />
      {[10, 44, 78].map((x) => (
        <g key={x}>{lines(x, 104, [26, 18], text)}</g>
      ))}
    </>
  ),
  MUSIC: ({ primary, background, surface, text }) => (
    <>
      <rect x="10" y="5" width="24" height="4" fill={text} />
      {lines(90, 6, [60], text)}
      <rect y="14" width="160" height="56" fill={primary} />
      <rect x="10" y="20" width="44" height="44" fill={background} />
      <circle cx="32" cy="42" r="15" fill={primary} opacity="0.8" />
      <circle cx="32" cy="42" r="4" fill={background} />
      <rect x="62" y="28" width="80" height="10" fill={background} />
      <rect x="62" y="42" width="52" height="5" fill={background} opacity="0.8" />
      <rect x="62" y="52" width="30" height="3" fill={background} opacity="0.8" />
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <rect x="10" y={76 + row * 8} width="6" height="6" fill={primary} />
          <rect x="84" y={76 + row * 8} width="6" height="6" fill={primary} />
          {lines(20, 78 + row * 8, [48], text)}
          {lines(94, 78 + row * 8, [52], text)}
        </g>
      ))}
      <rect y="108" width="160" height="12" fill={surface} />
      <circle cx="16" cy="114" r="3.5" fill={primary} />
      <rect x="26" y="113" width="120" height="2" fill={primary} />
    </>
  ),
  COMMUNITY: ({ primary, accent, surface, text }) => (
    <>
      <rect width="160" height="11" fill={surface} />
      <circle cx="12" cy="5.5" r="3.5" fill={primary} />
      {[60, 84, 108, 132].map((x) => (
        <rect key={x} x={x} y="3" width="18" height="5" rx="2.5" fill={primary} opacity="0.25" />
      ))}
      <rect y="11" width="160" height="42" fill={primary} opacity="0.15" />
      <rect x="40" y="18" width="80" height="9" rx="2" fill={text} />
      {lines(55, 31, [50], text)}
      <rect x="52" y="38" width="56" height="10" rx="5" fill={surface} />
      <circle cx="58" cy="43" r="3.5" fill={accent} />
      <rect x="10" y="60" width="34" height="5" rx="1" fill={text} />
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <g key={day}>
          <rect x={8 + day * 21} y="70" width="18" height="44" rx="4" fill={surface} stroke={primary} />
          {lines(11 + day * 21, 75, [10, 12, 8, 12, 9, 11, 8], text)}
        </g>
      ))}
    </>
  ),
};
