import { contract } from '@comanda/contract'
import { noticeText } from '@comanda/messages/notices'
import { addDays, instantOf, localTime } from '@comanda/domain/store'
import { expect, test } from 'vitest'
import { SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo' })
const manager = app.staff('manager')
const { timeZone } = app.shop.config

const readers = async () => (await manager.must(contract.report.dayMails, { shopId: SHOP })).staff
const turn = (staffId: string, on: boolean) => manager.must(contract.report.saveDayMail, { shopId: SHOP, staffId, on })
const sent = async () => (await app.messages()).filter(({ template }) => template === 'dayReport')
const today = () => localTime(app.clock(), timeZone).date

/** Sets the clock to a time of the store's next day. */
const nextDayAt = (minutes: number) => app.clock.set(instantOf(addDays(today(), 1), minutes, timeZone))

async function soldSomething(): Promise<void> {
  const { orderId } = await app.guest().order({ dishes: ['edamame'], paymentMethod: 'out-line' })
  await manager.accept(orderId)
}

test('A chosen manager gets the figures of the day before, once, from 7:00 of the store’s time on (PAY-14)', async () => {
  const [first] = await readers()
  if (!first) throw new Error('the demo has a manager')
  expect(first.on).toBe(false)
  await turn(first.staffId, true)
  expect((await readers())[0]?.on).toBe(true)
  await soldSomething()
  await app.modules.report.mails.sweep()
  expect(await sent()).toEqual([])
  nextDayAt(6 * 60 + 59)
  await app.modules.report.mails.sweep()
  expect(await sent()).toEqual([])
  app.clock.advance(60_000)
  const counts = await twenty(() => app.modules.report.mails.sweep())
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
  const [mail, ...more] = await sent()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ destination: first.email, params: { orders: 1 } })
  const params = mail?.params as Record<string, string>
  const { sold } = await manager.must(contract.report.dayReport, { shopId: SHOP, date: addDays(today(), -1) })
  expect(params['total']).toContain((sold.amount / 100).toFixed(2))
  expect(noticeText('en_US', 'notice.dayReport.text', params)).toContain('Orders: 1')
})

test('A day without sales has no e-mail, nor has a manager who turned it off (PAY-14)', async () => {
  const before = (await sent()).length
  nextDayAt(8 * 60)
  expect(await app.modules.report.mails.sweep()).toBe(0)
  await soldSomething()
  const [first] = await readers()
  await turn(first?.staffId ?? '', false)
  nextDayAt(8 * 60)
  expect(await app.modules.report.mails.sweep()).toBe(0)
  expect(await sent()).toHaveLength(before)
})

test('A person who is no manager of the store any more gets no e-mail (PAY-14)', async () => {
  const [first] = await readers()
  await turn(first?.staffId ?? '', true)
  await soldSomething()
  await app.sql('update staff set active = false where staff_id = $1', [first?.staffId])
  nextDayAt(8 * 60)
  expect(await app.modules.report.mails.sweep()).toBe(0)
  expect(await app.sql('select 1 from report_mail')).toEqual([])
  const { staffId = '' } = first ?? {}
  expect(await manager.call(contract.report.saveDayMail, { shopId: SHOP, staffId, on: true })).toMatchObject({
    refused: 'notFound',
  })
})
