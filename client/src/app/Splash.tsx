/** Shown while something of the portal loads; its style is in index.html, where it stands before the portal does. */
export function Splash() {
  return (
    <div className="splash" role="status" aria-label="Regie">
      <img src="/assets/regie.svg" width="40" height="40" alt="" />
    </div>
  );
}
