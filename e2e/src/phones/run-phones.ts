import { PATIENCE } from '../patience.ts'
import { sitDown, type Table, type TablePhone } from './phone.ts'

/** Settings of a run. Three phones have a bad network: 0 loses its network, 1 is slow, each request of 2 is sent twice. */
export interface PhonesPlan {
  readonly addresses: readonly string[]
  readonly table: Table
  readonly phones: number
  readonly tapsPerSecond: number
  readonly seconds: number
  /** Seconds without a network for phone 0. */
  readonly offlineSeconds: number
  /** Delay of phone 1 each way, in ms. */
  readonly slowBy: number
  /** Kills a process halfway and restarts it. */
  disturb(): Promise<void>
}

/** The result of a run. */
export interface PhonesReport {
  readonly taps: number
  /** Acknowledged changes missing from the final cart, and dishes in it that were not acknowledged. C2, C4 */
  readonly lost: number
  readonly ghosts: number
  /** Answers older than an answer received before their request. C1 */
  readonly regressions: number
  /** Milliseconds from the last acknowledged change until all phones showed the same cart; Infinity if they did not. C3 */
  readonly convergedIn: number
  /** Milliseconds from a tap until another phone showed it, sorted; phones 0 and 1 left out. */
  readonly toOthers: readonly number[]
  /** Milliseconds from a tap to its own answer, sorted. */
  readonly toAnswer: readonly number[]
}

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Seats the phones at one table, has them tap at a constant rate, and reads the final cart. */
export async function runPhones(plan: PhonesPlan): Promise<PhonesReport> {
  const phones: TablePhone[] = []
  for (let at = 0; at < plan.phones; at += 1) phones.push(await sitDown(plan.addresses, plan.table, at))
  const [cutOff, slow, doubled] = phones
  if (!cutOff || !slow || !doubled) throw new Error('A run needs at least three phones')
  slow.connection.network.delay = plan.slowBy
  doubled.connection.network.twice = true
  try {
    await Promise.all([tapping(plan, phones), losingNetwork(plan, cutOff), halfway(plan).then(() => plan.disturb())])
    const quiet = Math.max(...phones.flatMap(phone => phone.taps.map(tap => tap.answeredAt)))
    const agreedAt = await agreement(phones, quiet)
    return reportOf(phones, agreedAt - quiet)
  } finally {
    for (const phone of phones) phone.leave()
  }
}

/** Taps at a constant rate, whatever the answers take; the phones take turns. */
async function tapping({ tapsPerSecond, seconds }: PhonesPlan, phones: readonly TablePhone[]): Promise<void> {
  const start = performance.now()
  const taps: Promise<void>[] = []
  for (let at = 0; at < tapsPerSecond * seconds; at += 1) {
    await pause(Math.max(0, start + (at * 1000) / tapsPerSecond - performance.now()))
    const phone = phones[at % phones.length]
    if (phone) taps.push(phone.tap())
  }
  const failed = (await Promise.allSettled(taps)).find(it => it.status === 'rejected')
  if (failed) throw failed.reason
}

async function losingNetwork({ seconds, offlineSeconds }: PhonesPlan, { connection }: TablePhone): Promise<void> {
  await pause(((seconds - offlineSeconds) / 2) * 1000)
  connection.network.cut = true
  connection.cutOff()
  await pause(offlineSeconds * 1000)
  connection.network.cut = false
}

const halfway = ({ seconds }: PhonesPlan) => pause((seconds / 2) * 1000)

/** When all phones showed the same cart, each by its own updates. */
async function agreement(phones: readonly TablePhone[], since: number): Promise<number> {
  const newest = Math.max(...phones.flatMap(phone => phone.taps.map(tap => tap.version)))
  while (performance.now() - since < PATIENCE) {
    const all = phones.map(phone =>
      JSON.stringify(Object.entries(phone.counts()).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    )
    const there = phones.every(phone => (phone.shown.at(-1)?.version ?? 0) >= newest)
    if (there && new Set(all).size === 1) return Math.max(since, ...phones.map(phone => phone.shown.at(-1)?.at ?? 0))
    await pause(20)
  }
  return Number.POSITIVE_INFINITY
}

function reportOf(phones: readonly TablePhone[], convergedIn: number): PhonesReport {
  const [first] = phones
  const stored = first?.counts() ?? {}
  const apart = phones.map(({ mark, taps }) => (stored[mark] ?? 0) - taps.length)
  const later = phones.slice(3)
  const taps = phones.flatMap(phone => phone.taps)
  return {
    taps: taps.length,
    lost: apart.reduce((all, it) => all + Math.max(0, -it), 0),
    ghosts: apart.reduce((all, it) => all + Math.max(0, it), 0),
    regressions: phones.reduce((all, phone) => all + phone.regressions, 0),
    convergedIn,
    toOthers: later
      .flatMap(phone =>
        phone.taps.flatMap(tap => later.flatMap(other => (other === phone ? [] : seenAfter(tap, other)))),
      )
      .toSorted((a, b) => a - b),
    toAnswer: later.flatMap(phone => phone.taps.map(tap => tap.answeredAt - tap.tappedAt)).toSorted((a, b) => a - b),
  }
}

type OneTap = TablePhone['taps'][number]

/** Milliseconds until this phone showed that tap; empty if it did not. */
function seenAfter({ tappedAt, version }: OneTap, { shown }: TablePhone): number[] {
  const at = shown.find(it => it.version >= version)?.at
  return at === undefined ? [] : [at - tappedAt]
}
