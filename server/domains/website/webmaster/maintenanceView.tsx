import type { RenderedPage } from '../../../kit/pages/publicPage.ts';
import { pageOf } from '../pages/frame.tsx';
import { moment } from '../pages/parts.tsx';
import type { Site } from '../pages/site.ts';

/** `Retry-After` in seconds for a maintenance without an end. */
const usualPause = 3600;

/** Renders the maintenance page, which is served in place of every page. */
export function maintenancePage(site: Site): Promise<RenderedPage> {
  const { radio, settings, language, texts } = site;
  const until = settings.maintenanceUntil && new Date(settings.maintenanceUntil);
  const text = settings.maintenanceTexts.find((each) => each.language === language)?.text;
  return pageOf(site, {
    title: texts.maintenance,
    status: 503,
    retryAfter: until ?? usualPause,
    isBare: true,
    isIndexed: false,
    until: until?.getTime(),
    body: (
      <div className="maintenance">
        <span className="mark" aria-hidden="true" />
        <p className="tag">{radio.name}</p>
        <h1>{texts.maintenance}</h1>
        <p className="plain">{text || texts.maintenanceText}</p>
        {until && (
          <p>
            {texts.maintenanceUntil}{' '}
            <time dateTime={until.toISOString()}>
              {moment(site, until, { dateStyle: 'full', timeStyle: 'short' })}
            </time>
          </p>
        )}
      </div>
    ),
  });
}
