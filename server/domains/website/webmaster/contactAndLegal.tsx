import { LegalPage } from './legalTexts.ts';
import type { Site } from '../pages/site.ts';

/** URL path segment of a legal page. */
export const pathOfPage = (page: LegalPage) => page.toLowerCase();

/** Returns the legal pages that have a text in the language of the site. */
export const legalPagesOf = ({ settings, language }: Site) =>
  Object.values(LegalPage).filter((page) =>
    settings.legalTexts.some((text) => text.page === page && text.language === language),
  );

/** Contact addresses and links to the contact form and the legal pages, for the footer. */
export function ContactAndLegal({ site }: { site: Site }) {
  const { settings, texts, addresses } = site;
  const { email, phone, postalAddress, socialLinks } = settings;
  return (
    <>
      {(email || phone || postalAddress) && (
        <address>
          {postalAddress && <span className="plain">{postalAddress}</span>}
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
              {phone}
            </a>
          )}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </address>
      )}
      {(email || legalPagesOf(site).length > 0) && (
        <nav aria-label={texts.legalMenu}>
          {email && <a href={addresses.of('contact')}>{texts.contact}</a>}
          {legalPagesOf(site).map((page) => (
            <a key={page} href={addresses.of('legal', pathOfPage(page))}>
              {texts.legal[page]}
            </a>
          ))}
        </nav>
      )}
      {socialLinks.length > 0 && (
        <nav aria-label={texts.socialMenu}>
          {socialLinks.map((link) => (
            <a key={link} href={link} rel="me noopener">
              {nameOfNetwork(link)}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

const networks: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'linkedin.com': 'LinkedIn',
  'bsky.app': 'Bluesky',
  'soundcloud.com': 'SoundCloud',
};

/** Name of a social network by its host; the host for others, such as a Mastodon server. */
function nameOfNetwork(link: string): string {
  const host = new URL(link).hostname.replace(/^(?:www|m)\./, '');
  return networks[host] ?? host;
}
