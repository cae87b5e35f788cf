import type { Tx } from '../../platform/db/index.ts'
import type { AuthTables } from './tables.ts'

/** An initial account. */
export interface CustomerSeed {
  customerId: number
  firstName: string
  lastName: string
  nick: string
  email: string
  phone?: { countryCode: string; phoneNumber: string }
  isMember: boolean
  language: string
}

/** Inserts accounts into an empty database. */
export async function seedCustomers(tx: Tx, corporationId: number, people: readonly CustomerSeed[]): Promise<void> {
  const rows = people.map(person => ({
    corporation_id: corporationId,
    customer_id: person.customerId,
    nick: person.nick,
    avatar: '',
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone ? `+${person.phone.countryCode}${person.phone.phoneNumber}` : null,
    birthday: null,
    is_member: person.isMember,
    order_news: false,
    language: person.language,
    created_at: new Date(),
  }))
  if (rows.length > 0) await tx.withTables<AuthTables>().insertInto('customer').values(rows).execute()
}
