import type { RequestOf, ResponseOf } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { isOwnMethod } from '@comanda/domain/payment'
import type { Guest } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { OrderTables } from '../tables.ts'

export type LastChoices = NonNullable<ResponseOf<typeof calls.calculate>['lastChoices']>

type Place = Pick<RequestOf<typeof calls.calculate>, 'shopId' | 'orderType'>

/** The choices of the caller's newest order of this kind at this store; undefined if there is none. A1 */
export async function lastChoicesOf(
  { db, ownMethodsOf }: Deps,
  caller: Guest,
  { shopId, orderType }: Place,
): Promise<LastChoices | undefined> {
  const row = await db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .select(['order_id', 'payment_method', 'details'])
    .where('corporation_id', '=', caller.corporationId)
    .where('owner', '=', caller.session.owner)
    .where('shop_id', '=', shopId)
    .where('biz_type', '=', orderType)
    .orderBy('order_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { contact, addressId, utensils, executeList } = row.details
  const ownMethods = await ownMethodsOf(db, caller.corporationId, row.order_id)
  const paymentMethod = row.payment_method as LastChoices['paymentMethod']
  return {
    // If own payment methods paid all of it, a card is chosen for what they cannot pay today.
    paymentMethod: isOwnMethod(paymentMethod) ? '12_bankCard' : paymentMethod,
    ...(ownMethods.length > 0 && { means: ownMethods }),
    utensils,
    ...(executeList && { executeList }),
    ...(contact && contact.phoneNumber !== '' ? { contact } : {}),
    ...(addressId === undefined ? {} : { addressId }),
  }
}
