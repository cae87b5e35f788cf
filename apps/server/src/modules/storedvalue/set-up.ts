import { type setStoredValue, staffStoredValueCalls as calls } from '@comanda/contract/storedvalue'
import { refuse, refuseFields } from '@comanda/contract/core'
import {
  type CardProgram,
  checkStoredValue,
  type GiftInfo,
  type StoredValueProgram,
  validAt,
} from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { change, type Handler, type BrandAt, type InputOf } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { lockBrand, withoutEmpty, saveAtRevision } from '../../platform/save-at-revision.ts'
import type { StoredValueDeps } from './deps.ts'
import { programOf, programsOf } from './queries.ts'
import type { StoredValueTables } from './tables.ts'

type SetProgram = z.output<typeof setStoredValue>
type Input = InputOf<typeof calls.saveStoredValue>

const AGREEMENT = 'stored-value'

const plainGifts = (gifts: readonly GiftInfo[]) =>
  gifts.map(({ giftType, couponTemplateId, giftCount }) => ({ giftType, couponTemplateId, giftCount }))

/** A program as staff edit it. */
export function asSet(program: StoredValueProgram): SetProgram {
  const { id, cardProgramId, status, name, description, scopes, programRules, firstRechargeEnabled } = program
  const { firstRecharge, startDate, endDate } = program
  return {
    id,
    cardProgramId,
    status,
    name,
    description,
    scopes,
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
    firstRechargeEnabled,
    programRules: programRules.map(tier => ({ ...tier, giftInfos: plainGifts(tier.giftInfos) })),
    ...(firstRecharge && { firstRecharge: { ...firstRecharge, giftInfos: plainGifts(firstRecharge.giftInfos) } }),
  }
}

const versionsOf = async (db: Queries, corporationId: number, id: string): Promise<number> => {
  const { count } = await db
    .withTables<StoredValueTables>()
    .selectFrom('stored_value_program')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('corporation_id', '=', corporationId)
    .where('program_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const SOLD = {
  name: 'stored_value_sold',
  text: `select program_id as id, count(*)::int as sold, coalesce(sum((brought ->> 'returnAmount')::bigint), 0)::bigint as bonus
    from recharge where corporation_id = $1 and state <> 'awaitingPayment' group by 1`,
}

interface Sold {
  id: string
  sold: number
  bonus: number
}

/** The paid top-ups of each program, and the value they brought on top (minor units). */
const soldOf = async (db: Queries, corporationId: number): Promise<Map<string, Sold>> =>
  new Map((await db.query<Sold>(SOLD, [corporationId])).rows.map(row => [row.id, row]))

/** The brand's programs of stored value, and the cards they can fill. CARD-3 */
export const storedValueSetup =
  ({ db, cardProgramsOf }: StoredValueDeps): Handler<typeof calls.storedValueSetup> =>
  async ({ corporationId }) => {
    const sold = await soldOf(db, corporationId)
    const programs = await Promise.all(
      (await programsOf(db, corporationId)).map(async terms => {
        const program = asSet(terms)
        const { sold: count = 0, bonus = 0 } = sold.get(terms.id) ?? {}
        const versions = await versionsOf(db, corporationId, terms.id)
        return { program, mark: revisionOf(program), versions, sold: count, bonus: money(bonus) }
      }),
    )
    const cards = await cardProgramsOf(db, corporationId)
    return {
      cardPrograms: cards.map(({ cardProgramId, name, currency }) => ({ cardProgramId, name, currency })),
      programs,
    }
  }

/** The stores that can sell a program: with its currency and its card. */
export const shopsThatSell = (
  { currencyCode }: StoredValueProgram,
  card: CardProgram,
  shops: readonly ShopConfig[],
): number[] =>
  shops.filter(shop => shop.currency.currencyCode === currencyCode && validAt(card, shop)).map(({ shopId }) => shopId)

/** The program as it is stored: with its version, its currency and the names of its gifts. */
async function asStored(tx: Tx, deps: StoredValueDeps, corporationId: number, set: SetProgram) {
  const card = (await deps.cardProgramsOf(tx, corporationId)).find(one => one.cardProgramId === set.cardProgramId)
  if (!card) return undefined
  const before = await programOf(tx, corporationId, set.id)
  const coupons = new Map((await deps.couponNamesOf(tx, corporationId)).map(one => [one.couponTemplateId, one.name]))
  const gifts = (list: SetProgram['programRules'][number]['giftInfos']): GiftInfo[] =>
    list.map(gift => ({ ...gift, name: coupons.get(gift.couponTemplateId) ?? {} }))
  const { firstRecharge, ...rest } = set
  const program: StoredValueProgram = {
    ...rest,
    name: withoutEmpty(set.name),
    description: withoutEmpty(set.description),
    programRules: set.programRules.map(tier => ({ ...tier, giftInfos: gifts(tier.giftInfos) })),
    ...(firstRecharge && { firstRecharge: { ...firstRecharge, giftInfos: gifts(firstRecharge.giftInfos) } }),
    versionId: `v${(await versionsOf(tx, corporationId, set.id)) + 1}`,
    type: 1,
    currencyCode: card.currency.currencyCode,
    agreementId: before?.agreementId ?? AGREEMENT,
  }
  const shops = shopsThatSell(program, card, await deps.shopsOf(corporationId))
  return { program, before, limits: { couponTemplateIds: [...coupons.keys()], shopIds: shops } }
}

export const writeProgram = (tx: Tx, corporationId: number, terms: StoredValueProgram, at: Date) =>
  tx
    .withTables<StoredValueTables>()
    .insertInto('stored_value_program')
    .values({
      corporation_id: corporationId,
      program_id: terms.id,
      version_id: terms.versionId,
      terms: JSON.stringify(terms) as unknown as StoredValueProgram,
      created_at: at,
    })
    .execute()

async function saved(tx: Tx, deps: StoredValueDeps, caller: BrandAt, input: Input) {
  await lockBrand(tx, caller.corporationId)
  const stored = await asStored(tx, deps, caller.corporationId, input.program)
  if (!stored) return refuse('notFound', { field: 'program.cardProgramId' })
  const { program, before, limits } = stored
  const refusal = refuseFields(checkStoredValue(program, limits))
  if (refusal) return refusal
  const at = new Date(deps.clock())
  const after = asSet(program)
  const mark = await saveAtRevision(tx, caller, {
    what: 'storedValue',
    subject: program.id,
    revision: input.mark,
    at,
    wanted: after,
    before: before && asSet(before),
    write: async () => {
      await writeProgram(tx, caller.corporationId, program, at)
      // Guests agree to them with every top-up.
      const { corporationId, session } = caller
      const by = { id: session.staff.staffId, name: session.staff.name }
      await deps.startTerms(tx, { corporationId, agreementId: program.agreementId, by, at })
    },
  })
  return typeof mark === 'string' ? { mark, program: after } : mark
}

/** Saves a program as a new version of its rules; recharges keep the version they were made under. CARD-3 */
export const saveStoredValue = (deps: StoredValueDeps): Handler<typeof calls.saveStoredValue> =>
  change(calls.saveStoredValue, deps, (tx, caller, input) => saved(tx, deps, caller, input))
