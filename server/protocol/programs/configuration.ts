import { isIP } from 'node:net';
import type { Ports } from './ports.ts';
import type { Mount, Setup, StreamServer } from '../setup.ts';

/** Name of the mount point to which encoders of live sessions connect. */
export const liveMount = 'live';

/** A string as a string literal in a Liquidsoap script. */
const text = (value: string) => JSON.stringify(value).replaceAll('#{', '\\#{');

/** A mount point of a streaming server, to which Liquidsoap sends the station's sound. */
export interface Output {
  id: string;
  format: Mount['format'];
  bitrate: number;
  host: string;
  port: number;
  protocol: 'http' | 'https';
  user: string;
  password: string;
  mount: string;
  name: string;
  public: boolean;
}

/** Returns all outputs of a station: the mount points to which Liquidsoap sends. */
export const outputsOf = ({ radio, servers }: Setup): Output[] =>
  servers.flatMap((server) =>
    server.mounts.map(({ format, bitrate, path, isListed }) => ({
      id: `${server.host}:${server.port}${path}`,
      format,
      bitrate,
      host: server.host,
      port: server.port,
      protocol: server.isSecure ? 'https' : 'http',
      user: server.sourceUser,
      password: server.sourcePassword,
      mount: path,
      name: radio.name,
      public: isListed,
    })),
  );

/** Writes the Liquidsoap script of a station, with the outputs that exist when Liquidsoap starts. */
export const liquidsoapScript = (setup: Setup, ports: Ports, reserve: string): string =>
  `${liquidsoapBase(setup, ports, reserve)}
${outputsOf(setup).map(written).join('\n')}
`;

/** Writes the Liquidsoap script without its outputs. Liquidsoap must be restarted only when this part changes. */
export function liquidsoapBase({ radio }: Setup, ports: Ports, reserve: string): string {
  return `# Written by the player of ${radio.slug}. Changes to this file are lost at its next start.
settings.init.allow_root.set(true)
settings.log.stdout.set(true)
settings.log.level.set(3)
settings.frame.audio.samplerate.set(44100)
settings.harbor.bind_addrs.set(["127.0.0.1"])

player = "http://127.0.0.1:${ports.player}"
kind = [("Content-Type", "application/json")]

def report(~number=0, event, m) =
  data = json.stringify(compact=true, {event=event, input=number, item=m["regie_item"], title=m["title"], credit=m["artist"], at=time()})
  def send() =
    try
      ignore(http.post(headers=kind, data=data, timeout_ms=3000, player ^ "/event"))
    catch _ do
      ()
    end
  end
  thread.run(fast=false, send)
end

def report_output(event, address, problem) =
  data = json.stringify(compact=true, {event=event, address=(address:string), problem=(problem:string), at=time()})
  def send() =
    try
      ignore(http.post(headers=kind, data=data, timeout_ms=3000, player ^ "/output"))
    catch _ do
      ()
    end
  end
  thread.run(fast=false, send)
end

def next() =
  try
    r = http.get(timeout_ms=3000, player ^ "/next")
    if r.status_code == 200 then request.create(string.trim("#{r}")) else null() end
  catch _ do
    null()
  end
end

items = request.dynamic(id="auto", timeout=20., retry_delay=0.2, prefetch=1, next)
auto = cue_cut(items)
auto = amplify(override="liq_amplify", 1., auto)
auto = fade.in(duration=0., auto)
auto = fade.out(duration=0., auto)

# Ends the current item early: it fades to silence, and the next one begins.
going_since = ref(0.)
going_for = ref(0.)
def level() =
  if !going_since <= 0. then 1. else max(0., 1. - (time() - !going_since) / !going_for) end
end
auto = amplify(override=null(), level, auto)
auto.on_metadata(fun (m) -> begin going_since := 0. report("track", m) end)

def end_now(~protocol, ~data, ~headers, uri) =
  going_for := max(0.02, float_of_string(default=0.5, data))
  going_since := time()
  thread.run(delay=!going_for, fun () -> begin source.skip(items) going_since := 0. end)
  http.response(protocol=protocol, code=204, data="")
end
harbor.http.register(port=${ports.commands}, method="POST", "/end", end_now)

# Drops the requests in the queue; Liquidsoap requests the next items again at once.
def forget(~protocol, ~data, ~headers, uri) =
  items.set_queue([])
  http.response(protocol=protocol, code=204, data="")
end
harbor.http.register(port=${ports.commands}, method="POST", "/forget", forget)

reserve = playlist(id="reserve", reload_mode="watch", mode="randomize", ${text(reserve)})
reserve.on_metadata(fun (m) -> report("reserve", m))

# The player authenticates live sources. There are two inputs, so that the next source can connect before the current one ends.
def admit(number, login) =
  try
    data = json.stringify(compact=true, {key=login.password, input=number})
    r = http.post(headers=kind, data=data, timeout_ms=5000, player ^ "/live/admit")
    r.status_code == 204
  catch _ do
    false
  end
end

# Title of the session on each input. Encoders without a title send none or a hyphen alone: listeners then see that of the session.
live_titles = [ref([]), ref([])]
def live_title(number) =
  if number == 2 then list.nth(default=ref([]), live_titles, 1) else list.nth(default=ref([]), live_titles, 0) end
end
def forget_title(number) =
  shown = live_title(number)
  shown := []
end
def without_hyphens(text) =
  string.trim(string.replace(pattern="^ *-( +|$)|( +|^)- *$", fun (_) -> "", text))
end
def with_title(number, m) =
  title = without_hyphens(m["title"])
  if title == "" then
    shown = live_title(number)
    if list.length(!shown) > 0 then !shown else [("title", "")] end
  else
    [("title", title)]
  end
end

def live_input(number, port) =
  # A source that was delayed must not stay late: the oldest audio is dropped. Audio left over from the last source runs out soon.
  coming = input.harbor(
    id="live#{number}", port=port, auth=fun (login) -> admit(number, login), buffer=1., max=5., timeout=10.,
    on_connect=fun (_) -> begin forget_title(number) report(number=number, "liveConnected", []) end,
    on_disconnect=fun () -> begin forget_title(number) report(number=number, "liveDisconnected", []) end,
    ${text(liveMount)}
  )
  coming = metadata.map(insert_missing=false, fun (m) -> with_title(number, m), coming)
  coming = insert_metadata(coming)
  coming.on_metadata(fun (m) -> report(number=number, "liveTitle", m))
  # Audio that is not on the air is discarded; it would be late otherwise.
  output.dummy(id="drain#{number}", fallible=true, coming)
  coming
end
first = live_input(1, ${ports.live})
second = live_input(2, ${ports.secondLive})

# The input to put on the air, and the one that stays until it has sound; 0 for none.
wanted = ref(0)
previous = ref(0)
def set_live(~protocol, ~data, ~headers, uri) =
  inputs = string.split(separator=" ", data)
  previous := int_of_string(default=0, list.nth(default="0", inputs, 1))
  wanted := int_of_string(default=0, list.nth(default="0", inputs, 0))
  http.response(protocol=protocol, code=204, data="")
end
harbor.http.register(port=${ports.commands}, method="POST", "/live", set_live)

def set_title(~protocol, ~data, ~headers, uri) =
  lines = string.split(separator="\n", data)
  m = [("title", list.nth(default="", lines, 1)), ("artist", list.nth(default="", lines, 2))]
  number = int_of_string(default=1, list.nth(default="1", lines, 0))
  shown = live_title(number)
  shown := m
  if number == 2 then second.insert_metadata(m) else first.insert_metadata(m) end
  http.response(protocol=protocol, code=204, data="")
end
harbor.http.register(port=${ports.commands}, method="POST", "/title", set_title)

live_on_air = ref(0)
# The interrupted item ends when a live begins: after its fade-out, or when the live ends before that.
to_skip = ref(false)
def skip_beneath() =
  if !to_skip then
    to_skip := false
    source.skip(items)
  end
end
def to_live(number) =
  def fade_over(old, new) =
    was_live = !live_on_air > 0
    live_on_air := number
    previous := 0
    report(number=number, "live", [])
    # Behind another live there is no interrupted item.
    if not was_live then
      to_skip := true
      thread.run(delay=1.5, skip_beneath)
    end
    since = time()
    def part() = min(1., (time() - since) / 0.3) end
    add(normalize=false, [amplify(override=null(), part, new), amplify(override=null(), {1. - part()}, old)])
  end
  fade_over
end
def to_plan(_, new) =
  if !live_on_air > 0 then
    live_on_air := 0
    report("liveOver", [])
    skip_beneath()
  end
  add(normalize=false, [new])
end
air = switch(
  id="air", track_sensitive=false, transition_length=1., transitions=[to_live(1), to_live(2), to_plan, to_plan, to_plan],
  [
    ({!wanted == 1 or (!previous == 1 and not second.is_ready())}, first),
    ({!wanted == 2 or (!previous == 2 and not first.is_ready())}, second),
    ({true}, auto), ({true}, reserve), ({true}, blank())
  ]
)

# The current song, and per output the function that sends it. Liquidsoap itself would send " - Title" without an artist.
song = ref("")
showing = ref([])
def show_song(o) =
  host = if string.contains(substring=":", o.host) then "[#{o.host}]" else o.host end
  key = string.base64.encode(o.user ^ ":" ^ o.password)
  query = "mode=updinfo&charset=UTF-8&mount=" ^ url.encode(o.mount) ^ "&song=" ^ url.encode(!song)
  address = "#{(o.protocol:string)}://#{host}:#{o.port}/admin/metadata?" ^ query
  if !song != "" then
    try
      ignore(http.get(headers=[("Authorization", "Basic #{key}")], timeout_ms=3000, address))
    catch _ do
      ()
    end
  end
end
air.on_metadata(
  fun (m) -> begin
    song := string.concat(separator=" - ", list.filter(fun (part) -> part != "", [m["artist"], m["title"]]))
    list.iter(fun (entry) -> begin show = snd(entry) thread.run(fast=false, show) end, !showing)
  end
)
air = metadata.map(insert_missing=false, strip=true, fun (_) -> [], air)
# The source runs even when no output takes it.
output.dummy(id="always", fallible=true, air)

# Outputs by id, each with the function that ends it. Outputs can be added and removed while the others go on.
sending = ref([])
def send_as(~icy, encoder, o) =
  if icy then showing := list.add((o.id, {show_song(o)}), !showing) end
  out = output.icecast(
    encoder, id=(o.id:string), host=o.host, port=o.port, protocol=(o.protocol:string), user=o.user, password=o.password,
    mount=o.mount, name=o.name, public=o.public, fallible=false, icy_metadata="false",
    # The mount point exists a moment after the connection.
    on_connect=fun () -> begin
      report_output("outputConnected", o.id, "")
      if icy then thread.run(delay=1., {show_song(o)}) end
    end,
    on_disconnect={report_output("outputDisconnected", o.id, "")},
    on_error=fun (e) -> begin report_output("outputFailed", o.id, e) 3. end, air
  )
  sending := list.add((o.id, {out.shutdown()}), !sending)
end
def send(o) =
  if o.format == "MP3" then
    send_as(icy=true, %mp3(bitrate=o.bitrate), o)
  elsif o.format == "AAC" then
    send_as(icy=true, %ffmpeg(format="adts", %audio(codec="aac", b="#{o.bitrate}k")), o)
  elsif o.format == "OGG_OPUS" then
    send_as(icy=false, %opus(bitrate=o.bitrate, vbr="constrained"), o)
  else
    send_as(icy=false, %vorbis.abr(bitrate=o.bitrate), o)
  end
end
def stop(id) =
  list.iter(fun (entry) -> if fst(entry) == id then begin f = snd(entry) f() end end, !sending)
  sending := list.filter(fun (entry) -> fst(entry) != id, !sending)
  showing := list.filter(fun (entry) -> fst(entry) != id, !showing)
end
def send_more(~protocol, ~data, ~headers, uri) =
  let json.parse (o : {
    id: string, format: string, bitrate: int, host: string, port: int, protocol: string, user: string, password: string,
    mount: string, name: string, public: bool
  }) = data
  stop(o.id)
  send(o)
  http.response(protocol=protocol, code=204, data="")
end
harbor.http.register(port=${ports.commands}, method="POST", "/send", send_more)
def send_less(~protocol, ~data, ~headers, uri) =
  stop(data)
  http.response(protocol=protocol, code=204, data="")
end
harbor.http.register(port=${ports.commands}, method="POST", "/stop", send_less)
`;
}

/** An output as a call in the script. */
function written(output: Output): string {
  const fields = Object.entries(output).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? text(value) : value}`,
  );
  return `send({${fields.join(', ')}})`;
}

const xml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** User and group that Icecast switches to when it is started by root. */
export interface Owner {
  user: string;
  group: string;
}

/** User and group that Debian's package of Icecast creates. */
export const debianOwner: Owner = { user: 'icecast2', group: 'icecast' };

/** Writes the configuration file of an Icecast on the machine of the player. */
export function icecastConfiguration(server: StreamServer, folder: string, user: Owner | undefined): string {
  const mounts = server.mounts.map(
    ({ path, fallback }) => `  <mount type="normal">
    <mount-name>${xml(path)}</mount-name>${
      fallback === ''
        ? ''
        : `
    <fallback-mount>${xml(fallback)}</fallback-mount>
    <fallback-override>1</fallback-override>`
    }
  </mount>`,
  );
  const owner =
    user === undefined
      ? ''
      : `<changeowner><user>${user.user}</user><group>${user.group}</group></changeowner>`;
  // A server with a host name is reached from other machines, so it listens on all addresses.
  const bind = isIP(server.host) === 0 ? '' : `<bind-address>${server.host}</bind-address>`;
  return `<icecast>
  <hostname>${xml(server.host)}</hostname>
  <location>Regie</location>
  <admin>nobody@localhost</admin>
  <limits><clients>2000</clients><sources>${Math.max(4, server.mounts.length * 2)}</sources><burst-on-connect>1</burst-on-connect><burst-size>65535</burst-size></limits>
  <authentication>
    <source-password>${xml(server.sourcePassword)}</source-password>
    <admin-user>${xml(server.adminUser)}</admin-user>
    <admin-password>${xml(server.adminPassword)}</admin-password>
  </authentication>
  <listen-socket><port>${server.port}</port>${bind}</listen-socket>
${mounts.join('\n')}
  <paths><basedir>/usr/share/icecast2</basedir><logdir>${xml(folder)}</logdir><webroot>/usr/share/icecast2/web</webroot><adminroot>/usr/share/icecast2/admin</adminroot></paths>
  <logging><accesslog>-</accesslog><errorlog>-</errorlog><loglevel>2</loglevel></logging>
  <security><chroot>0</chroot>${owner}</security>
</icecast>
`;
}
