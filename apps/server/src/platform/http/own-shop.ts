import { type Refusal, refuse } from '@comanda/contract/core'
import type { Staff } from './caller.ts'
/** A store of a brand. */
interface Shop {
  corporationId: number
  shopId: number
}

/** The store asked for, where it is the caller's to run. */
export function ownShop(who: Staff, shopId: number): Shop | Refusal<'notYourShop'> {
  if (!who.session.staff.shopIds.includes(shopId)) return refuse('notYourShop', { field: 'shopId' })
  return { corporationId: who.corporationId, shopId }
}

/** The same, for what managers alone may change. */
export function managedShop(who: Staff, shopId: number): Shop | Refusal<'notYourShop' | 'managersOnly'> {
  const shop = ownShop(who, shopId)
  if ('refused' in shop) return shop
  return who.session.staff.role === 'manager' ? shop : refuse('managersOnly')
}

/** The same, for what is the brand's and not one store's: managers who were given that right. */
export function brandShop(who: Staff, shopId: number): Shop | Refusal<'notYourShop' | 'managersOnly' | 'brandOnly'> {
  const shop = managedShop(who, shopId)
  if ('refused' in shop) return shop
  return who.session.staff.brand === true ? shop : refuse('brandOnly')
}
