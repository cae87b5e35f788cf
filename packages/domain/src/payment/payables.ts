/** What can be paid: an order, a part of a table's bill, a recharge of a card, the purchase of gift cards, a booking's deposit. */
export const payableKinds = ['order', 'bill', 'recharge', 'giftcard', 'booking'] as const

export type PayableKind = (typeof payableKinds)[number]

/** `businessType` of what is not an order; 2002 and 2005 are the specification's, 2001 is a part of a table's bill, 2004 a booking's deposit. PAY-5 */
export const paymentBusiness = { bill: 2001, giftcard: 2002, booking: 2004, recharge: 2005 } as const

/** The kind a call means: its `businessType`, or an order where it names none or a way to order. PAY-5 */
export function kindOfBusiness(businessType: number | undefined): PayableKind {
  if (businessType === paymentBusiness.bill) return 'bill'
  if (businessType === paymentBusiness.giftcard) return 'giftcard'
  if (businessType === paymentBusiness.booking) return 'booking'
  return businessType === paymentBusiness.recharge ? 'recharge' : 'order'
}

/**
 * Value is bought with money from outside alone: a balance that paid for a balance would only change its name. So is a deposit, which
 * goes back as it came.
 */
export const takesOwnMeans = (kind: PayableKind): boolean => kind === 'order' || kind === 'bill'

const accounts: Readonly<Record<PayableKind, string>> = {
  order: 'order',
  bill: 'bill',
  recharge: 'recharge',
  giftcard: 'giftpurchase',
  booking: 'deposit',
}

/** The account in the books that what was paid for it stands on, until it is earned or becomes a guest's value. */
export const payableAccount = (kind: PayableKind, payableId: string): string => `${accounts[kind]}:${payableId}`
