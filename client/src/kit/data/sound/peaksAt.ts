/** Loads the waveform of a sound, each peak from 0 to 1. */
export async function peaksAt(address: string, signal: AbortSignal): Promise<number[]> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The waveform answered ${answer.status}.`);
  const { peaks } = (await answer.json()) as { peaks: number[] };
  return peaks.map((peak) => peak / 255);
}
