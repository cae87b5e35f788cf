import type { authorizeInfo } from '@comanda/contract/auth'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { ClosingCaller } from '../deps.ts'
import { numericIds } from '../../../platform/ids.ts'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { MemberCard } from '../../../ports/card.ts'
import type { AuthTables } from '../tables.ts'

export type Customer = Selectable<AuthTables['customer']>

const customerIds = numericIds('customer', 100_001)

const contactOf = (destination: string): 'email' | 'phone' => (destination.startsWith('+') ? 'phone' : 'email')

/** A customer and their card, as the app shows them. A4 */
export const asAuthorizeInfo = (customer: Customer, card: MemberCard | undefined): z.output<typeof authorizeInfo> => ({
  customerId: customer.customer_id,
  isMember: customer.is_member,
  nick: customer.nick,
  avatar: customer.avatar,
  ...(card && { cardInfo: card }),
})

/** The account with this e-mail address or phone number. */
export const customerByContact = (
  db: Queries,
  corporationId: number,
  destination: string,
): Promise<Customer | undefined> =>
  db
    .withTables<AuthTables>()
    .selectFrom('customer')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where(contactOf(destination), '=', destination)
    .executeTakeFirst()

export const customerById = (db: Queries, corporationId: number, customerId: number): Promise<Customer | undefined> =>
  db
    .withTables<AuthTables>()
    .selectFrom('customer')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

/** The phone and e-mail address of an account. */
export async function ownContacts(db: Queries, corporationId: number, customerId: number): Promise<string[]> {
  const customer = await customerById(db, corporationId, customerId)
  return [customer?.phone, customer?.email].filter(contact => typeof contact === 'string')
}

/** How an account can be reached, and in which language. */
export async function accountContacts(db: Queries, corporationId: number, customerId: number) {
  const customer = await customerById(db, corporationId, customerId)
  return { email: customer?.email ?? null, phone: customer?.phone ?? null, language: customer?.language ?? 'en_US' }
}

/** Copies the choice of e-mails about orders to the account: sessions read it there. */
export async function setOrderNews(tx: Tx, corporationId: number, customerId: number, wanted: boolean): Promise<void> {
  await tx
    .withTables<AuthTables>()
    .updateTable('customer')
    .set({ order_news: wanted })
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .execute()
}

const HOLD = {
  name: 'customer_hold',
  text: 'select 1 from customer where corporation_id = $1 and customer_id = $2 for no key update',
}

/** Locks an account until the transaction ends, so that claims of several phones run one after the other. */
export async function holdCustomer(tx: Tx, { corporation_id, customer_id }: Customer): Promise<void> {
  await tx.query(HOLD, [corporation_id, customer_id])
}

/** The caller's own account, its row locked: concurrent changes run one after the other. */
export const lockedCustomer = (
  tx: Tx,
  { corporationId, session }: Omit<ClosingCaller, 'language'>,
): Promise<Customer | undefined> =>
  tx
    .withTables<AuthTables>()
    .selectFrom('customer')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', session.customerId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Data of a sign-up: the verified destination and the name. */
export interface NewCustomer {
  corporationId: number
  destination: string
  nick: string
  language: string
}

/** Creates an account; undefined if one has the contact already. */
export async function insertCustomer(tx: Tx, clock: Clock, fresh: NewCustomer): Promise<Customer | undefined> {
  const contact = contactOf(fresh.destination)
  const row = {
    corporation_id: fresh.corporationId,
    customer_id: await customerIds.next(tx, fresh.corporationId),
    nick: fresh.nick,
    avatar: '',
    first_name: '',
    last_name: '',
    email: contact === 'email' ? fresh.destination : null,
    phone: contact === 'phone' ? fresh.destination : null,
    birthday: null,
    is_member: false,
    order_news: false,
    language: fresh.language,
    created_at: new Date(clock()),
    phone_changed_at: null,
    closed_at: null,
  }
  return tx
    .withTables<AuthTables>()
    .insertInto('customer')
    .values(row)
    .onConflict(conflict => conflict.columns(['corporation_id', contact]).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Creates the account; if two phones sign up with one destination at once, both get the same one. */
export async function createCustomer(tx: Tx, clock: Clock, fresh: NewCustomer): Promise<Customer> {
  const inserted = await insertCustomer(tx, clock, fresh)
  const customer = inserted ?? (await customerByContact(tx, fresh.corporationId, fresh.destination))
  if (!customer) throw new Error('an account that was just there is gone')
  return customer
}

/** Marks the customer as a member. LOGIN-1 */
export async function markMember(tx: Tx, corporationId: number, customerId: number): Promise<void> {
  await tx
    .withTables<AuthTables>()
    .updateTable('customer')
    .set({ is_member: true })
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .where('is_member', '=', false)
    .execute()
}

/** Marks a contact that staff corrected as proved: its owner signed in with it. CARD-12 */
export async function markProved(tx: Tx, customer: Customer, destination: string): Promise<void> {
  const column = contactOf(destination) === 'phone' ? 'phone_unverified' : 'email_unverified'
  if (!customer[column]) return
  await tx
    .withTables<AuthTables>()
    .updateTable('customer')
    .set({ [column]: false })
    .where('corporation_id', '=', customer.corporation_id)
    .where('customer_id', '=', customer.customer_id)
    .execute()
}

const asKnown = ({ customer_id, nick, phone, email, is_member }: Customer) => ({
  customerId: customer_id,
  nick,
  isMember: is_member,
  ...(phone !== null && { phone }),
  ...(email !== null && { email }),
})

/** An account by its phone, e-mail address or id, for staff. */
export async function knownCustomer(db: Queries, corporationId: number, by: string | number) {
  const query = typeof by === 'number' ? customerById(db, corporationId, by) : customerByContact(db, corporationId, by)
  const customer = await query
  return customer && customer.closed_at === null ? asKnown(customer) : undefined
}
