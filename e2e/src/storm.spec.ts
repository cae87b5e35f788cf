import { expect, test } from 'vitest'
import { PATIENCE } from './patience.ts'
import { anew } from './steps/anew.ts'
import { until } from './steps/book.ts'
import { hurry } from './steps/hurry.ts'
import { keepDoing } from './storm/deeds.ts'
import { openStormHouse } from './storm/house.ts'
import { behave, keepKilling, misbehave } from './storm/mischief.ts'
import type { Told } from './storm/told.ts'
import { allFaults, compareBooks, forgotten } from './storm/verdict.ts'

const CLIENTS = 20
/** Of each client at once: fifty payments, refunds, transfers and redemptions are under way all the time. */
const AT_ONCE = 2.5
const STORM_MS = 35_000
/** On a slow machine it goes on until enough has happened, within reason. */
const LONGEST_MS = 4 * PATIENCE
const DEEDS = 13

const opened = anew(openStormHouse, house => house.close())

/** Whether all that is judged below has happened. */
const isEnough = ({ kills, paid, redeemed, done }: Told): boolean =>
  kills > 1 && paid.length > 5 && redeemed.length > 0 && Object.keys(done).length === DEEDS

test('a storm of orders, bills, payments, refunds, transfers and redemptions, with processes killed and providers that lie: no money is lost or made · M1-M9, M13', async () => {
  const house = opened()
  const told: Told = { paid: [], redeemed: [], done: {}, kills: 0 }
  const [began, today] = [performance.now(), Date.now()]
  let given = false
  const goesOn = () => {
    const lasted = performance.now() - began
    return !given && (lasted < STORM_MS || (lasted < LONGEST_MS && !isEnough(told)))
  }
  misbehave(house)
  const phones = Array.from({ length: CLIENTS * AT_ONCE }, (_, at) => keepDoing(house, at % CLIENTS, told, goesOn))
  await Promise.all([keepKilling(house, told, goesOn), ...phones]).finally(() => {
    given = true
  })
  behave(house)
  expect(told.kills).toBeGreaterThan(1)
  expect(told.paid.length).toBeGreaterThan(5)
  expect(told.redeemed).not.toEqual([])
  expect(Object.keys(told.done)).toHaveLength(DEEDS)

  await until(
    async () => {
      await house.processes.database.inTx(hurry)
      await compareBooks(house, today)
      return allFaults(house)
    },
    faults => faults.length === 0,
  )
  expect(await forgotten(house, told.paid)).toEqual([])
})
