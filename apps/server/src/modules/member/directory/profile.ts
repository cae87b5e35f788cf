import type { directoryCalls as calls } from '@comanda/contract/member'
import { refuse } from '@comanda/contract/core'
import { maskedEmail, maskedName, maskedNumber } from '@comanda/domain/member'
import { money } from '@comanda/domain/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { Handler, ManagerAt } from '../../../platform/http/index.ts'
import type { MemberDeps, MemberHoldings, Profile } from '../deps.ts'
import { fromStored } from '../../../platform/personal-data.ts'
import { type CustomerRow, type MemberTables, personalCorrection } from '../tables.ts'
import { correctionMark } from './corrections.ts'
import { notesOf } from './notes.ts'
import { customerFor } from './customer-for.ts'
import { currenciesOf, memberShown, ownShops, seesNames } from './present.ts'

const masks: Readonly<Record<string, (text: string) => string>> = {
  firstName: maskedName,
  lastName: maskedName,
  phone: maskedNumber,
  email: maskedEmail,
}

/** A corrected value as the caller may see it. */
const valueShown = (field: string, value: string, fullNames: boolean): string =>
  fullNames || value === '' ? value : (masks[field]?.(value) ?? value)

async function correctionsOf(db: Queries, row: CustomerRow, fullNames: boolean): Promise<Profile['corrections']> {
  const rows = await db
    .withTables<MemberTables>()
    .selectFrom('member_correction')
    .selectAll()
    .where('corporation_id', '=', row.corporation_id)
    .where('customer_id', '=', row.customer_id)
    .orderBy('correction_id', 'desc')
    .limit(100)
    .execute()
  const opened = rows.map(row => fromStored(personalCorrection, row))
  return opened.map(({ field, before, after, reason, author_name, created_at }) => ({
    field,
    before: valueShown(field, before, fullNames),
    after: valueShown(field, after, fullNames),
    reason,
    author: author_name,
    at: created_at.toISOString(),
  }))
}

const namesShown = ({ first_name, last_name }: CustomerRow, fullNames: boolean) => ({
  firstName: valueShown('firstName', first_name, fullNames),
  lastName: valueShown('lastName', last_name, fullNames),
})

/** What a visit costs on average, by currency: over the visits that were paid in it. */
const averageOf = (spent: Profile['spent'], holdings: MemberHoldings): Profile['average'] =>
  spent.map(({ currency, amount }) => {
    const visits = holdings.spent.find(one => one.currency === currency.currencyCode)?.visits ?? 1
    return { currency, amount: money(Math.trunc(amount / visits)) }
  })

/** What is known of a member, names and contacts as the caller may see them. CARD-12 */
export async function profileShown(
  deps: MemberDeps,
  db: Queries,
  caller: ManagerAt,
  row: CustomerRow,
): Promise<Profile> {
  const { corporationId, language } = caller
  const { customer_id: customerId } = row
  const fullNames = seesNames(caller)
  const currencies = currenciesOf(await deps.shopsOf(corporationId))
  const holdings = await deps.holdingsOf(db, corporationId, [customerId])
  const listed = memberShown(row, holdings, { fullNames, language, currencies })
  return {
    ...listed,
    mark: correctionMark(row),
    ...namesShown(row, fullNames),
    birthday: row.birthday ?? '',
    phoneVerified: row.phone !== null && !row.phone_unverified,
    emailVerified: row.email !== null && !row.email_unverified,
    allergies: row.allergies,
    average: averageOf(listed.spent, holdings),
    ...(await deps.storyOf(db, { corporationId, customerId, language, currencies, ...ownShops(caller) })),
    notes: await notesOf(db, corporationId, customerId),
    corrections: await correctionsOf(db, row, fullNames),
  }
}

export const memberProfile =
  (deps: MemberDeps): Handler<typeof calls.memberProfile> =>
  async (caller, { customerId }) => {
    const row = await customerFor(deps.db, caller, customerId)
    return row ? profileShown(deps, deps.db, caller, row) : refuse('notFound', { field: 'customerId' })
  }
