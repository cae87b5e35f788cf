import { type setCardProgram, staffCardCalls as calls } from '@comanda/contract/card'
import { isRefusal, refuse, refuseFields } from '@comanda/contract/core'
import { type CardProgram, checkCardProgram } from '@comanda/domain/card'
import { type Currency, money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import { account } from '../../ledger/index.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type BrandAt, change, type Handler, type InputOf } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { lockBrand, saveAtRevision, withoutEmpty } from '../../platform/save-at-revision.ts'
import type { CardDeps } from './deps.ts'
import { programById, programsOf } from './queries.ts'
import type { CardTables } from './tables.ts'

type SetProgram = z.output<typeof setCardProgram>
type Input = InputOf<typeof calls.saveCardProgram>

/** A program as staff edit it: without its points and levels. */
export const asSet = (program: CardProgram): SetProgram => {
  const { status = 'active', renewal = 'topUp', currency, validMonths, startDate, endDate } = program
  return {
    cardProgramId: program.cardProgramId,
    status,
    name: program.name,
    description: program.description,
    benefits: program.benefits,
    face: program.face,
    currencyCode: currency.currencyCode,
    shopIds: program.shopIds,
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
    ...(validMonths !== undefined && { validMonths }),
    renewal,
    securityFrom: program.securityFrom,
    transferEnabled: program.transferEnabled,
    rights: program.rights,
  }
}

const COUNTS = {
  name: 'card_program_counts',
  text: `select c.card_program_id as id, count(*)::int as members, coalesce(sum(b.balance), 0)::bigint as balance
    from member_card c left join lateral (select sum(l.balance) as balance from ledger_balance l
      where l.corporation_id = c.corporation_id
        and l.account in (format($2::text, c.card_id), format($3::text, c.card_id))) b on true
    where c.corporation_id = $1 group by 1`,
}

interface Count {
  id: string
  members: number
  balance: number
}

/** The members of each program, and the value on their cards (minor units). */
async function countsOf(db: Queries, corporationId: number): Promise<Map<string, Count>> {
  const { rows } = await db.query<Count>(COUNTS, [corporationId, account.cardPaid('%s'), account.cardGiven('%s')])
  return new Map(rows.map(row => [row.id, row]))
}

/** The brand's card programs, with their members and the value on their cards. CARD-1 */
export const cardPrograms =
  ({ db }: CardDeps): Handler<typeof calls.cardPrograms> =>
  async ({ corporationId }) => {
    const [programs, counts] = await Promise.all([programsOf(db, corporationId), countsOf(db, corporationId)])
    return {
      programs: programs.map(terms => {
        const { members = 0, balance = 0 } = counts.get(terms.cardProgramId) ?? {}
        const program = asSet(terms)
        return { program, mark: revisionOf(program), currency: terms.currency, members, balance: money(balance) }
      }),
    }
  }

/** The level that members of a new program start with. */
const firstLevelOf = (name: SetProgram['name']): CardProgram['levels'][number] => ({
  id: 'member',
  name,
  color: '#6b6b6b',
  flag: 0,
  upgradeEnabled: true,
  degradeEnabled: false,
  upgradeGrowth: 0,
  keepLevelGrowth: 0,
  ranking: 1,
  pointsBonus: 0,
  rightsList: [],
})

/** The program as it is stored. A benefit that was removed leaves the levels too. */
function asStored(set: SetProgram, before: CardProgram | undefined, currency: Currency): CardProgram {
  const { currencyCode: _, ...terms } = set
  const name = withoutEmpty(set.name)
  const start = { cardFirst: false, pointsRules: [], pointsMonths: 12, levels: [firstLevelOf(name)] }
  const { cardFirst, excludesPoints, pointsRules, pointsMonths, levels } = { ...start, ...before }
  const stored = new Set(set.rights.map(right => right.rightsId))
  return {
    ...terms,
    name,
    description: withoutEmpty(set.description),
    benefits: set.benefits.map(withoutEmpty),
    rights: set.rights.map(right => ({
      ...right,
      name: withoutEmpty(right.name),
      description: withoutEmpty(right.description),
    })),
    currency,
    cardFirst,
    ...(excludesPoints !== undefined && { excludesPoints }),
    pointsRules,
    pointsMonths,
    levels: levels.map(level => ({ ...level, rightsList: level.rightsList.filter(one => stored.has(one)) })),
  }
}

export const writeProgram = (tx: Tx, corporationId: number, terms: CardProgram, at: Date) =>
  tx
    .withTables<CardTables>()
    .insertInto('card_program')
    .values({
      corporation_id: corporationId,
      card_program_id: terms.cardProgramId,
      terms: JSON.stringify(terms) as unknown as CardProgram,
      created_at: at,
    })
    .onConflict(conflict =>
      conflict
        .columns(['corporation_id', 'card_program_id'])
        .doUpdateSet(set => ({ terms: set.ref('excluded.terms') })),
    )
    .execute()

/** What is wrong with a program at these stores. CARD-1 */
export const programFaults = (program: CardProgram, shops: readonly ShopConfig[], before?: CardProgram) =>
  checkCardProgram(program, {
    before,
    shopIds: shops.map(({ shopId }) => shopId),
    currencyCodes: shops.map(({ currency }) => currency.currencyCode),
  })

/** The program to store, or what is wrong with it. */
async function wantedProgram(tx: Tx, deps: CardDeps, corporationId: number, set: SetProgram) {
  const before = await programById(tx, corporationId, set.cardProgramId)
  const shops = await deps.shopsOf(corporationId)
  const currencies = new Map(shops.map(({ currency }) => [currency.currencyCode, currency]))
  const currency = currencies.get(set.currencyCode)
  if (!currency) return refuse('currencyUnfit', { field: 'program.currencyCode' })
  const program = asStored(set, before, currency)
  const refusal = refuseFields(programFaults(program, shops, before))
  if (refusal) return refusal
  const { picture } = program.face
  if (picture !== undefined && !(await deps.usePicture(tx, corporationId, picture)))
    return refuse('pictureGone', { field: 'program.face.picture' })
  return { program, before }
}

async function saved(tx: Tx, deps: CardDeps, caller: BrandAt, { program: set, mark: revision }: Input) {
  const { corporationId } = caller
  await lockBrand(tx, corporationId)
  const result = await wantedProgram(tx, deps, corporationId, set)
  if (isRefusal(result)) return result
  const { program, before } = result
  const { cardProgramId, shopIds } = program
  const at = new Date(deps.clock())
  const next = asSet(program)
  const mark = await saveAtRevision(tx, caller, {
    what: 'cardProgram',
    subject: cardProgramId,
    revision,
    at,
    wanted: next,
    before: before && asSet(before),
    async write() {
      await writeProgram(tx, corporationId, program, at)
      if (!before) await deps.startProgram(tx, { corporationId, cardProgramId, shopIds, at })
    },
  })
  return typeof mark === 'string' ? { mark, program: next } : mark
}

/** Saves a card program; cards keep the expiry they have. CARD-1, L2 */
export const saveCardProgram = (deps: CardDeps): Handler<typeof calls.saveCardProgram> =>
  change(calls.saveCardProgram, deps, (tx, caller, input) => saved(tx, deps, caller, input))
