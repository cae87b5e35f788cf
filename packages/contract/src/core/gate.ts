import type { CodeName } from '../codes.ts'

interface GateEntry {
  /** Description of the callers who pass, for the OpenAPI document. */
  passes: string
  /** Refusals for all other callers, in the order of the checks. */
  refuses: readonly CodeName[]
}

/**
 * The access level of a call. The server's binding refuses other callers before the use case runs. LOGIN-1, LOGIN-3, A1 `staff`
 * is for calls without a store. Later gates act for the store in the request's `shopId`. What staff may do there is decided by the
 * call's `right` alone (A5); `manager` and `brand` say that it changes what belongs to the store or the brand. `api` is for systems
 * with an API key, and its calls also declare a scope. API-7
 */
export const gates = {
  anyone: { passes: 'Everybody, without a session', refuses: [] },
  guest: { passes: 'Every session; a visitor has one too', refuses: ['notLoggedIn'] },
  'logged-in': { passes: 'Customers who are logged in', refuses: ['notLoggedIn', 'loginNeeded'] },
  member: { passes: 'Members', refuses: ['notLoggedIn', 'loginNeeded', 'memberNeeded'] },
  staff: { passes: 'Staff with the right', refuses: ['notLoggedIn', 'staffNeeded', 'rightMissing'] },
  store: {
    passes: 'Staff with the right at the store `shopId`',
    refuses: ['notLoggedIn', 'staffNeeded', 'notYourShop', 'rightMissing'],
  },
  manager: {
    passes: 'Staff with the right at the store `shopId`, for what belongs to the store',
    refuses: ['notLoggedIn', 'staffNeeded', 'notYourShop', 'rightMissing'],
  },
  api: {
    passes: 'API keys with the scope and the store `shopId`',
    refuses: ['keyNeeded', 'scopeMissing', 'notYourShop'],
  },
  brand: {
    passes: 'Staff with the right at the store `shopId`, for what belongs to the brand',
    refuses: ['notLoggedIn', 'staffNeeded', 'notYourShop', 'rightMissing'],
  },
} as const satisfies Record<string, GateEntry>

export type Gate = keyof typeof gates

/** The gates of calls that act for one store. */
export type StoreGate = StaffStoreGate | 'api'

/** Store gates for staff. */
export type StaffStoreGate = 'store' | 'manager' | 'brand'

/** Gates for staff. */
export type StaffGate = 'staff' | StaffStoreGate

const isStaffStoreGate = (gate: Gate): gate is StaffStoreGate =>
  gate === 'store' || gate === 'manager' || gate === 'brand'

export const isStoreGate = (gate: Gate): gate is StoreGate => gate === 'api' || isStaffStoreGate(gate)

export const isStaffGate = (gate: Gate): gate is StaffGate => gate === 'staff' || isStaffStoreGate(gate)

/** What an API key may do: a call with the gate `api` needs one of them. API-7 */
export const apiScopes = [
  'orders:read',
  'orders:write',
  'menu:read',
  'menu:write',
  'menu:publish',
  'members:read',
  'members:contacts',
] as const

export type ApiScope = (typeof apiScopes)[number]
