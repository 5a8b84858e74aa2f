/** Shown while something of the portal loads; its style is in index.html, where it stands before the portal does. */
export function Splash() {
  return (
    <div className="splash" role="status">
      Regie
    </div>
  );
}
