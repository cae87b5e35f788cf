import type { Gate } from '@comanda/contract/core'

/** `g:<uuid>` a guest, `c:<customerId>` a customer, `s:<staffId>` staff: who carts, orders and addresses belong to. LOGIN-3 */
export type Owner = `g:${string}` | `c:${number}` | `s:${string}`

export interface StaffSession {
  staffId: string
  name: string
  role: 'staff' | 'manager'
  shopIds: number[]
  /** May set up the brand's money and change what members hold. */
  brand?: boolean
}

/** What a token stands for. It alone says who is asking; nothing in a body or another header adds to it. LOGIN-3 */
export interface Session {
  sessionId: string
  corporationId: number
  owner: Owner
  /** Above 0 means logged in. LOGIN-1 */
  customerId: number
  isMember: boolean
  /** Wants news of what they order by e-mail. */
  orderNews?: boolean
  kind: 'guest' | 'customer' | 'staff'
  staff?: StaffSession
}

/** Stands for a brand that there is not. */
export const NO_BRAND = -1

/** The one who asks, and what goes with every request. API-1 */
export interface Caller {
  corporationId: number
  requestId: string
  /** `en_US`, `zh_CN` or `ar`. ETC-1 */
  language: string
  channelId: string
  deviceId: string
  /** Where it comes from, as far as that is one household's: `networkOf`. */
  ip: string
  session?: Session
}

/** With a session: every gate above `anyone`. */
export interface Guest extends Caller {
  session: Session
}

/** At the console. */
export interface Staff extends Caller {
  session: Session & { staff: StaffSession }
}

export type CallerOf<G extends Gate> = G extends 'anyone' ? Caller : G extends 'staff' ? Staff : Guest
