import type { CodeName } from '../codes.ts'

interface GateEntry {
  /** Who passes, as the OpenAPI document says it. */
  passes: string
  /** What the others are refused with, in the order it is checked. */
  refuses: readonly CodeName[]
}

/**
 * Who may call. The server's binding refuses everybody else before the use case runs. LOGIN-1, LOGIN-3, A1
 * `staff` is for calls that name no store. The three after it act for the store in the request's `shopId`.
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
  brand: {
    passes: 'Managers of the store `shopId` who may also change what belongs to the brand',
    refuses: ['notLoggedIn', 'staffNeeded', 'notYourShop', 'managersOnly', 'brandOnly'],
  },
} as const satisfies Record<string, GateEntry>

export type Gate = keyof typeof gates

/** The gates of calls that act for one store. */
export type StoreGate = 'store' | 'manager' | 'brand'

/** The gates only staff pass. */
export type StaffGate = 'staff' | StoreGate

export const isStoreGate = (gate: Gate): gate is StoreGate => gate === 'store' || gate === 'manager' || gate === 'brand'

export const isStaffGate = (gate: Gate): gate is StaffGate => gate === 'staff' || isStoreGate(gate)
