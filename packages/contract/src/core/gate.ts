import type { CodeName } from '../codes.ts'

interface GateEntry {
  /** Who passes, as the OpenAPI document says it. */
  passes: string
  /** What the others are refused with, in the order it is checked. */
  refuses: readonly CodeName[]
}

/**
 * Who may call. The server's binding refuses everybody else before the use case runs. LOGIN-1, LOGIN-3, A1
 * `staff` is for calls that name no store. The others after it act for the store in the request's `shopId`; `api` is for systems
 * that connect with a key, and its calls also name the scope the key needs. API-7
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

/** Those that only staff pass. */
export type StaffStoreGate = 'store' | 'manager' | 'brand'

/** The gates only staff pass. */
export type StaffGate = 'staff' | StaffStoreGate

const isStaffStoreGate = (gate: Gate): gate is StaffStoreGate =>
  gate === 'store' || gate === 'manager' || gate === 'brand'

export const isStoreGate = (gate: Gate): gate is StoreGate => gate === 'api' || isStaffStoreGate(gate)

export const isStaffGate = (gate: Gate): gate is StaffGate => gate === 'staff' || isStaffStoreGate(gate)

/** What an API key may do: a call with the gate `api` needs one of them. API-7 */
export const apiScopes = ['orders:read', 'orders:write', 'menu:read', 'menu:write', 'menu:publish'] as const

export type ApiScope = (typeof apiScopes)[number]
