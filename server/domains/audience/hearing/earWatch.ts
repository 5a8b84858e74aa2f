import type { Services } from '../../../kit/context.ts';
import type { Settings } from '../../../kit/domain.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { findFfmpeg } from '../../multimedia/analysis/ffmpeg.ts';
import type { OnlyOne } from '../looking/onlyOne.ts';
import { publishMonitorChanged } from '../monitor/monitorEvents.ts';
import { MountHearing } from '../monitor/mountHearing.ts';
import { mountsToHear, writeHearing } from './earQueries.ts';
import { IncidentEnd } from './incidents/incidentEnums.ts';
import { openIncidents } from './incidents/incidentQueries.ts';
import {
  closeIncident,
  closeOfMount,
  openIncident,
  type KeepingIncidents,
} from './incidents/keepIncident.ts';
import { MountEar, type HeardMount, type KeptSound } from './mountEar.ts';
import { usualHearing } from './settings/hearingSettings.entity.ts';
import type { SoundTrouble, TroubleChange } from './soundTrouble.ts';

const tick = 1000;
/** How often it is asked what is on the air, and what radios say. */
const every = 5000;
const programEvery = 60_000;

type Found = Awaited<ReturnType<typeof mountsToHear.all>>[number];

interface Watching {
  settings: Settings;
  only: OnlyOne;
  /** Whether the program is there that hears. */
  hasProgram?: () => Promise<boolean>;
}

/** Hears all mount points that are on the air, in the one of all processes that looks at them too. */
export class EarWatch {
  readonly #settings: Settings;
  readonly #only: OnlyOne;
  readonly #hasProgram: () => Promise<boolean>;
  readonly #ears = new Map<number, MountEar>();
  #keeping: KeepingIncidents | undefined;
  /** What is being kept, one after the other. */
  #kept: Promise<void> = Promise.resolve();
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
    this.#keeping = { database: this.#settings.database, services };
    this.#timer = setInterval(() => {
      this.#ticking ??= this.#tick().finally(() => (this.#ticking = undefined));
    }, tick).unref();
  }

  /** How many of those whom a server counts on a mount point are we. */
  earsOn(mount: number): number {
    return this.#ears.get(mount)?.isListening ? 1 : 0;
  }

  /** What is open stays so: whoever goes on takes it up. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#ticking;
    this.#closeEars();
    await this.#kept;
    await this.#only.letGo();
  }

  async #tick(): Promise<void> {
    try {
      if (!(await this.#only.isIt())) return this.#closeEars();
      const now = new Date();
      if (this.#followAt <= now.getTime()) {
        this.#followAt = now.getTime() + every;
        await this.#follow(now);
      }
      for (const ear of this.#ears.values()) ear.tick(now);
      this.#isTroubled = false;
    } catch (error) {
      this.#trouble(error);
    }
  }

  /** Hears what is to be heard and nothing else, and closes what nobody can say more of. */
  async #follow(now: Date): Promise<void> {
    const { database } = this.#settings;
    const found = await mountsToHear.all(database);
    const hasProgram = await this.#findProgram(now);
    const heard = new Map(
      found.filter((one) => hasProgram && isToBeHeard(one)).map((one) => [one.mount, heardMount(one)]),
    );
    for (const [mount, ear] of this.#ears)
      if (!heard.has(mount) || !ear.isFor(heard.get(mount)!)) this.#closeEar(mount);
    await this.#kept;
    const open = await openIncidents.all(database);
    const byMount = new Map(found.map((one) => [one.mount, one]));
    for (const { id, radio, mount } of open)
      if (mount === null || !heard.has(mount))
        await closeIncident(
          this.#keeping!,
          { radio, id },
          { at: now, why: whyOver(byMount.get(mount ?? 0)) },
        );
    for (const [id, mount] of heard) {
      const kinds = new Set(open.filter((one) => one.mount === id).map(({ kind }) => kind as SoundTrouble));
      if (!this.#ears.has(id)) this.#ears.set(id, this.#earOf(mount, kinds));
    }
    for (const one of found) await this.#tellState(one, hasProgram);
  }

  #earOf(mount: HeardMount, open: ReadonlySet<TroubleChange['trouble']>): MountEar {
    const changed = (change: TroubleChange, sound: KeptSound) => {
      this.#kept = this.#kept
        .then(() => this.#keep(mount, change, sound))
        .catch((error: unknown) => {
          this.#trouble(error);
          // What was not kept is found once more, by an ear that begins with what is kept.
          this.#closeEar(mount.mount);
        });
    };
    return new MountEar(mount, { open, changed });
  }

  #keep({ mount, radio }: HeardMount, change: TroubleChange, sound: KeptSound): Promise<void> {
    const { trouble: kind, isOpen, since, heard } = change;
    const about = { mount, radio, kind };
    return isOpen
      ? openIncident(this.#keeping!, { ...about, beganAt: since, heard, sound })
      : closeOfMount(this.#keeping!, about, { at: since, why: IncidentEnd.SOUND_BACK });
  }

  async #tellState(found: Found, hasProgram: boolean): Promise<void> {
    const { mount, radio } = found;
    const hearing = stateOf(found, hasProgram, this.#ears.get(mount));
    if (hearing === found.hearing) return;
    const { database, events } = this.#settings;
    await inTransaction(database, async (transaction) => {
      await writeHearing.write({ transaction, context: { radioId: radio } }, { mount, hearing });
      await publishMonitorChanged(transaction, events, radio);
    });
  }

  async #findProgram(now: Date): Promise<boolean> {
    if (this.#program.until <= now.getTime())
      this.#program = { isThere: await this.#hasProgram(), until: now.getTime() + programEvery };
    return this.#program.isThere;
  }

  #closeEars(): void {
    for (const mount of this.#ears.keys()) this.#closeEar(mount);
    this.#followAt = 0;
  }

  #closeEar(mount: number): void {
    this.#ears.get(mount)?.close();
    this.#ears.delete(mount);
  }

  /** A database that is away is told of once. */
  #trouble(error: unknown): void {
    if (!this.#isTroubled) this.#settings.log.warn({ err: error }, 'what was heard of a stream was not kept');
    this.#isTroubled = true;
  }
}

const isToBeHeard = ({ isOnAir, isHeard }: Found) => Boolean(isOnAir) && (isHeard ?? usualHearing.isHeard);

const heardMount = ({ mount, radio, host, port, isSecure, path, opensAfter }: Found): HeardMount => ({
  mount,
  radio,
  host,
  port,
  isSecure,
  path,
  opensAfter: opensAfter ?? usualHearing.opensAfter,
});

function whyOver(found: Found | undefined): IncidentEnd {
  if (!found) return IncidentEnd.MOUNT_GONE;
  return found.isOnAir ? IncidentEnd.NOT_HEARD : IncidentEnd.OFF_AIR;
}

function stateOf(found: Found, hasProgram: boolean, ear: MountEar | undefined): MountHearing | null {
  if (!found.isOnAir) return null;
  if (!isToBeHeard(found)) return MountHearing.SWITCHED_OFF;
  return hasProgram ? (ear?.state ?? null) : MountHearing.NO_PROGRAM;
}

declare module '../../../kit/context.ts' {
  interface Services {
    earWatch: EarWatch;
  }
}
