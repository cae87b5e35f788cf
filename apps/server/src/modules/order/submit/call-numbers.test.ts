import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../../platform/db/index.ts'
import { testDatabase } from '../../../testing/index.ts'
import { callNumbers } from './call-numbers.ts'
import { continueCallNumbers } from './continue-call-numbers.ts'

const database = testDatabase()
const shopOn = (day: string) => ({ corporationId: 1, shopId: 101, day })

test('A process that ends returns its unused call numbers, and the next one continues there (ORDER-9)', async () => {
  const shop = shopOn('2031-03-01')
  const first = callNumbers(database())
  expect([await first.take(shop), await first.take(shop)]).toEqual([1, 2])
  await first.giveBack()
  const next = callNumbers(database())
  expect([await next.take(shop), await next.take(shop)]).toEqual([3, 4])
})

test('Numbers are returned only if no other process reserved any since, so that none is used twice (ORDER-9)', async () => {
  const shop = shopOn('2031-03-02')
  const [first, second] = [callNumbers(database()), callNumbers(database())]
  const numbers = [await first.take(shop), await second.take(shop)]
  await first.giveBack()
  numbers.push(await second.take(shop), await first.take(shop))
  await second.giveBack()
  await first.giveBack()
  const third = callNumbers(database())
  for (let n = 0; n < 12; n += 1) numbers.push(await third.take(shop))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('No call number is given twice when the time zone changes the business day, also by twenty orders at once (ORDER-9)', async () => {
  const at = { corporationId: 1, shopId: 102 }
  const on = (day: number) => ({ ...at, day: `2031-03-0${day}` })
  const change = (from: number, to: number) =>
    database().inTx(tx => continueCallNumbers(tx, at, { from: on(from).day, to: on(to).day }))
  const [first, second] = [callNumbers(database()), callNumbers(database())]
  const twenty = (days: readonly number[]) =>
    Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? first : second).take(on(days[(n >> 1) % days.length] ?? 0))),
    )
  const numbers = await twenty([4])
  await change(4, 5)
  // Half of the orders are still of the former day.
  numbers.push(...(await twenty([5, 4])), ...(await twenty([5])))
  await change(5, 4)
  numbers.push(...(await twenty([4])))
  await first.giveBack()
  await second.giveBack()
  numbers.push(...(await twenty([5, 4])))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(await callNumbers(database()).take(on(6))).toBe(1)
})

test('A server whose database ended first stops without a fault; only numbers that were not used are missing (ORDER-9)', async () => {
  const db = database()
  const shop = shopOn('2031-04-01')
  const outage = (): never => {
    throw new DatabaseUnavailable('test')
  }
  let isUp = true
  const reaching = new Proxy(db, {
    get: (target, name, receiver: unknown) =>
      name === 'runOne' && !isUp
        ? () => Promise.resolve().then(outage)
        : (Reflect.get(target, name, receiver) as unknown),
  })
  const numbers = callNumbers(reaching)
  const first = await numbers.take(shop)
  isUp = false
  await numbers.giveBack()
  expect(await callNumbers(db).take(shop)).toBeGreaterThan(first)
})
