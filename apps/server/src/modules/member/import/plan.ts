import type { memberFileReport } from '@comanda/contract/member'
import { menuFileText } from '@comanda/messages/menu-files'
import type { CardProgram } from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import { localTime, type ShopConfig } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { Queries } from '../../../platform/db/index.ts'
import type { MemberImportDeps } from './deps.ts'
import { faultText, type MemberFault, readTable } from './read-file.ts'
import { type ImportedMember, readRows } from './read-rows.ts'

export type Report = z.output<typeof memberFileReport>

const MAX_SHOWN = 100
const MAX_FAULTS = 200

/** What the brand has of an imported member. */
export interface KnownMember {
  customerId: number
  phone: string | null
  email: string | null
  isMember: boolean
  /** Opening balances were posted by an import. */
  hasPoints: boolean
  hasValue: boolean
}

const KNOWN = {
  name: 'member_import_known',
  text: `select c.customer_id as "customerId", c.phone, c.email,
      exists (select from member_card m where m.corporation_id = $1 and m.customer_id = c.customer_id and m.card_program_id = $4) as "isMember",
      exists (select from ledger_posting p where p.corporation_id = $1 and p.cause_key = 'import:points:' || c.customer_id) as "hasPoints",
      exists (select from ledger_posting p where p.corporation_id = $1 and p.cause_key = 'import:value:' || c.customer_id) as "hasValue"
    from customer c where c.corporation_id = $1 and c.closed_at is null and (c.phone = any($2::text[]) or c.email = any($3::text[]))`,
}

/** The accounts with contacts of these members, by contact. */
export async function knownOf(
  db: Queries,
  corporationId: number,
  { cardProgramId }: CardProgram,
  members: readonly ImportedMember[],
): Promise<ReadonlyMap<string, KnownMember>> {
  const contacts = (name: 'phone' | 'email') => members.map(one => one[name]).filter(one => one !== '')
  const { rows } = await db.query<KnownMember>(KNOWN, [
    corporationId,
    contacts('phone'),
    contacts('email'),
    cardProgramId,
  ])
  return new Map(
    rows.flatMap(row => [row.phone, row.email].flatMap(one => (one === null ? [] : [[one, row] as const]))),
  )
}

/** The account of a member; `twoAccounts` where phone and e-mail belong to different ones. */
export function accountOf(
  { phone, email }: Pick<ImportedMember, 'phone' | 'email'>,
  known: ReadonlyMap<string, KnownMember>,
): KnownMember | 'twoAccounts' | undefined {
  const [byPhone, byEmail] = [known.get(phone), known.get(email)]
  if (byPhone && byEmail && byPhone.customerId !== byEmail.customerId) return 'twoAccounts'
  return byPhone ?? byEmail
}

/** What an import of the member would do, with the balances it would post. */
export function changeOf({ points, value }: ImportedMember, known: KnownMember | undefined) {
  const posts = { points: known?.hasPoints ? 0 : points, value: known?.hasValue ? 0 : value }
  if (!known) return { kind: 'created' as const, ...posts }
  if (!known.isMember) return { kind: 'joined' as const, ...posts }
  return { kind: posts.points > 0 || posts.value > 0 ? ('opened' as const) : ('unchanged' as const), ...posts }
}

const faulty = (faults: readonly MemberFault[], language: string): Report => ({
  rows: 0,
  created: 0,
  joined: 0,
  opened: 0,
  unchanged: 0,
  points: 0,
  value: money(0),
  changes: [],
  faults: [
    ...faults.slice(0, MAX_FAULTS).map(fault => faultText(fault, language)),
    ...(faults.length > MAX_FAULTS
      ? [menuFileText(language, 'menuFile.fault.more', { count: faults.length - MAX_FAULTS })]
      : []),
  ],
  leftBehind: [],
})

/** A file compared with the members of the brand; nothing is written. CARD-17 */
export async function planImport(
  deps: MemberImportDeps,
  db: Queries,
  { corporationId, shop, language }: { corporationId: number; shop: ShopConfig; language: string },
  bytes: Uint8Array,
): Promise<{ members: ImportedMember[]; report: Report }> {
  const fail = (faults: readonly MemberFault[]) => ({ members: [], report: faulty(faults, language) })
  const program = await deps.openProgram(db, corporationId, shop)
  if (!program) return fail([{ key: 'memberFile.fault.noProgram' }])
  const table = readTable(bytes)
  if ('key' in table) return fail([table])
  const today = localTime(deps.clock(), shop.timeZone).date
  const phoneOf = (text: string) => deps.phoneOf(text, shop.address.countryCode)
  const { members, faults } = await readRows(table, { program, today, phoneOf })
  const known = await knownOf(db, corporationId, program, members)
  const changes: (Report['changes'][number] | undefined)[] = members.map(member => {
    const account = accountOf(member, known)
    if (account === 'twoAccounts') faults.push({ key: 'memberFile.fault.twoAccounts', row: member.row })
    if (account === 'twoAccounts') return undefined
    const { kind, points, value } = changeOf(member, account)
    const name = `${member.firstName} ${member.lastName}`.trim()
    return kind === 'unchanged' ? undefined : { row: member.row, name, kind, points, value: money(value) }
  })
  if (faults.length > 0) return fail(faults.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)))
  if (members.length === 0) return fail([{ key: 'memberFile.fault.noMembers' }])
  const effective = changes.filter(one => one !== undefined)
  const count = (kind: string) => effective.filter(one => one.kind === kind).length
  const sum = (of: 'points' | 'value') => effective.reduce((all, one) => all + one[of], 0)
  const report = {
    rows: members.length,
    created: count('created'),
    joined: count('joined'),
    opened: count('opened'),
    unchanged: members.length - effective.length,
    points: sum('points'),
    value: money(sum('value')),
    currency: program.currency,
    changes: effective.slice(0, MAX_SHOWN),
    faults: [],
    leftBehind: table.leftBehind,
  }
  return { members, report }
}
