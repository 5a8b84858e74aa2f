import type { Services } from '../../../kit/context.ts';
import type { Settings } from '../../../kit/domain.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { findFfmpeg } from '../../library/public.ts';
import type { LeaderLock } from '../status/leaderLock.ts';
import { publishMonitorChanged } from '../monitor/monitorEvents.ts';
import { MonitoringState } from '../monitor/monitoringState.ts';
import { findMonitoredMounts, writeMonitorState } from './monitoredMounts.ts';
import { IncidentEnd } from './incidents/incidentEnums.ts';
import { findOpenIncidents } from './incidents/incidentQueries.ts';
import {
  closeIncident,
  closeOfMount,
  openIncident,
  type IncidentServices,
} from './incidents/incidentRecords.ts';
import { MountMonitor, type MonitoredMount, type RecordedSound } from './mountMonitor.ts';
import { defaultMonitoring } from './settings/monitoringSettings.entity.ts';
import type { SoundTrouble, TroubleChange } from './soundTrouble.ts';

const tick = 1000;
/** Interval between queries for the mounts on the air and the monitoring settings, in milliseconds. */
const every = 5000;
const programEvery = 60_000;

type Found = Awaited<ReturnType<typeof findMonitoredMounts.all>>[number];

interface Watching {
  settings: Settings;
  only: LeaderLock;
  /** Returns true when ffmpeg is installed; defaults to a search for the program. */
  hasProgram?: () => Promise<boolean>;
}

/**
 * Monitors the sound of mount points on the air whose radio has monitoring on. Runs in the process that polls the streaming servers.
 * Requires ffmpeg.
 */
export class AudioMonitor {
  readonly #settings: Settings;
  readonly #only: LeaderLock;
  readonly #hasProgram: () => Promise<boolean>;
  readonly #monitors = new Map<number, MountMonitor>();
  #incidentServices: IncidentServices | undefined;
  /** Queue of incident writes, run one after the other. */
  #incidentWrites: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;
  #followAt = 0;
  #program: { isThere: boolean; until: number } = { isThere: false, until: 0 };
  #isTroubled = false;

  constructor({ settings, only, hasProgram = findFfmpeg }: Watching) {
    this.#settings = settings;
    this.#only = only;
    this.#hasProgram = hasProgram;
  }

  start(services: Services): void {
    if (!this.#settings.monitorsStreams) return;
    this.#incidentServices = { database: this.#settings.database, services };
    this.#timer = setInterval(() => {
      this.#ticking ??= this.#tick().finally(() => (this.#ticking = undefined));
    }, tick).unref();
  }

  /** Number of our own connections among the listeners that the server counts on a mount point. */
  monitorsOn(mount: number): number {
    return this.#monitors.get(mount)?.isListening ? 1 : 0;
  }

  /** Leaves open incidents open: the next leader continues them. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#ticking;
    this.#closeMonitors();
    await this.#incidentWrites;
    await this.#only.release();
  }

  async #tick(): Promise<void> {
    try {
      if (!(await this.#only.isLeader())) return this.#closeMonitors();
      const now = new Date();
      if (this.#followAt <= now.getTime()) {
        this.#followAt = now.getTime() + every;
        await this.#follow(now);
      }
      for (const monitor of this.#monitors.values()) monitor.tick(now);
      this.#isTroubled = false;
    } catch (error) {
      this.#trouble(error);
    }
  }

  /**
   * Starts and stops monitors according to the mounts on the air.
   * Closes incidents of mounts that are no longer monitored.
   */
  async #follow(now: Date): Promise<void> {
    const { database } = this.#settings;
    const found = await findMonitoredMounts.all(database);
    const hasProgram = await this.#findProgram(now);
    const received = new Map(
      found.filter((row) => hasProgram && needsMonitor(row)).map((row) => [row.mount, monitoredMount(row)]),
    );
    for (const [mount, monitor] of this.#monitors)
      if (!received.has(mount) || !monitor.isFor(received.get(mount)!)) this.#closeMonitor(mount);
    await this.#incidentWrites;
    const open = await findOpenIncidents.all(database);
    const byMount = new Map(found.map((row) => [row.mount, row]));
    for (const { id, radio, mount } of open)
      if (mount === null || !received.has(mount))
        await closeIncident(
          this.#incidentServices!,
          { radio, id },
          { at: now, why: whyOver(byMount.get(mount ?? 0)) },
        );
    for (const [id, mount] of received) {
      const kinds = new Set(
        open.filter((incident) => incident.mount === id).map(({ kind }) => kind as SoundTrouble),
      );
      if (!this.#monitors.has(id)) this.#monitors.set(id, this.#createMonitor(mount, kinds));
    }
    for (const row of found) await this.#writeState(row, hasProgram);
  }

  #createMonitor(mount: MonitoredMount, open: ReadonlySet<TroubleChange['trouble']>): MountMonitor {
    const changed = (change: TroubleChange, sound: RecordedSound) => {
      this.#incidentWrites = this.#incidentWrites
        .then(() => this.#storeIncident(mount, change, sound))
        .catch((error: unknown) => {
          this.#trouble(error);
          // The write failed: restart the monitor from the stored incidents, so that the change is detected again.
          this.#closeMonitor(mount.mount);
        });
    };
    return new MountMonitor(mount, { open, changed });
  }

  #storeIncident(
    { mount, radio }: MonitoredMount,
    change: TroubleChange,
    sound: RecordedSound,
  ): Promise<void> {
    const { trouble: kind, isOpen, since, lastSecond: received } = change;
    const about = { mount, radio, kind };
    return isOpen
      ? openIncident(this.#incidentServices!, { ...about, beganAt: since, lastSecond: received, sound })
      : closeOfMount(this.#incidentServices!, about, { at: since, why: IncidentEnd.SOUND_BACK });
  }

  async #writeState(found: Found, hasProgram: boolean): Promise<void> {
    const { mount, radio } = found;
    const soundState = stateOf(found, hasProgram, this.#monitors.get(mount));
    if (soundState === found.monitoring) return;
    const { database, events } = this.#settings;
    await inTransaction(database, async (transaction) => {
      await writeMonitorState.write(
        { transaction, context: { radioId: radio } },
        { mount, state: soundState },
      );
      await publishMonitorChanged(transaction, events, radio);
    });
  }

  async #findProgram(now: Date): Promise<boolean> {
    if (this.#program.until <= now.getTime())
      this.#program = { isThere: await this.#hasProgram(), until: now.getTime() + programEvery };
    return this.#program.isThere;
  }

  #closeMonitors(): void {
    for (const mount of this.#monitors.keys()) this.#closeMonitor(mount);
    this.#followAt = 0;
  }

  #closeMonitor(mount: number): void {
    this.#monitors.get(mount)?.close();
    this.#monitors.delete(mount);
  }

  /** Logs only the first of several consecutive failures, so that an unreachable database does not fill the log. */
  #trouble(error: unknown): void {
    if (!this.#isTroubled) this.#settings.log.warn({ err: error }, 'an audio incident could not be stored');
    this.#isTroubled = true;
  }
}

const needsMonitor = ({ isOnAir, isMonitored }: Found) =>
  Boolean(isOnAir) && (isMonitored ?? defaultMonitoring.isMonitored);

const monitoredMount = ({ mount, radio, host, port, isSecure, path, opensAfter }: Found): MonitoredMount => ({
  mount,
  radio,
  host,
  port,
  isSecure,
  path,
  opensAfter: opensAfter ?? defaultMonitoring.opensAfter,
});

function whyOver(found: Found | undefined): IncidentEnd {
  if (!found) return IncidentEnd.MOUNT_DELETED;
  return found.isOnAir ? IncidentEnd.NOT_MONITORED : IncidentEnd.OFF_AIR;
}

function stateOf(
  found: Found,
  hasProgram: boolean,
  monitor: MountMonitor | undefined,
): MonitoringState | null {
  if (!found.isOnAir) return null;
  if (!needsMonitor(found)) return MonitoringState.SWITCHED_OFF;
  return hasProgram ? (monitor?.state ?? null) : MonitoringState.NO_PROGRAM;
}

declare module '../../../kit/context.ts' {
  interface Services {
    audioMonitor: AudioMonitor;
  }
}
