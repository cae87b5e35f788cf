import type { Refusal } from '@comanda/contract/core'
import type { Queries } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'

/** An account, as staff look for one. */
export interface KnownCustomer {
  customerId: number
  nick: string
  phone?: string
  email?: string
  isMember: boolean
}

/** One person becoming another: the guest of a phone, and the account that was signed in to. */
export interface Claim {
  corporationId: number
  from: Guest['session']['owner']
  to: Guest['session']['owner']
}

export interface AuthPort {
  /** The phone and e-mail address a person has proved to hold without an account. */
  contactsOf(db: Queries, corporationId: number, owner: string): Promise<{ phone?: string; email?: string }>
  /** Whether the caller has proved to hold a phone: for an order, or as the phone of their account. LOGIN-8 */
  phoneVerified(caller: Guest, phone: { phoneNumber: string; countryCode: string }): Promise<boolean>
  /** The phone and e-mail address of an account. */
  ownContacts(db: Queries, corporationId: number, customerId: number): Promise<string[]>
  /** The name of an account, as others see it. */
  nameOf(db: Queries, corporationId: number, customerId: number): Promise<string>
  /** The refusal of what waits until the caller's account accepts new terms, if there are any; read on `db`. LOGIN-11 */
  refusalForTerms(caller: Guest, db?: Queries): Promise<Refusal<'agreementsNeeded'> | undefined>
  /** An open account by its phone, its e-mail address or its id. */
  knownCustomer(db: Queries, corporationId: number, by: string | number): Promise<KnownCustomer | undefined>
}
