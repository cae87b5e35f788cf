import { expect, test } from 'vitest'
import { PATIENCE } from '../patience.ts'
import { reopenedOnRetry } from '../steps/reopened-on-retry.ts'
import { until } from '../steps/provider-book.ts'
import { endWaits } from '../steps/end-waits.ts'
import { keepDoing } from '../storm/member-actions.ts'
import { openStormProduct } from '../storm/storm-product.ts'
import { stopFaults, keepKilling, startFaults } from '../storm/provider-faults.ts'
import type { StormRecord } from '../storm/record.ts'
import { allFaults, compareBooks, unpaidOf } from '../storm/find-faults.ts'

const CLIENTS = 20
/** Concurrent actions per client: about fifty payments, refunds, transfers and redemptions are in progress at any time. */
const AT_ONCE = 2.5
const STORM_MS = 35_000
/** The maximum duration, if a slow machine needs longer to complete enough actions. */
const MAX_MS = 4 * PATIENCE
const DEEDS = 13

const opened = reopenedOnRetry(openStormProduct, product => product.close())

/** Whether every action that is checked below has occurred. */
const isEnough = ({ kills, paid, redeemed, done }: StormRecord): boolean =>
  kills > 1 && paid.length > 5 && redeemed.length > 0 && Object.keys(done).length === DEEDS

test('Random orders, bills, payments, refunds, transfers and redemptions with killed processes and faulty providers lose and create no money (M1-M9, M13)', async () => {
  const product = opened()
  const record: StormRecord = { paid: [], redeemed: [], done: {}, kills: 0 }
  const [began, today] = [performance.now(), Date.now()]
  let isGiven = false
  const goesOn = () => {
    const lasted = performance.now() - began
    return !isGiven && (lasted < STORM_MS || (lasted < MAX_MS && !isEnough(record)))
  }
  startFaults(product)
  const phones = Array.from({ length: CLIENTS * AT_ONCE }, (_, at) => keepDoing(product, at % CLIENTS, record, goesOn))
  await Promise.all([keepKilling(product, record, goesOn), ...phones]).finally(() => {
    isGiven = true
  })
  stopFaults(product)
  expect(record.kills).toBeGreaterThan(1)
  expect(record.paid.length).toBeGreaterThan(5)
  expect(record.redeemed).not.toEqual([])
  expect(Object.keys(record.done)).toHaveLength(DEEDS)

  await until(
    async () => {
      await product.processes.database.inTx(endWaits)
      await compareBooks(product, today)
      return allFaults(product)
    },
    faults => faults.length === 0,
  )
  expect(await unpaidOf(product, record.paid)).toEqual([])
})
