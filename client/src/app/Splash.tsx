/** Shown while the portal itself loads; needs nothing of it. */
export function Splash() {
  return (
    <div
      role="status"
      aria-label="Regie"
      style={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}
    >
      <img
        src="/assets/regie.svg"
        width="40"
        height="40"
        alt=""
        style={{ animation: 'regie-splash 600ms ease-out 150ms both' }}
      />
      <style>{'@keyframes regie-splash { from { opacity: 0 } to { opacity: 1 } }'}</style>
    </div>
  );
}
