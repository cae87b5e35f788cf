import { randomUUID } from 'node:crypto'
import { isRefusal } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import type { Guest } from '../../platform/http/index.ts'
import { testDatabase } from '../../testing/index.ts'
import { testStaff } from '../../testing/test-caller.ts'
import type { OrderDetail } from './answer.ts'
import { NOON, PRICE, SHOP, type TestHouse, testHouse, testLine } from './order-test-house.ts'

interface Over {
  paymentMethod?: '12_bankCard' | 'out-line'
  foodId?: string
  dinnerTime?: string
  language?: string
}

/** The code of a refusal; `none` for any other answer. */
export const code = (answer: unknown) => (isRefusal(answer) ? answer.refused : 'none')

export const staff = testStaff([SHOP])
export const soon = new Date(NOON + 20 * 60_000)

/** Ordering on its own database with the clock at noon, and the steps that tests repeat. */
export function testOrdering() {
  const database = testDatabase({ max: 20 })
  let made: TestHouse | undefined
  const house = async (): Promise<TestHouse> => {
    made ??= await testHouse(database())
    made.clock.set(NOON)
    return made
  }

  const placed = async (caller: Guest, over: Over = {}): Promise<OrderDetail> => {
    const here = await house()
    const cartId = await here.cart(caller.session.owner, { lines: [testLine(over.foodId ?? 'soup')] })
    const asker = { ...caller, requestId: randomUUID(), language: over.language ?? caller.language }
    const answer = await here.order.handlers.submit(asker, {
      shopId: SHOP,
      cartId,
      cartVersion: 1,
      orderType: 1300,
      dinnerTime: over.dinnerTime ?? 'asap',
      utensils: 0,
      executeList: [],
      expectedTotal: PRICE,
      contact: { phoneNumber: '7700900123', countryCode: '+44', isoCode: 'GB', firstName: 'Ada', lastName: '' },
      people: 1,
      remark: '',
      paymentMethod: over.paymentMethod ?? '12_bankCard',
    })
    if (!('orderId' in answer)) throw new Error(JSON.stringify(answer))
    return answer
  }

  const pay = async (orderId: string, amount = PRICE) => {
    const { payments } = (await house()).order
    const input = { corporationId: 1, orderId, amount: money(amount), paymentMethod: '12_bankCard', ref: randomUUID() }
    return database().inTx(tx => payments.orderPaid(tx, { ...input, earning: input.amount }))
  }

  const now = async (caller: Guest, orderId: string): Promise<OrderDetail> => {
    const answer = await (await house()).order.handlers.queryOrderDetail(caller, { orderId })
    if (!('orderId' in answer)) throw new Error(JSON.stringify(answer))
    return answer
  }

  return { database, house, placed, pay, now }
}
