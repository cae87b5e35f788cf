import type { SubmitAsk, WorkedOut } from '../api.ts'
import type { PayMethod } from './choices.tsx'
import { contactReady, contactShown } from './contact-ready.ts'
import type { OrderFormProps } from './form-props.ts'

type Said = Pick<
  OrderFormProps,
  'worked' | 'draft' | 'profile' | 'orderType' | 'shopId' | 'tableId' | 'addressId' | 'cartId' | 'people'
>

const contactOf = (said: Said) =>
  said.orderType === 1200 && said.worked.contact
    ? said.worked.contact
    : contactReady(contactShown(said), said.worked.countryCode)

/** Phone number of the order in international format; undefined if there is none. */
export function phoneOf(said: Said): string | undefined {
  const contact = contactOf(said)
  return contact && `+${contact.countryCode}${contact.phoneNumber.replaceAll(/\D/g, '')}`
}

/**
 * Free items of a total. The order sends them as seen, so that the server can refuse if one is no longer available. S1
 */
export const giftsIn = ({ items }: WorkedOut['calculation']): string[] => items.flatMap(line => line.giftOf ?? [])

/** Whether required input is missing. */
export const missingOf = (said: Said): boolean =>
  said.orderType !== 1100 && (contactOf(said) === undefined || said.worked.time === undefined)

/** Place and time, as this way of ordering requires them. */
function placeOf(said: Said): Partial<SubmitAsk> {
  const { worked, orderType, tableId, addressId } = said
  if (orderType === 1100) return tableId ? { tableId } : {}
  const contact = contactOf(said)
  const dinnerTime = worked.time?.asap ? 'asap' : worked.time?.start
  return {
    ...(dinnerTime ? { dinnerTime } : {}),
    ...(contact ? { contact } : {}),
    ...(orderType === 1200 && addressId ? { addressId } : {}),
  }
}

/** Request of the order: the guest's choices and the total the guest saw. Prices are the server's. PRICE-1, O5 */
export function askOf(
  said: Said,
  calculation: WorkedOut['calculation'],
  method: PayMethod | undefined,
): SubmitAsk | undefined {
  if (method === undefined) return undefined
  const { draft, orderType, shopId, cartId, people } = said
  return {
    shopId,
    cartId,
    cartVersion: calculation.cartVersion,
    orderType,
    expectedTotal: calculation.totalPaidAmount,
    executeList: draft.executeList,
    people: draft.people ?? people,
    utensils: draft.utensils,
    remark: draft.remark.trim(),
    paymentMethod: method,
    gifts: giftsIn(calculation),
    ...placeOf(said),
  }
}
