import { expect, test } from 'vitest'
import { openProcesses, runPhones, setSeats, sharedTable } from '../phones/index.ts'
import { reopenedOnRetry } from '../steps/reopened-on-retry.ts'

const PHONES = 20
const SECONDS = 6

const opened = reopenedOnRetry(
  async () => {
    const product = await openProcesses(2)
    await setSeats(product.database, PHONES)
    return product
  },
  product => product.close(),
)

test('20 phones at a table, one offline, one slow, one sending twice, one process killed: no acknowledged change is lost (C1, C2, C3, C4)', async () => {
  const { servers } = opened()
  const report = await runPhones({
    addresses: servers.map(server => server.url),
    table: sharedTable,
    phones: PHONES,
    tapsPerSecond: 10,
    seconds: SECONDS,
    offlineSeconds: 2,
    slowBy: 300,
    async disturb() {
      await servers[1]?.kill()
      await servers[1]?.restart()
    },
  })
  expect(report).toMatchObject({ taps: 10 * SECONDS, lost: 0, ghosts: 0, regressions: 0 })
  expect(report.convergedIn).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(report.toOthers.length).toBeGreaterThan(PHONES)
})
