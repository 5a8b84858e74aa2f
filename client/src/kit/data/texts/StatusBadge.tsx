import type { LucideIcon } from 'lucide-react';

export type Tone = 'good' | 'busy' | 'warning' | 'neutral' | 'brand' | 'onAir';

const palettes: Record<Tone, string> = {
  good: 'green',
  busy: 'blue',
  warning: 'orange',
  neutral: 'gray',
  brand: 'brand',
  onAir: 'red',
};

/** A status badge: always a word, with an icon in addition to the colour. */
export function StatusBadge({ tone, icon: Icon, label }: { tone: Tone; icon: LucideIcon; label: string }) {
  return (
    <span className="status tinted-by" data-palette={palettes[tone]}>
      <Icon size={12} aria-hidden />
      {label}
    </span>
  );
}
