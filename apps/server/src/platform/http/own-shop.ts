import { type Refusal, refuse } from '@comanda/contract/core'
import type { Staff } from './caller.ts'
/** A store of a brand. */
interface Shop {
  corporationId: number
  shopId: number
}

/** The store asked for, where it is the caller's to run. */
export function ownShop(caller: Staff, shopId: number): Shop | Refusal<'notYourShop'> {
  if (!caller.session.staff.shopIds.includes(shopId)) return refuse('notYourShop', { field: 'shopId' })
  return { corporationId: caller.corporationId, shopId }
}

/** The same, for what managers alone may change. */
export function managedShop(caller: Staff, shopId: number): Shop | Refusal<'notYourShop' | 'managersOnly'> {
  const shop = ownShop(caller, shopId)
  if ('refused' in shop) return shop
  return caller.session.staff.role === 'manager' ? shop : refuse('managersOnly')
}

/** The same, for what is the brand's and not one store's: managers who were given that right. */
export function brandShop(caller: Staff, shopId: number): Shop | Refusal<'notYourShop' | 'managersOnly' | 'brandOnly'> {
  const shop = managedShop(caller, shopId)
  if ('refused' in shop) return shop
  return caller.session.staff.brand === true ? shop : refuse('brandOnly')
}
