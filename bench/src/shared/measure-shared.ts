import { openProcesses, runPhones, setSeats, sharedTable } from '@comanda/e2e/phones'
import type { Figure } from '../figures.ts'

const PHONES = 20
const PER_SECOND = 10
const SECONDS = 60
const OFFLINE = 30
const SLOW_BY = 2500

const at = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

/**
 * Twenty phones at a table on two processes for a minute: one phone is offline for half of it, one has a delay of five seconds,
 * one sends everything twice, and a process is killed halfway. C1, C2, C3, C4
 */
export async function measureShared(): Promise<Figure[]> {
  const dataDir = await openProcesses(2)
  try {
    await setSeats(dataDir.database, PHONES)
    const [, second] = dataDir.servers
    const report = await runPhones({
      addresses: dataDir.servers.map(server => server.url),
      table: sharedTable,
      phones: PHONES,
      tapsPerSecond: PER_SECOND,
      seconds: SECONDS,
      offlineSeconds: OFFLINE,
      slowBy: SLOW_BY,
      async disturb() {
        await second?.kill()
        await second?.restart()
      },
    })
    const { taps, lost, ghosts, regressions, convergedIn, toOthers, toAnswer } = report
    const most = { atMost: true } as const
    const never = { unit: '', budget: 0, ...most }
    return [
      { name: 'shared cart: changes acknowledged', unit: '', measured: taps, budget: PER_SECOND * SECONDS },
      { name: 'acknowledged and lost', measured: lost, ...never },
      { name: 'there and never acknowledged', measured: ghosts, ...never },
      { name: 'versions that fell', measured: regressions, ...never },
      { name: 'all phones equal after', unit: 's', measured: convergedIn / 1000, budget: 5, ...most },
      { name: 'tap to the other phones, median', unit: 'ms', measured: at(toOthers, 0.5), budget: 300, ...most },
      { name: 'tap to the other phones, p95', unit: 'ms', measured: at(toOthers, 0.95) },
      { name: 'tap to its own answer, p95', unit: 'ms', measured: at(toAnswer, 0.95), budget: 300, ...most },
    ]
  } finally {
    await dataDir.close()
  }
}
