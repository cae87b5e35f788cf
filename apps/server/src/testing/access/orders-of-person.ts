import { contract } from '@comanda/contract'
import { cardData } from '../guest.ts'
import type { TestApp, TestGuest } from '../test-app.ts'

export const SHOP = 101
export const PICKUP = { shopId: SHOP, businessType: 1300 as const }

/** The owner of the created things; `label` is contained in every text they write, and nowhere else. */
export interface Person {
  app: TestApp
  actor: TestGuest
  label: string
}

/** Contact details with the label as the name. */
export const labelled = (label: string) => ({
  phoneNumber: '2125550187',
  countryCode: '1',
  isoCode: 'US',
  firstName: label,
  lastName: 'Brooks',
})

type Place = { shopId: number; businessType: 1100 | 1300; tableId?: string }

/** An order of two edamame there. Its id. */
export async function orderAt({ actor, label }: Person, place: Place, paymentMethod: 'out-line' | '12_bankCard') {
  const cart = await actor.fillCart([{ foodId: 'edamame', quantity: 2, remark: label }], place)
  const { orderId } = await actor.must(contract.order.submit, {
    shopId: place.shopId,
    ...(place.tableId !== undefined && { tableId: place.tableId }),
    cartId: cart.cartId,
    cartVersion: cart.cartVersion,
    orderType: place.businessType,
    expectedTotal: cart.calculation.totalPaidAmount,
    paymentMethod,
    ...(place.businessType === 1300 && { dinnerTime: 'asap', contact: labelled(label) }),
  })
  return orderId
}

/** An order paid by a card that is saved for the next time. */
export async function paidOrder(person: Person) {
  const { actor, label } = person
  const orderId = await orderAt(person, PICKUP, '12_bankCard')
  const { line } = await actor.must(contract.payment.queryCardSetup, { orderId })
  const { paymentId } = await actor.must(contract.payment.createPayment, {
    orderId,
    payments: [line] as never,
    card: cardData(),
    storeCard: true,
    origin: 'http://localhost',
  })
  await person.app.settle()
  const next = await orderAt(person, PICKUP, '12_bankCard')
  const { setup } = await actor.must(contract.payment.queryCardSetup, { orderId: next })
  const methods = (setup as { paymentMethodsResponse?: { storedPaymentMethods?: { id: string }[] } })
    .paymentMethodsResponse
  const storedCard = methods?.storedPaymentMethods?.[0]?.id
  if (paymentId === undefined || storedCard === undefined) throw new Error('no card was saved')
  await actor.must(contract.order.cancel, { orderId: next, reason: label })
  const { lines } = await actor.must(contract.order.queryOrderDetail, { orderId })
  return { orderId, paymentId, storedCard, itemKey: lines[0]?.itemKey ?? '' }
}

/** The bill of a table, and a part of it that this person keeps to pay. */
export async function partOfBill(person: Person, tableId: string): Promise<{ billId: string; partId: string }> {
  const { actor, label } = person
  const atTable = { shopId: SHOP, businessType: 1100 as const, tableId }
  await actor.must(contract.cart.init, { ...atTable, nick: label })
  await orderAt(person, atTable, 'out-line')
  const { bill } = await actor.must(contract.bill.calConfirm, { shopId: SHOP, tableId })
  if (!bill) throw new Error('no bill')
  const { partId } = await actor.must(contract.bill.executePaymentRound, {
    billId: bill.billId,
    split: { by: 'amount', amount: 100 as never },
    expectedAmount: 100,
  })
  return { billId: bill.billId, partId }
}

/** A booking three days ahead, and a place on today's waiting list. */
export async function bookTable({ app, actor, label }: Person): Promise<{ bookingId: string; waitingId: string }> {
  const { countryCode: _, ...named } = labelled(label)
  const contact = { ...named, countryCode: '1', email: 'booker@example.com' }
  const date = new Date(app.clock() + 3 * 86_400_000).toISOString().slice(0, 10)
  const { times } = await actor.must(contract.booking.availability, { shopId: SHOP, partySize: 2, date })
  const start = times.find(time => time.left !== 0)?.start ?? ''
  const { bookingId } = await actor.must(contract.booking.create, { shopId: SHOP, start, partySize: 2, contact })
  const { waitingId } = await actor.must(contract.booking.joinWaitlist, { shopId: SHOP, partySize: 2, contact })
  return { bookingId, waitingId }
}
