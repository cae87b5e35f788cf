import {
  type CallSpec,
  isStaffGate,
  isStoreGate,
  type Refusal,
  refuse,
  rightsFor,
  type StoreGate,
} from '@comanda/contract/core'
import { rightName } from '@comanda/messages/right-names'
import { type Right, rightsOfFormer, shopsWithRight, type StoreRights } from '@comanda/domain/staff'
import type { Caller, CallerOf, Guest, Staff, StaffSession, StaffShop } from './caller.ts'

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

/** The rights of a session by store. A5, A6 */
export const accessOf = (staff: StaffSession): readonly StoreRights[] => staff.access ?? rightsOfFormer(staff)

/** Whether a session has one of these rights at any store. A5 */
export const hasRight = (staff: StaffSession | undefined, ...wanted: Right[]): boolean =>
  staff !== undefined && shopsWithRight(accessOf(staff), wanted).length > 0

type Entry = Pick<CallSpec, 'gate' | 'right'>

/** The refusal that names, in the caller's language, the right which their roles lack. A5 */
export const rightMissing = ({ language }: Caller, [right]: readonly Right[]) =>
  refuse('rightMissing', { params: { right: right ? rightName(language, right) : '' }, data: { right } })

/**
 * The staff caller, limited to the stores where they have the right of the call, or the refusal. A handler that looks a record up by
 * its own id thereby finds those of these stores alone. A1, A5
 */
export function withRight(spec: Entry, caller: Staff): Staff | Refusal<'rightMissing'> {
  const rights = rightsFor(spec)
  if (!rights) return caller
  const { staff } = caller.session
  const shopIds = shopsWithRight(accessOf(staff), rights).filter(shopId => staff.shopIds.includes(shopId))
  if (shopIds.length === 0) return rightMissing(caller, rights)
  return { ...caller, session: { ...caller.session, staff: { ...staff, shopIds } } }
}

/** The staff caller with the store of a store gate, or the refusal, in this order: the store, then the right there. A1, A5 */
export function enterShop<S extends Entry & { gate: StoreGate }>(
  spec: S,
  caller: Staff,
  shopId: number,
): CallerOf<S['gate']> | Refusal<'notYourShop' | 'rightMissing'> {
  const shop = servedShop(caller, shopId)
  if (!shop) return refuse('notYourShop', { field: 'shopId' })
  if (spec.gate === 'api') return withOnly(caller, shop) as unknown as CallerOf<S['gate']>
  const able = withRight(spec, caller)
  if ('refused' in able) return able
  if (!servedShop(able, shopId)) return rightMissing(caller, rightsFor(spec) ?? [])
  return { ...able, shop } as unknown as CallerOf<S['gate']>
}

/** The caller as the handler of a call for staff or systems gets them, or the refusal. */
export function entered(spec: CallSpec, caller: Staff, input: unknown): Caller | Refusal {
  const { gate } = spec
  if (isStoreGate(gate)) return enterShop({ ...spec, gate }, caller, (input as { shopId: number }).shopId)
  return isStaffGate(gate) ? withRight(spec, caller) : caller
}

/** An API key limited to the store in the request: records of its other stores are not found. API-7 */
const withOnly = ({ session, ...caller }: Staff, shop: StaffShop) => ({
  ...caller,
  shop,
  session: { ...session, staff: { ...session.staff, shopIds: [shop.shopId] } },
})
