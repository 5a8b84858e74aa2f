/* Responses of streaming servers as text, for cases that the Icecast of the tests does not produce. */

/** Response of Icecast 2.5 to `/admin/stats`, for tests. It has lower-case names, title fields of its own, and nested elements. */
export const stats25 = `<?xml version="1.0"?>
<icestats><instance_uuid>5f1b</instance_uuid><server_id>Icecast 2.5.0</server_id>
<modules><module name="source"/></modules>
<source mount="/live.mp3">
  <authentication><role name="anyone"><title>not this</title></role></authentication>
  <bitrate>128</bitrate><content-type>audio/mpeg</content-type><display-title>Nina Simone - Sinnerman</display-title>
  <listeners>3</listeners><listener_peak>7</listener_peak>
  <metadata><title>Sinnerman</title><listeners>99</listeners></metadata>
  <playlist xmlns="http://xspf.org/ns/0/"><trackList><track><title>Before</title></track></trackList></playlist>
  <stream_start_iso8601>2026-11-21T00:08:06+0000</stream_start_iso8601>
  <user_agent>Liquidsoap/2.1.3</user_agent>
</source></icestats>`;

export const clients25 = `<?xml version="1.0"?>
<icestats><source mount="/live.mp3"><listeners>2</listeners>
<listener id="17"><id>17</id><ip>203.0.113.9</ip><useragent>VLC/3.0.20 LibVLC/3.0.20</useragent><connected>61</connected>
  <tls>true</tls><geoip><country iso-alpha-2="FR"/></geoip><history><mount>/other</mount></history></listener>
<listener id="18"><ip>2001:db8::1</ip><connected>2</connected></listener>
</source></icestats>`;

export const clients24 = `<?xml version="1.0"?>
<icestats><source mount="/live.mp3"><Listeners>1</Listeners>
<listener><IP>203.0.113.9</IP><UserAgent>Winamp &amp; friends</UserAgent><Connected>61</Connected><ID>17</ID></listener>
</source></icestats>`;

/** Makes a public status document of Icecast for tests. Each source is given as JSON. */
export const statusWith = (...sources: string[]) =>
  `{"icestats":{"server_id":"Icecast 2.4.4"${sourcesOf(sources)},"dummy":null}}`;

const sourcesOf = (sources: string[]) => {
  if (sources.length === 0) return '';
  return `,"source":${sources.length === 1 ? sources[0] : `[${sources.join(',')}]`}`;
};

/** Makes the JSON of a source for `statusWith`. `title` is inserted as it is, without escaping. */
export const sourceWith = (path: string, title: string) =>
  `{"listenurl":"http://radio.example:8000${path}","listeners":2,"listener_peak":5,"server_type":"application/ogg","subtype":"Opus","audio_bitrate":64000,"stream_start_iso8601":"2026-11-21T00:08:06+0000","title":${title},"dummy":null}`;
