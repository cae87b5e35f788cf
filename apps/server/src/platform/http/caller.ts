import type { ApiScope, Gate, StoreGate } from '@comanda/contract/core'
import { accessByPin, rightsOfFormer, type StoreRights } from '@comanda/domain/staff'

/**
 * `g:<uuid>` a guest, `c:<customerId>` a customer, `s:<staffId>` staff, `k:<keyId>` a system with an API key: the owner of carts,
 * orders and addresses. LOGIN-3
 */
export type Owner = `g:${string}` | `c:${number}` | `s:${string}` | `k:${string}`

export interface StaffSession {
  staffId: string
  name: string
  role: 'staff' | 'manager'
  /** The stores where the person works; in a handler only those where they have the right of its call. A5 */
  shopIds: number[]
  brand?: boolean
  /** The rights by store; absent in sessions opened before there were roles per store, which have those of `role`. A5, A6 */
  access?: StoreRights[]
  /** The person's own refund limits by currency; a currency without one has the store's. PAY-12 */
  refundAlone?: Readonly<Record<string, number>>
  /** The store of the shared tablet where the person signed in by PIN. L5 */
  device?: { shopId: number }
}

/** A session at a shared tablet limited to what a PIN gives; changed rights are limited in the same way. Others stay as they are. L5 */
export function atDevice(staff: StaffSession): StaffSession {
  if (!staff.device) return staff
  const { shopId } = staff.device
  const access = accessByPin(staff.access ?? rightsOfFormer(staff), shopId)
  return { ...staff, role: 'staff', brand: false, access, shopIds: access.length > 0 ? [shopId] : [] }
}

/** The session of a token. The token alone identifies the caller; nothing in a body or another header adds to it. LOGIN-3 */
export interface Session {
  sessionId: string
  corporationId: number
  owner: Owner
  /** Above 0 means logged in. LOGIN-1 */
  customerId: number
  isMember: boolean
  /** Wants e-mails about their orders. */
  orderNews?: boolean
  kind: 'guest' | 'customer' | 'staff'
  /** Of a system with an API key; `usedUp`: it called more often than it may. API-7 */
  key?: { scopes: readonly ApiScope[]; usedUp: boolean }
  /** Its token is to be replaced by a new one. LOGIN-6 */
  renewalDue?: boolean
  /** The employee; for a system with an API key the key, with its name. */
  staff?: StaffSession
}

/** The `corporationId` of a request that names a brand that does not exist. */
export const NO_BRAND = -1
/** The `corporationId` of every request while the server has no brand. SETUP-2 */
export const NO_BRAND_YET = -2

/** The page and visit that sent a request, for logs and error reports. Absent or invalid values are left out. API-1 */
export interface Visit {
  /** The trace of the visit and the span of this request: 32 and 16 hexadecimal digits. */
  traceId?: string
  spanId?: string
  /** The phone's time zone, by its IANA name. */
  timeZone?: string
  /** The path of the page. */
  pagePath?: string
  /** The page's query, without secrets. */
  params?: Readonly<Record<string, string>>
}

/** The caller of a request, and the values that travel with every request. API-1 */
export interface Caller {
  corporationId: number
  requestId: string
  /** `en_US`, `zh_CN` or `ar`. ETC-1 */
  language: string
  channelId: string
  deviceId: string
  visit: Visit
  /** The network that identifies one household: `networkOf` its address. */
  ip: string
  session?: Session
}

/** With a session: every gate above `anyone`. */
export interface Guest extends Caller {
  session: Session
}

/** Signed in to the console. */
export interface Staff extends Caller {
  session: Session & { staff: StaffSession }
}

/** Exists in types only, so that only `gate.ts` can create a store the caller may act for. */
declare const right: unique symbol

/** A store where the caller works. */
export interface StaffShop {
  readonly corporationId: number
  readonly shopId: number
  readonly [right]: { store: true }
}
/** A store where the caller has the right of a call for the store's own matters. */
export interface ManagedShop extends StaffShop {
  readonly [right]: { store: true; manager: true }
}
/** A store where the caller has the right of a call for the brand's matters. */
export interface BrandShop extends ManagedShop {
  readonly [right]: { store: true; manager: true; brand: true }
}

/** The store each gate grants. */
export interface ShopAtGate {
  store: StaffShop
  api: StaffShop
  manager: ManagedShop
  brand: BrandShop
}

/** Staff who passed the gate `store` for the store in the request. */
export interface StaffAt extends Staff {
  shop: StaffShop
}
/** Past the gate `manager`. */
export interface ManagerAt extends StaffAt {
  shop: ManagedShop
}
/** Past the gate `brand`. */
export interface BrandAt extends ManagerAt {
  shop: BrandShop
}

interface StaffAtGate {
  store: StaffAt
  api: StaffAt
  manager: ManagerAt
  brand: BrandAt
}

export type CallerOf<G extends Gate> = G extends 'anyone'
  ? Caller
  : G extends 'staff'
    ? Staff
    : G extends StoreGate
      ? StaffAtGate[G]
      : Guest
