import type { LucideIcon } from 'lucide-react';
import type { SyntheticEvent } from 'react';

/** The small picture of a row, over an icon that is seen while there is none or it does not load. */
export function MediumPicture({ src, icon: Icon }: { src: string; icon: LucideIcon }) {
  return (
    <span className="medium-picture" aria-hidden>
      <Icon size={15} />
      {src ? <img src={smallest(src)} alt="" loading="lazy" decoding="async" onError={hide} /> : null}
    </span>
  );
}

const smallest = (src: string) => src.replace(/-256\.webp$/, '-64.webp');

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true;
}

/** A picture, a name and one more line, as a cell. */
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
          <div className="person-detail" dir="auto">
            {detail}
          </div>
        ) : null}
      </div>
    </div>
  );
}
