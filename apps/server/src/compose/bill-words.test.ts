import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { type Bill, type PayAfterHouse, payAfterHouse, TABLE } from './pay-after-test-house.ts'
import { SHOP } from './table-test-house.ts'

const database = testDatabase()
let house: PayAfterHouse
beforeAll(async () => {
  house = await payAfterHouse(database())
}, 60_000)
afterAll(() => house.close())

it('a shared bill tells each guest the dishes in their own language, whoever ordered them, and the staff in the store’s · CART-11', async () => {
  const [ana, mei, noor] = [
    await house.sits('Ana'),
    await house.sits('Mei', TABLE, 'zh-CN'),
    await house.sits('Noor', TABLE, 'ar'),
  ]
  await house.round(mei)
  await house.round(ana)
  const named = ({ rounds }: Pick<Bill, 'rounds'>) => rounds.flatMap(({ lines }) => lines.map(it => it.displayName))
  const { data } = await house.staffBill<{ bills: Bill[] }>('tableBill', { shopId: SHOP, tableId: TABLE })
  const all = [await house.mustHave(ana), await house.mustHave(mei), await house.mustHave(noor), ...data.bills].map(
    named,
  )
  expect(all).toEqual([
    ['Edamame', 'Edamame'],
    ['毛豆', '毛豆'],
    ['إدامامي', 'إدامامي'],
    ['Edamame', 'Edamame'],
  ])
})
