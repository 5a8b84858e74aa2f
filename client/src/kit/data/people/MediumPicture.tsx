import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';

/** Small picture at the start of a list row, or an icon when there is none or it fails to load. */
export function MediumPicture({ src, icon: Icon }: { src: string; icon: LucideIcon }) {
  const [lost, setLost] = useState<string>();
  return (
    <span className="medium-picture" aria-hidden>
      {src && src !== lost ? (
        <img src={smallest(src)} alt="" loading="lazy" decoding="async" onError={() => setLost(src)} />
      ) : (
        <Icon size={15} />
      )}
    </span>
  );
}

const smallest = (src: string) => src.replace(/-(?:256|512)\.webp$/, '-64.webp');

/** Table cell with a picture, a name, and a line of details below the name. */
export function PicturedName({
  src,
  icon,
  name,
  detail,
}: {
  src: string;
  icon: LucideIcon;
  name: string;
  detail?: string | undefined;
}) {
  return (
    <div className="medium">
      <MediumPicture src={src} icon={icon} />
      <div className="person-words">
        <div className="person-name" dir="auto" title={name}>
          {name}
        </div>
        {detail ? (
          <div className="person-detail" dir="auto" title={detail}>
            {detail}
          </div>
        ) : null}
      </div>
    </div>
  );
}
