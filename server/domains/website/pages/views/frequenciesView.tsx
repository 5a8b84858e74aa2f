import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { pageOf } from '../frame.tsx';
import { Empty } from '../parts.tsx';
import { readAsVisitor, type Site } from '../site.ts';
import { frequencyList, type FrequencyListData } from '../siteDocuments.ts';

/** Renders the page of the frequencies and channels of the radio, by area. */
export async function frequenciesPage(site: Site): Promise<RenderedPage> {
  const { title, intro, none, area, band, channel, bands } = site.texts.frequencies;
  const { frequencies } = await readAsVisitor<FrequencyListData>(site, frequencyList, {});
  return pageOf(site, {
    title,
    path: ['frequencies'],
    body: (
      <>
        <h1>{title}</h1>
        {frequencies.items.length === 0 ? (
          <Empty text={none} />
        ) : (
          <>
            <p>{intro(site.radio.name)}</p>
            <div className="text">
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard */}
              <div className="table" role="region" tabIndex={0} aria-label={title}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{area}</th>
                      <th scope="col">{band}</th>
                      <th scope="col">{channel}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {frequencies.items.map((frequency) => (
                      <tr key={frequency.id}>
                        <th scope="row">
                          <bdi>{frequency.area}</bdi>
                        </th>
                        <td>{bands[frequency.band]}</td>
                        <td>
                          <bdi>{frequency.channel}</bdi>
                          {frequency.note && (
                            <>
                              <br />
                              <small>
                                <bdi>{frequency.note}</bdi>
                              </small>
                            </>
                          )}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </div>
          </>
        )}
      </>
    ),
  });
}
