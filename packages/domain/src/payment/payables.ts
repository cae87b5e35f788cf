/** Kinds of payables: an order, a part of a table's bill, a recharge of a card, a purchase of gift cards, a booking's deposit, a rights package. */
export const payableKinds = ['order', 'bill', 'recharge', 'giftcard', 'booking', 'rightsPackage'] as const

export type PayableKind = (typeof payableKinds)[number]

/**
 * `businessType` of payables that are no orders; 2002 and 2005 come from the specification, 2001 is a part of a table's bill,
 * 2004 a booking's deposit, 2006 a rights package. PAY-5
 */
export const paymentBusiness = {
  bill: 2001,
  giftcard: 2002,
  booking: 2004,
  recharge: 2005,
  rightsPackage: 2006,
} as const

/** The kind for a call's `businessType`; an order if it is absent or an order type. PAY-5 */
export function kindOfBusiness(businessType: number | undefined): PayableKind {
  if (businessType === paymentBusiness.bill) return 'bill'
  if (businessType === paymentBusiness.giftcard) return 'giftcard'
  if (businessType === paymentBusiness.booking) return 'booking'
  if (businessType === paymentBusiness.rightsPackage) return 'rightsPackage'
  return businessType === paymentBusiness.recharge ? 'recharge' : 'order'
}

/**
 * Whether own payment methods can pay it. Stored value and gift cards are bought with external payments only; so are deposits,
 * which are returned to their payment method.
 */
export const acceptsOwnMethods = (kind: PayableKind): boolean => kind === 'order' || kind === 'bill'

const accounts: Readonly<Record<PayableKind, string>> = {
  order: 'order',
  bill: 'bill',
  recharge: 'recharge',
  giftcard: 'giftpurchase',
  booking: 'deposit',
  rightsPackage: 'package',
}

/** The ledger account that holds a payment until it is earned or becomes a guest's value. */
export const payableAccount = (kind: PayableKind, payableId: string): string => `${accounts[kind]}:${payableId}`
