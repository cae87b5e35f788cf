import { directoryCalls as calls } from '@comanda/contract/member'
import { refuse } from '@comanda/contract/core'
import { type Currency, decimalText, money } from '@comanda/domain/money'
import type { CellValue } from '@comanda/domain/spreadsheet'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import { type BrandAt, changeInSteps, type Handler } from '../../../platform/http/index.ts'
import { csvBytes, xlsxBytes } from '../../../platform/spreadsheet.ts'
import type { MemberDeps, Search } from '../deps.ts'
import { customerFor } from './customer-for.ts'
import { searchOf } from './list.ts'
import { currenciesOf, type Listed, memberShown } from './present.ts'
import { profileShown } from './profile.ts'

const PAGE = 500
/** A file is written in memory: an export of more members is refused. */
const MAX_MEMBERS = 20_000

const TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const HEADINGS = [
  'id',
  'name',
  'phone',
  'email',
  'card_number',
  'level',
  'joined',
  'last_visit',
  'visits',
  'points',
  'offers',
  'tags',
]

/** An amount of a list in a currency with its decimals; empty without one. */
function amountIn(amounts: Listed['spent'], { currencyCode, internationalSystemOfUnits: digits }: Currency): CellValue {
  const entry = amounts.find(({ currency }) => currency.currencyCode === currencyCode)
  return entry ? Number(decimalText(money(entry.amount), digits)) : undefined
}

const rowOf = (member: Listed, currencies: readonly Currency[]): CellValue[] => [
  member.customerId,
  member.name,
  member.phone,
  member.email,
  member.cardNo,
  member.level?.name,
  member.joinedAt.slice(0, 10),
  member.lastVisitAt?.slice(0, 10),
  member.visits,
  member.points,
  member.marketing ? 'yes' : 'no',
  member.tags.join(', '),
  ...currencies.flatMap(currency => [amountIn(member.spent, currency), amountIn(member.value, currency)]),
]

/** The members that meet a filter, as rows under a header; amounts have a column for each currency. */
async function rowsOf(deps: MemberDeps, caller: BrandAt, search: Search): Promise<CellValue[][]> {
  const { corporationId, language } = caller
  const currencies = currenciesOf(await deps.shopsOf(corporationId))
  const looks = { fullNames: true, language, currencies }
  const rows: CellValue[][] = []
  let cursor: string | undefined
  do {
    const page = await deps.listMembers(deps.db, corporationId, { ...search, sort: 'joined', cursor, most: PAGE })
    const ids = page.rows.map(row => row.customer_id)
    const holdings = await deps.holdingsOf(deps.db, corporationId, ids)
    rows.push(...page.rows.map(row => rowOf(memberShown(row, holdings, looks), currencies)))
    cursor = page.nextCursor
  } while (cursor !== undefined)
  const amounts = currencies.flatMap(({ currencyCode }) => [`spent_${currencyCode}`, `balance_${currencyCode}`])
  return [[...HEADINGS, ...amounts], ...rows]
}

/** Writes the members that meet a filter as a file, with a line in the audit log; more than `MAX_MEMBERS` are refused. CARD-14 */
export const exportMembers = (deps: MemberDeps): Handler<typeof calls.exportMembers> =>
  changeInSteps(calls.exportMembers, deps, {
    async work(tx, caller, { filter, format }) {
      const search = await searchOf(deps, caller, filter)
      const count = await deps.countMembers(tx, caller.corporationId, search)
      if (count > MAX_MEMBERS) return refuse('membersTooMany', { field: 'filter', params: { most: MAX_MEMBERS } })
      const { staffId, name } = caller.session.staff
      await writeAuditLine(tx, {
        corporationId: caller.corporationId,
        shopId: caller.shop.shopId,
        what: 'members.exported',
        subject: format,
        by: { id: staffId, name },
        after: { count },
        cause: '',
        at: new Date(deps.clock()),
      })
      return { count }
    },
    async answer(caller, { filter, format }) {
      const rows = await rowsOf(deps, caller, await searchOf(deps, caller, filter))
      const bytes = format === 'csv' ? csvBytes(rows) : await xlsxBytes(rows, 'Members')
      const day = new Date(deps.clock()).toISOString().slice(0, 10)
      return {
        name: `members-${day}.${format}`,
        type: TYPES[format],
        content: Buffer.from(bytes).toString('base64'),
        count: rows.length - 1,
      }
    },
  })

/** All that is stored of one member, for the member: as JSON, with a line in the audit log. CARD-14 */
export const exportMember = (deps: MemberDeps): Handler<typeof calls.exportMember> =>
  changeInSteps(calls.exportMember, deps, {
    async work(tx, caller, { customerId }) {
      if (!(await customerFor(tx, caller, customerId))) return refuse('notFound', { field: 'customerId' })
      const { staffId, name } = caller.session.staff
      await writeAuditLine(tx, {
        corporationId: caller.corporationId,
        shopId: caller.shop.shopId,
        what: 'member.exported',
        subject: String(customerId),
        by: { id: staffId, name },
        cause: '',
        at: new Date(deps.clock()),
      })
      return { customerId }
    },
    async answer(caller, { customerId }) {
      const row = await customerFor(deps.db, caller, customerId)
      if (!row) return refuse('notFound', { field: 'customerId' })
      const { mark: _, ...profile } = await profileShown(deps, deps.db, caller, row)
      const text = JSON.stringify(profile, undefined, 1)
      return {
        name: `member-${customerId}.json`,
        type: 'application/json',
        content: Buffer.from(text).toString('base64'),
      }
    },
  })
