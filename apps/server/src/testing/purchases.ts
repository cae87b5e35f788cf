import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { cardData, line } from './guest.ts'
import type { TestApp, TestGuest, TestMember } from './test-app.ts'

/** Business types of payments that are not for orders. */
export const BUSINESS_TYPE = { recharge: 2005, giftcard: 2002 } as const

type Bought = keyof typeof BUSINESS_TYPE
type Checkout = RequestInputOf<typeof contract.giftcard.checkout>

/** Orders a gift card of 50.00 dollars, for oneself unless the input names a friend. Its order id. @throws where it is refused */
export async function buyGiftCard(guest: TestGuest, over: Partial<Checkout> = {}): Promise<string> {
  const card = { programId: 'marigold-usd', designId: 'birthday', amount: money(5000), payAmount: money(5000) }
  return (await guest.must(contract.giftcard.checkout, { ...card, ...over })).orderId
}

/** Orders a recharge of 50.00 dollars, which brings 8.00 more and 80 points. Its id. @throws where it is refused */
export async function buyRecharge(ann: TestMember): Promise<string> {
  const rules = { id: 'top-up', versionId: 'v1', ruleId: 'gear-50', agreementVersion: 1 }
  return (await ann.must(contract.storedvalue.submit, { cardId: ann.cardId, ...rules })).rechargeId
}

/** Pays a purchase by bank card. */
export const payFor = (guest: TestGuest, kind: Bought, orderId: string, amount = 5000) =>
  guest.call(contract.payment.createPayment, {
    orderId,
    businessType: BUSINESS_TYPE[kind],
    payments: [line('12_bankCard', amount)],
    card: cardData(),
  })

/** Refunds a purchase completely. */
export const refundWhole = (app: TestApp, kind: Bought, payableId: string) =>
  app.db.inTx(tx =>
    app.modules.payment.requestRefund(tx, {
      corporationId: app.corporationId,
      kind,
      payableId,
      causeKey: `back ${payableId}`,
      reason: 'guest',
    }),
  )
