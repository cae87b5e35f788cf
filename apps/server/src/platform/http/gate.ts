import { type CallSpec, isStaffGate, type Refusal, refuse, type StoreGate } from '@comanda/contract/core'
import type { Caller, CallerOf, Guest, ShopAtGate, Staff, StaffShop } from './caller.ts'

/**
 * Undefined if the caller's session passes the gate, else the refusal. Without a required session the answer is HTTP 401, so that
 * the phone gets a new one; otherwise the refusal names the required role. Rights in one store need the request: see `enterShop`.
 * LOGIN-1, LOGIN-2
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

/** The store if the caller may act for it: for records that are looked up by their own id. A1 */
export const servedShop = (caller: Guest, shopId: number): StaffShop | undefined =>
  caller.session.staff?.shopIds.includes(shopId) === true
    ? ({ corporationId: caller.corporationId, shopId } as StaffShop)
    : undefined

/** The staff caller with the store of a store gate, or the refusal for the missing right, checked in this order. A1 */
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

/** An API key limited to the store in the request: records of its other stores are not found. API-7 */
const withOnly = ({ session, ...caller }: Staff, shop: StaffShop) => ({
  ...caller,
  shop,
  session: { ...session, staff: { ...session.staff, shopIds: [shop.shopId] } },
})
