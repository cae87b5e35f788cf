import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'

const app = testApp()

const MINUTE = 60_000

beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

const storyOf = async (orderId: string) => {
  const text = 'select cause, state from payment_step where payable_id = $1 order by version'
  const { rows } = await app.db.query<{ cause: string; state: string }>({ name: 'story', text }, [orderId])
  return rows
}
const timesAsked = async (orderId: string) =>
  (await storyOf(orderId)).filter(({ cause }) => cause === 'watch: asked again').length

/** Alarms in the app's log. */
const alarms = () =>
  app.log.map(written => JSON.parse(written)).filter(({ message }) => message === 'the provider does not confirm')

/** Time passes by minutes while every message of the provider stays on its way. */
async function pass(minutes: number): Promise<void> {
  app.clock.advance(minutes * MINUTE)
  await app.modules.payment.watch.sweep()
  await app.jobs.idle()
}

test('An unconfirmed capture is queried with growing pauses, reported and given up; a late message still counts (M8, W2)', async () => {
  const ann = app.guest()
  const { orderId } = await ann.order()
  await ann.pay(orderId)
  await app.jobs.idle()
  expect(app.inCardBook(orderId)).toEqual(['captured'])

  await pass(5)
  await pass(4)
  expect(await timesAsked(orderId)).toBe(1)
  await pass(1)
  await pass(10)
  await pass(20)
  expect([await timesAsked(orderId), alarms().length]).toEqual([4, 0])
  await pass(40)
  expect(alarms()).toMatchObject([{ payableId: orderId, state: 'authorised', waitedMinutes: 80, again: true }])

  for (let half = 0; half < 40; half += 1) await pass(12 * 60)
  const answer = await timesAsked(orderId)
  expect(answer).toBeLessThan(45)
  expect(alarms().at(-1)).toMatchObject({ payableId: orderId, again: false })
  expect((await storyOf(orderId)).at(-1)).toEqual({ cause: 'watch: given up', state: 'authorised' })
  await pass(24 * 60)
  expect(await timesAsked(orderId)).toBe(answer)

  await app.settle()
  expect((await storyOf(orderId)).at(-1)?.state).toBe('captured')
})
