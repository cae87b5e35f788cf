import { randomUUID } from 'node:crypto'
import type { DemoBrand } from '@comanda/demo'
import { money } from '@comanda/domain/money'
import type { PaymentLine } from '@comanda/domain/payment'
import type { Modules } from '../compose.ts'
import type { PaymentModule } from '../modules/payment/index.ts'
import type { RequestOptions } from './actor.ts'
import { type Cart, line } from './guest.ts'
import { type HarbourOptions, harbourKitchen, PAY_BEFORE, SHOP } from './harbour-kitchen.ts'
import type { TestApp, TestGuest, TestMember } from './test-app.ts'

/** Points worth 3.00, a card of 5.00 and a gift card of 2.00, for an order of 12.50. */
export const HOLDINGS = { points: 150, card: 500, gift: 200 }

/** The harbour kitchen where pickup is paid by every method, and one of the staff alone may give back 10.00. */
export const ownMethodsKitchen = ({ shop, ...options }: HarbourOptions = {}): DemoBrand =>
  harbourKitchen({
    ...options,
    shop: {
      paymentMethods: { 1300: ['12_bankCard', '16_msPoint', '16_msBalance', '17_giftCard', 'out-line'] },
      refundAlone: money(1000),
      ...shop,
    },
  })

type Payer = Pick<TestMember, 'customerId' | 'cardId' | 'giftCardId'>

export const byPoints = ({ customerId }: Pick<Payer, 'customerId'>, amount: number, more?: Partial<PaymentLine>) =>
  line('16_msPoint', amount, { payerId: String(customerId), ...more })
export const byCard = ({ cardId }: Pick<Payer, 'cardId'>, amount: number, more?: Partial<PaymentLine>) =>
  line('16_msBalance', amount, { payerId: cardId, ...more })
export const byGift = ({ giftCardId }: Pick<Payer, 'giftCardId'>, amount: number) =>
  line('17_giftCard', amount, { payerId: giftCardId })

/** All of `HOLDINGS`, and the bank card for the rest of 12.50. */
export const allThree = (payer: Payer): PaymentLine[] => [
  byPoints(payer, 300),
  byCard(payer, 500),
  byGift(payer, 200),
  line('12_bankCard', 250),
]

/** A member with `HOLDINGS` and an order of 12.50 paid by all of them and the bank card, settled. */
export async function paidBySeveral(app: TestApp): Promise<{ ann: TestMember; orderId: string }> {
  const ann = await app.member(HOLDINGS)
  const { orderId } = await ann.order()
  await ann.payBy(orderId, allThree(ann))
  await app.settle()
  return { ann, orderId }
}

type Hold = Parameters<Modules['card']['paymentMethod']['hold']>[1]

/** An amount to reserve on a member's card. */
export const cardHold = (
  app: TestApp,
  { customerId, cardId }: Pick<Payer, 'customerId' | 'cardId'>,
  amount: number,
  more: Partial<Hold> = {},
): Hold => ({
  corporationId: app.corporationId,
  customerId,
  holdKey: randomUUID(),
  payerId: cardId,
  amount: money(amount),
  currencyCode: app.shop.config.currency.currencyCode,
  shopId: SHOP,
  at: app.clock(),
  ...more,
})

/** An amount to reserve of a member's points. */
export const pointsHold = (
  app: TestApp,
  member: Pick<Payer, 'customerId' | 'cardId'>,
  amount: number,
  more: Partial<Hold> = {},
): Hold => cardHold(app, member, amount, { payerId: String(member.customerId), ...more })

/** One soup as a cart at one of the tables where guests pay before they eat; each table is a cart of its own. */
export const cartAtTable = (guest: TestGuest, at: number) =>
  guest.fillCart(['soup'], { businessType: 1100, tableId: PAY_BEFORE[at % PAY_BEFORE.length] ?? '' })

/** Submits a cart of `cartAtTable`, paid by these lines as it is placed. */
export const placeAtTable = (
  guest: TestGuest,
  at: number,
  cart: Cart,
  payments: readonly PaymentLine[],
  options?: RequestOptions,
) =>
  guest.submit(
    cart,
    {
      orderType: 1100,
      tableId: PAY_BEFORE[at % PAY_BEFORE.length] ?? '',
      ...(payments.length > 0 && { payments: payments as never }),
    },
    options,
  )

type Wish = Parameters<PaymentModule['requestPartialRefund']>[1]

/** Sam of the staff, who gives back. */
export const sam = { kind: 'staff' as const, id: 's:1', name: 'Sam' }

/** Requests a partial refund of an order, applied at once or after approval. M9 */
export const refundPart = (
  app: TestApp,
  orderId: string,
  amount: number,
  { causeKey = randomUUID(), waits = false, by = sam }: { causeKey?: string; waits?: boolean; by?: Wish['by'] } = {},
) =>
  app.db.inTx(tx =>
    app.modules.payment.requestPartialRefund(tx, {
      corporationId: app.corporationId,
      kind: 'order',
      payableId: orderId,
      shopId: SHOP,
      causeKey,
      amount: money(amount),
      reason: 'cold',
      by,
      waits: () => waits,
    }),
  )
