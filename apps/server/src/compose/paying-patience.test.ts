import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LogFields, silentLog } from '../platform/log.ts'
import { testDatabase } from '../testing/index.ts'
import { testGuest } from '../testing/test-caller.ts'
import { type PayingHouse, payingHouse } from './paying-test-house.ts'

const database = testDatabase()
const MINUTE = 60_000
const alarms: LogFields[] = []
const log = {
  ...silentLog,
  error: (message: string, fields: LogFields = {}) => {
    if (message === 'the provider does not confirm') alarms.push(fields)
  },
}
let house: PayingHouse

beforeAll(async () => {
  house = await payingHouse(database(), { log: { ...log, with: () => log as typeof silentLog } })
})
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

const storyOf = async (orderId: string) => {
  const text = 'select cause, state from payment_step where payable_id = $1 order by version'
  const { rows } = await database().query<{ cause: string; state: string }>({ name: 'story', text }, [orderId])
  return rows
}
const timesAsked = async (orderId: string) =>
  (await storyOf(orderId)).filter(({ cause }) => cause === 'watch: asked again').length

/** Time passes by minutes while every message of the provider stays on its way. */
async function pass(minutes: number): Promise<void> {
  house.clock.advance(minutes * MINUTE)
  await house.payment.watch.sweep()
  await house.jobs.idle()
}

test('a capture nobody confirms is asked about with growing pauses, rings, and is given up; its late word still counts · M8, W2', async () => {
  const ann = testGuest()
  const orderId = await house.order1(ann)
  await house.pay(ann, orderId)
  await house.jobs.idle()
  expect(house.inBook(orderId)).toEqual(['captured'])

  await pass(5)
  await pass(4)
  expect(await timesAsked(orderId)).toBe(1)
  await pass(1)
  await pass(10)
  await pass(20)
  expect([await timesAsked(orderId), alarms.length]).toEqual([4, 0])
  await pass(40)
  expect(alarms).toMatchObject([{ payableId: orderId, state: 'authorised', waitedMinutes: 80, again: true }])

  for (let half = 0; half < 40; half += 1) await pass(12 * 60)
  const asked = await timesAsked(orderId)
  expect(asked).toBeLessThan(45)
  expect(alarms.at(-1)).toMatchObject({ payableId: orderId, again: false })
  expect((await storyOf(orderId)).at(-1)).toEqual({ cause: 'watch: given up', state: 'authorised' })
  await pass(24 * 60)
  expect(await timesAsked(orderId)).toBe(asked)

  await house.settle()
  expect((await storyOf(orderId)).at(-1)?.state).toBe('captured')
})
