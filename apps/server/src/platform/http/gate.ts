import { type CallSpec, isStaffGate, type Refusal, refuse, type StoreGate } from '@comanda/contract/core'
import type { Caller, CallerOf, Guest, ShopAtGate, Staff, StaffShop } from './caller.ts'

/**
 * Whether the caller's session may pass the gate: undefined, or the refusal. Without a session where one is needed the answer is
 * HTTP 401, so that the phone gets a new one; with a session of too low a rank it is told which is needed. The rights in one store
 * need the request: `enterShop`. LOGIN-1, LOGIN-2
 */
export function refusalAt(
  { gate, scope }: Pick<CallSpec, 'gate' | 'scope'>,
  caller: Caller,
): Refusal<'notLoggedIn' | 'loginNeeded' | 'memberNeeded' | 'staffNeeded' | KeyRefusal> | undefined {
  if (gate === 'anyone') return undefined
  if (gate === 'api') return refusalOfKey(scope, caller)
  if (!caller.session) return refuse('notLoggedIn')
  if (isStaffGate(gate))
    return caller.session.kind === 'staff' && caller.session.staff ? undefined : refuse('staffNeeded')
  if (gate === 'guest') return undefined
  if (caller.session.customerId <= 0) return refuse('loginNeeded')
  if (gate === 'member' && !caller.session.isMember) return refuse('memberNeeded')
  return undefined
}

type KeyRefusal = 'keyNeeded' | 'scopeMissing' | 'tooMany'

/** Whether the caller's API key has the scope and may go on calling. API-7 */
function refusalOfKey(scope: CallSpec['scope'], { session }: Caller): Refusal<KeyRefusal> | undefined {
  if (!session?.key) return refuse('keyNeeded')
  if (session.key.usedUp) return refuse('tooMany')
  if (scope !== undefined && session.key.scopes.includes(scope)) return undefined
  return refuse('scopeMissing', { params: { scope: scope ?? '' } })
}

/** The store, where it is one of the caller's: for records that are looked up by their own id. A1 */
export const servedShop = (caller: Guest, shopId: number): StaffShop | undefined =>
  caller.session.staff?.shopIds.includes(shopId) === true
    ? ({ corporationId: caller.corporationId, shopId } as StaffShop)
    : undefined

/** The staff as the gate of one store lets them in, with that store; or the right they lack, checked in this order. A1 */
export function enterShop<G extends StoreGate>(
  gate: G,
  caller: Staff,
  shopId: number,
): CallerOf<G> | Refusal<'notYourShop' | 'managersOnly' | 'brandOnly'> {
  const shop = servedShop(caller, shopId)
  const { role, brand } = caller.session.staff
  if (!shop) return refuse('notYourShop', { field: 'shopId' })
  if (gate === 'api') return withOnly(caller, shop) as unknown as CallerOf<G>
  if (gate !== 'store' && role !== 'manager') return refuse('managersOnly')
  if (gate === 'brand' && brand !== true) return refuse('brandOnly')
  return { ...caller, shop: shop as ShopAtGate[G] } as unknown as CallerOf<G>
}

/** A key at the store that the request names: records of its other stores are not found there. API-7 */
const withOnly = ({ session, ...caller }: Staff, shop: StaffShop) => ({
  ...caller,
  shop,
  session: { ...session, staff: { ...session.staff, shopIds: [shop.shopId] } },
})
