import { contract } from '@comanda/contract'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import type { DemoBrand } from '@comanda/demo'
import type { ShopConfig } from '@comanda/domain/store'
import { money } from '@comanda/domain/money'
import type { Answer } from './answer.ts'
import { cardData, type CartPlace, line } from './guest.ts'
import { harbourDish, harbourKitchen, SHOP, tableOf } from './harbour-kitchen.ts'
import type { TestApp, TestGuest } from './test-app.ts'

type Split = RequestInputOf<typeof contract.bill.executePaymentRound>['split']
type Bill = NonNullable<ResponseOf<typeof contract.bill.calConfirm>['bill']>

/** Enough tables for the tests of one file, each with a table of its own. */
const TABLE_COUNT = 40
export const sharedTableId = (no: number): string => `S${no}`

/**
 * The harbour kitchen with shared tables of 20 seats, which pay at the end. Its dishes are named for their price: `d300`
 * costs 3.00. No taxes.
 */
export function billKitchen(prices: readonly number[], shop: Partial<ShopConfig> = {}): DemoBrand {
  const brand = harbourKitchen({
    dishes: prices.map(price => harbourDish(`d${price}`, { price: money(price) })),
    shop: { paymentMethods: { 1100: ['12_bankCard', 'out-line'] }, ...shop },
  })
  const shared = { seats: 20, payMode: 1, playerMode: true, posOrderNeedPay: true } as const
  const tables = Array.from({ length: TABLE_COUNT }, (_, at) => tableOf(sharedTableId(at + 1), shared))
  return { ...brand, shops: brand.shops.map(one => ({ ...one, tables: [...one.tables, ...tables] })) }
}

/** A guest at a shared table of `billKitchen`. */
export interface PartyGuest {
  readonly guest: TestGuest
  /** Orders dishes at these prices, accepted by the staff; answers the id of the order. */
  round(...prices: number[]): Promise<string>
  bill(): Promise<Bill>
  reserve(split: Split, expectedAmount: number): Promise<Answer<typeof contract.bill.executePaymentRound>>
  /** Reserves a part; answers its id. @throws where it is refused */
  part(split: Split, expectedAmount: number): Promise<string>
  /** Pays a part by bank card; the number decides what the bank does. */
  payPart(partId: string, amount: number, cardNumber?: string): Promise<Answer<typeof contract.payment.createPayment>>
}

/** A new guest who sits at the table. @throws where the seat is refused */
export async function partyGuest(app: TestApp, tableId: string, nick: string): Promise<PartyGuest> {
  const guest = app.guest()
  const place: Partial<CartPlace> = { businessType: 1100, tableId }
  await guest.must(contract.cart.init, { shopId: SHOP, businessType: 1100, tableId, nick })
  const bill = async () => {
    const answer = await guest.must(contract.bill.calConfirm, { shopId: SHOP, tableId })
    if (!answer.bill) throw new Error(`no bill at ${tableId}`)
    return answer.bill
  }
  const reserve: PartyGuest['reserve'] = async (split, expectedAmount) =>
    guest.call(contract.bill.executePaymentRound, { billId: (await bill()).billId, split, expectedAmount })
  return {
    guest,
    bill,
    reserve,
    async round(...prices) {
      const cart = await guest.fillCart(
        prices.map(price => `d${price}`),
        place,
      )
      const order = { orderType: 1100, tableId, paymentMethod: 'out-line' } as const
      const answer = await guest.submit(cart, order)
      if (!('orderId' in answer)) throw new Error(`no round: ${JSON.stringify(answer)}`)
      await app.staff().accept(answer.orderId)
      return answer.orderId
    },
    async part(split, expectedAmount) {
      const answer = await reserve(split, expectedAmount)
      if (!('partId' in answer)) throw new Error(`no part: ${JSON.stringify(answer)}`)
      return answer.partId
    },
    payPart: (partId, amount, cardNumber) =>
      guest.call(contract.payment.createPayment, {
        orderId: partId,
        businessType: 2001,
        payments: [line('12_bankCard', amount)],
        card: cardData(cardNumber),
      }),
  }
}
