import { withoutExtras } from '@comanda/domain/payment'
import type { SubmitInput, OrderQuote } from '../api.ts'
import { contactReady, contactShown } from './contact-ready.ts'
import type { OrderFormProps } from './form-props.ts'

type OrderState = Pick<
  OrderFormProps,
  'quote' | 'draft' | 'profile' | 'orderType' | 'shopId' | 'tableId' | 'addressId' | 'cartId' | 'people'
>

const contactOf = (state: OrderState) =>
  state.orderType === 1200 && state.quote.contact
    ? state.quote.contact
    : contactReady(contactShown(state), state.quote.countryCode)

/** Phone number of the order in international format; undefined if there is none. */
export function phoneOf(state: OrderState): string | undefined {
  const contact = contactOf(state)
  return contact && `+${contact.countryCode}${contact.phoneNumber.replaceAll(/\D/g, '')}`
}

/**
 * Free items of a total. The order sends them as seen, so that the server can refuse if one is no longer available. S1
 */
export const giftsIn = ({ items }: OrderQuote['calculation']): string[] => items.flatMap(line => line.giftOf ?? [])

/** Whether required input is missing. */
export const missingOf = (state: OrderState): boolean =>
  state.orderType !== 1100 && (contactOf(state) === undefined || state.quote.time === undefined)

/** Place and time, as this way of ordering requires them. */
function placeOf(state: OrderState): Partial<SubmitInput> {
  const { quote, orderType, tableId, addressId } = state
  if (orderType === 1100) return tableId ? { tableId } : {}
  const contact = contactOf(state)
  const dinnerTime = quote.time?.asap ? 'asap' : quote.time?.start
  return {
    ...(dinnerTime ? { dinnerTime } : {}),
    ...(contact ? { contact } : {}),
    ...(orderType === 1200 && addressId ? { addressId } : {}),
  }
}

/** Request of the order: the guest's choices and the total the guest saw. Prices are the server's. PRICE-1, O5 */
export function submitInput(
  state: OrderState,
  calculation: OrderQuote['calculation'],
  method: SubmitInput['paymentMethod'] | undefined,
): SubmitInput | undefined {
  if (method === undefined) return undefined
  const { draft, orderType, shopId, cartId, people } = state
  return {
    shopId,
    cartId,
    cartVersion: calculation.cartVersion,
    orderType,
    // The card fee is added by the payment, which names it; the order is its price without. O5
    expectedTotal: withoutExtras(calculation),
    ...(draft.executeList && { executeList: draft.executeList }),
    people: draft.people ?? people,
    utensils: draft.utensils,
    remark: draft.remark.trim(),
    paymentMethod: method,
    gifts: giftsIn(calculation),
    ...placeOf(state),
  }
}
