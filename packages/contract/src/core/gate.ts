import type { CodeName } from '../codes.ts'

interface GateEntry {
  /** Description of the callers who pass, for the OpenAPI document. */
  passes: string
  /** Refusals for all other callers, in the order of the checks. */
  refuses: readonly CodeName[]
}

/**
 * The access level of a call. The server's binding refuses other callers before the use case runs. LOGIN-1, LOGIN-3, A1 `staff`
 * is for calls without a store. Later gates act for the store in the request's `shopId`; `api` is for systems with an API key,
 * and its calls also declare a scope. API-7
 */
export const gates = {
  anyone: { passes: 'Everybody, without a session', refuses: [] },
  guest: { passes: 'Every session; a visitor has one too', refuses: ['notLoggedIn'] },
  'logged-in': { passes: 'Customers who are logged in', refuses: ['notLoggedIn', 'loginNeeded'] },
  member: { passes: 'Members', refuses: ['notLoggedIn', 'loginNeeded', 'memberNeeded'] },
  staff: { passes: 'Staff, whatever their stores', refuses: ['notLoggedIn', 'staffNeeded'] },
  store: { passes: 'Staff of the store `shopId`', refuses: ['notLoggedIn', 'staffNeeded', 'notYourShop'] },
  manager: {
    passes: 'Managers of the store `shopId`',
    refuses: ['notLoggedIn', 'staffNeeded', 'notYourShop', 'managersOnly'],
  },
  api: {
    passes: 'API keys with the scope and the store `shopId`',
    refuses: ['keyNeeded', 'scopeMissing', 'notYourShop'],
  },
  brand: {
    passes: 'Managers of the store `shopId` who may also change what belongs to the brand',
    refuses: ['notLoggedIn', 'staffNeeded', 'notYourShop', 'managersOnly', 'brandOnly'],
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
export const apiScopes = ['orders:read', 'orders:write', 'menu:read', 'menu:write', 'menu:publish'] as const

export type ApiScope = (typeof apiScopes)[number]
