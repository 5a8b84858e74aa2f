/** Shown while the portal loads. Its style is in index.html, which shows the same splash before any script runs. */
export function Splash() {
  return (
    <div className="splash" role="status">
      Regie
    </div>
  );
}
