import type { Tx } from '../../platform/db/index.ts'
import type { Owner } from '../../platform/http/caller.ts'

/** One person becoming another: the guest of a phone, and the account that was signed in to. */
export interface Adoption {
  corporationId: number
  from: Owner
  to: Owner
}

/** What signing in asks of the other contexts. */
export interface AuthNeeds {
  /** Moves what a guest has (cart, orders, addresses) into the account. */
  adopt(tx: Tx, adoption: Adoption): Promise<void>
  /** Puts a code on its way, in the transaction that made it. */
  sendCode(tx: Tx, message: CodeMessage): Promise<void>
  /** Whether codes can go this way at all. */
  channelOpen(channel: 'email' | 'phone'): boolean
}

export interface CodeMessage {
  corporationId: number
  channel: 'email' | 'phone'
  destination: string
  code: string
  minutes: number
  language: string
}
