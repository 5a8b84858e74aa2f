import { sampleFrom } from '../../../../kit/sample.ts';

const width = 1600;
const height = 900;

/** Palettes of two sky colours and one sound colour. */
const palettes = [
  ['#1d1147', '#5b2fc4', '#f5b8ff'],
  ['#0b2a3f', '#1f7a8c', '#bfe8ef'],
  ['#3a1c0d', '#c2570c', '#ffd9a8'],
  ['#10251b', '#2f7d57', '#c8f1d4'],
  ['#2a0f2f', '#a03a7e', '#ffd0ea'],
  ['#0f1a3a', '#3457c0', '#cddcff'],
] as const;

const line = (attributes: string) => `<path fill="none" stroke-linecap="round" ${attributes}/>`;

/** Wave from edge to edge, made of sines with a phase of its own. */
function wave(phase: number, swing: number, middle: number): string {
  const points = Array.from({ length: 81 }, (_, step) => {
    const x = (step / 80) * width;
    const envelope = Math.sin((step / 80) * Math.PI);
    const y = middle + Math.sin(step / 4 + phase) * Math.sin(step / 11 + phase * 2) * swing * envelope;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** SVG of a sky, a transmitter mast and sound waves; the same number always gives the same drawing. */
export function pictureOf(index: number): string {
  const faker = sampleFrom(700 + index);
  const [dark, bright, pale] = palettes[index % palettes.length]!;
  const mastX = faker.number.int({ min: 420, max: 1180 });
  const mastY = faker.number.int({ min: 250, max: 400 });
  const rings = Array.from(
    { length: 7 },
    (_, ring) =>
      `<circle cx="${mastX}" cy="${mastY}" r="${70 + ring * 95}" fill="none" stroke="${pale}" stroke-width="3" opacity="${(0.5 - ring * 0.065).toFixed(2)}"/>`,
  );
  const waves = Array.from({ length: 5 }, () => {
    const path = wave(faker.number.float({ max: 6 }), faker.number.int({ min: 60, max: 190 }), 690);
    return line(
      `d="${path}" stroke="${pale}" stroke-width="${faker.number.int({ min: 2, max: 7 })}" opacity="0.45"`,
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${bright}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
${rings.join('')}
${line(`d="M${mastX} ${mastY}L${mastX - 90} ${height}M${mastX} ${mastY}L${mastX + 90} ${height}M${mastX - 36} ${mastY + 210}L${mastX + 36} ${mastY + 210}M${mastX - 66} ${mastY + 390}L${mastX + 66} ${mastY + 390}" stroke="${dark}" stroke-width="9"`)}
<circle cx="${mastX}" cy="${mastY}" r="16" fill="${pale}"/>
${waves.join('')}
</svg>`;
}
