import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from './steps/book.ts'
import { keepDoing, type Told } from './storm/deeds.ts'
import { openStormHouse, type StormHouse } from './storm/house.ts'
import { behave, keepKilling, misbehave } from './storm/mischief.ts'
import { allFaults, compareBooks, forgotten, hurry } from './storm/verdict.ts'

const CLIENTS = 20
/** Of each client at once: fifty payments, refunds, transfers and redemptions are under way all the time. */
const AT_ONCE = 2.5
const STORM_MS = 35_000

let house: StormHouse
beforeAll(async () => {
  house = await openStormHouse()
})
afterAll(() => house?.close())

test('a storm of payments, refunds, transfers and redemptions, with processes killed and providers that lie: no money is lost or made · M1-M9, M13, TD, TE', async () => {
  const told: Told = { paid: [], redeemed: [], done: {} }
  const end = performance.now() + STORM_MS
  const goesOn = () => performance.now() < end
  misbehave(house)
  const phones = Array.from({ length: CLIENTS * AT_ONCE }, (_, at) => keepDoing(house, at % CLIENTS, told, goesOn))
  const [kills] = await Promise.all([keepKilling(house, goesOn), ...phones])
  behave(house)
  expect(kills).toBeGreaterThan(1)
  expect(told.paid.length).toBeGreaterThan(5)
  expect(told.redeemed).not.toEqual([])
  expect(Object.keys(told.done)).toHaveLength(7)

  await until(
    async () => {
      await hurry(house)
      await compareBooks(house)
      return allFaults(house)
    },
    faults => faults.length === 0,
    60_000,
  )
  expect(await forgotten(house, told.paid)).toEqual([])
}, 180_000)
