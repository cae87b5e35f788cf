import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { buyGiftCard } from './purchases.ts'
import type { TestApp, TestGuest } from './test-app.ts'

/** The recipient of a gift. What may be sent to one address is limited: each test names its own. */
export const friendAt = (recipientEmail: string) => ({
  recipient: 'Ann',
  recipientEmail,
  from: 'Bob',
  message: 'Enjoy!',
})

/** Reports a purchase of a gift card as paid, as the payment module does. */
export const giftPaid = (app: TestApp, orderId: string, amount = 5000) =>
  app.db.inTx(tx =>
    app.modules.giftcard.purchases.paid(tx, {
      corporationId: app.corporationId,
      payableId: orderId,
      amount: money(amount),
      ref: crypto.randomUUID(),
    }),
  )

/** A paid gift card of 50.00 dollars for the guest's own use. Its id. */
export async function newGiftCard(app: TestApp, guest: TestGuest): Promise<string> {
  const orderId = await buyGiftCard(guest)
  await giftPaid(app, orderId)
  return (await guest.must(contract.giftcard.orderDetails, { orderId })).cardId ?? ''
}

/** Number and code in the newest message to an address. */
export async function giftCodeTo(app: TestApp, destination: string): Promise<{ cardNo: string; authCode: string }> {
  await app.jobs.idle()
  const message = (await app.messages()).findLast(it => it.destination === destination && 'link' in it.params)
  const [cardNo = '', authCode = ''] = String(message?.params['link']).split('#')[1]?.split('-') ?? []
  return { cardNo, authCode }
}

/** The gift cards of an account in a state. */
export const giftCardsOf = async (guest: TestGuest, state: 'usable' | 'used' | 'expired' = 'usable') =>
  (await guest.must(contract.giftcard.myGiftCard, { state })).cards
