import { refuse } from '@comanda/contract/core'
import type { openMemberCalls as calls } from '@comanda/contract/integration'
import type { CallerOf, Handler, HandlersOf } from '../../../platform/http/index.ts'
import type { ChangedMember, MemberDeps } from '../deps.ts'
import { currenciesOf, memberShown } from './present.ts'

/**
 * A change becomes visible with its commit, so that one can appear after a later one. Where a list ends, the next one begins this much
 * before now: such a change is not missed, and some members come twice.
 */
const OVERLAP_MS = 10_000
const CURSOR = /^(\d{1,16})\.(\d{1,15})$/

type Caller = CallerOf<'api'>

const readCursor = (cursor: string | undefined): { at: Date; id: number } | undefined => {
  if (cursor === undefined) return { at: new Date(0), id: 0 }
  const [, at = '', id = ''] = CURSOR.exec(cursor) ?? []
  return id === '' ? undefined : { at: new Date(Number(at)), id: Number(id) }
}

/** Members as a key may see them: names and contacts with the scope for them alone. */
async function shownTo(deps: MemberDeps, { corporationId, language, session }: Caller, rows: readonly ChangedMember[]) {
  const ids = rows.map(row => row.customer_id)
  const holdings = await deps.holdingsOf(deps.db, corporationId, ids)
  const looks = { fullNames: true, language, currencies: currenciesOf(await deps.shopsOf(corporationId)) }
  const seesContacts = session.key?.scopes.includes('members:contacts') === true
  return rows.map(row => {
    const { name, phone, email, cardNo: _, ...figures } = memberShown(row, holdings, looks)
    return {
      ...figures,
      changedAt: row.changed_at.toISOString(),
      language: row.language,
      ...(row.favourite_shop_id !== null && { favouriteShopId: row.favourite_shop_id }),
      ...(seesContacts && { name }),
      ...(seesContacts && phone !== undefined && { phone }),
      ...(seesContacts && email !== undefined && { email }),
      ...(seesContacts && row.birthday !== null && { birthday: row.birthday }),
    }
  })
}

const listMembers =
  (deps: MemberDeps): Handler<typeof calls.listMembers> =>
  async (caller, { cursor, pageSize }) => {
    const after = readCursor(cursor)
    if (!after) return refuse('invalidInput', { field: 'cursor' })
    const { rows, now } = await deps.changedMembers(deps.db, caller.shop, { after, limit: pageSize })
    const more = rows.length === pageSize
    const last = rows.at(-1)
    const at = Math.min(last?.changed_at.getTime() ?? after.at.getTime(), more ? Infinity : now.getTime() - OVERLAP_MS)
    return {
      members: await shownTo(
        deps,
        caller,
        rows.filter(row => row.closed_at === null),
      ),
      erased: rows.flatMap(({ customer_id: customerId, closed_at: at }) =>
        at === null ? [] : [{ customerId, erasedAt: at.toISOString() }],
      ),
      cursor: `${Math.max(at, 0)}.${more ? (last?.customer_id ?? 0) : 0}`,
      more,
    }
  }

const readMember =
  (deps: MemberDeps): Handler<typeof calls.readMember> =>
  async (caller, { customerId }) => {
    const row = await deps.memberOfShop(deps.db, caller.shop, customerId)
    const [member] = row ? await shownTo(deps, caller, [row]) : []
    return member ?? refuse('notFound', { field: 'customerId' })
  }

/** Members for other systems. API-13 */
export const openMembers = (deps: MemberDeps): HandlersOf<typeof calls> => ({
  listMembers: listMembers(deps),
  readMember: readMember(deps),
})
