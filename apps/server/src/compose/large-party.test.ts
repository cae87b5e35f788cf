import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { NUMBER, tableHouse, type TableHouse } from './table-test-house.ts'

const database = testDatabase()
let house: TableHouse
beforeAll(async () => {
  house = await tableHouse(database())
})
afterAll(() => house.close())

it('a large party sits down by its PIN, one after the other: a right one is no try · U1, CART-11', async () => {
  const ana = await house.phone()
  await ana.join('Ana')
  const { pin } = (await ana.ask<{ pin: string }>('cart/getPerson')).data
  const tableId = `no:${Buffer.from(NUMBER).toString('base64url')}`
  const codes = []
  for (let guest = 0; guest < 15; guest += 1) codes.push((await (await house.phone(tableId)).join('', { pin })).code)
  expect(new Set(codes)).toEqual(new Set(['000']))
})
