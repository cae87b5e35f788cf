import { type setGiftProgram, staffGiftCardCalls as calls } from '@comanda/contract/giftcard'
import { refuse, refuseFields } from '@comanda/contract/core'
import { checkGiftProgram, type GiftProgram } from '@comanda/domain/giftcard'
import { money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { change, type Handler, type BrandAt, type InputOf } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { lockBrand, withoutEmpty, saveAtRevision } from '../../platform/save-at-revision.ts'
import type { Deps } from './deps.ts'
import { programsOf } from './programs.ts'
import type { GiftTables } from './tables.ts'

type SetProgram = z.output<typeof setGiftProgram>
type Input = InputOf<typeof calls.saveGiftProgram>

/** A program as staff edit it. */
export function asSet({ currency, ...program }: GiftProgram): SetProgram {
  return { ...program, currencyCode: currency.currencyCode }
}

/** The number of sold cards of a program, and their designs. */
async function soldOf(db: Queries, corporationId: number, programId: string) {
  const rows = await db
    .withTables<GiftTables>()
    .selectFrom('gift_card')
    .select(eb => ['design_id', eb.fn.countAll<number>().as('count')])
    .where('corporation_id', '=', corporationId)
    .where('program_id', '=', programId)
    .where('voided_at', 'is', null)
    .groupBy('design_id')
    .execute()
  return {
    designs: rows.map(row => row.design_id),
    count: rows.reduce((sum, row) => sum + Number(row.count), 0),
  }
}

/** The discounts given with the paid cards of each program, minor units. */
async function discountsOf(db: Queries, corporationId: number): Promise<Map<string, number>> {
  const rows = await db
    .withTables<GiftTables>()
    .selectFrom('gift_order')
    .select(eb => ['program_id', eb.fn.sum<number>('discount_amount').as('discount')])
    .where('corporation_id', '=', corporationId)
    .where('state', '=', 'paid')
    .groupBy('program_id')
    .execute()
  return new Map(rows.map(row => [row.program_id, Number(row.discount)]))
}

/** The gift card programs of the brand, including those no longer on sale. CARD-5 */
export const giftProgramSetup =
  ({ db }: Deps): Handler<typeof calls.giftProgramSetup> =>
  async caller => {
    const programs = [...(await programsOf(db, caller.corporationId)).values()]
    const discounts = await discountsOf(db, caller.corporationId)
    return {
      programs: await Promise.all(
        programs.map(async terms => {
          const program = asSet(terms)
          const { count } = await soldOf(db, caller.corporationId, terms.programId)
          const discounted = money(discounts.get(terms.programId) ?? 0)
          return { program, mark: revisionOf(program), currency: terms.currency, sold: count, discounted }
        }),
      ),
    }
  }

const withoutEmptyNames = <T extends { name: Record<string, string> }>(one: T) => ({
  ...one,
  name: withoutEmpty(one.name),
})

/** The stores that can sell the cards of a program: those with its currency. */
export const shopsOfCurrency = (
  shops: readonly Pick<ShopConfig, 'shopId' | 'currency'>[],
  { currency: { currencyCode } }: GiftProgram,
): number[] => shops.filter(shop => shop.currency.currencyCode === currencyCode).map(({ shopId }) => shopId)

/** The program as it is stored; undefined if no store has its currency, or the currency differs from before. */
async function asStored(tx: Tx, deps: Deps, caller: BrandAt, { currencyCode, ...set }: SetProgram) {
  const shops = await deps.shopsOf(caller.corporationId)
  const currency = shops.find(shop => shop.currency.currencyCode === currencyCode)?.currency
  const before = (await programsOf(tx, caller.corporationId)).get(set.programId)
  if (!currency || (before && before.currency.currencyCode !== currencyCode)) return undefined
  const { designs } = await soldOf(tx, caller.corporationId, set.programId)
  const program: GiftProgram = {
    ...withoutEmptyNames(set),
    description: withoutEmpty(set.description),
    terms: withoutEmpty(set.terms),
    currency,
    occasions: set.occasions.map(withoutEmptyNames),
    designs: set.designs.map(withoutEmptyNames),
  }
  const ground = { shopIds: shopsOfCurrency(shops, program), heldDesigns: designs, ...(before && { before }) }
  return { program, ground }
}

const WRITE = {
  name: 'gift_program_write',
  text: `insert into gift_program (corporation_id, program_id, terms, position, created_at)
    values ($1, $2, $3, (select coalesce(max(position), 0) + 1 from gift_program where corporation_id = $1), $4)
    on conflict (corporation_id, program_id) do update set terms = excluded.terms`,
}

/** Stores the terms of a program; a new one is listed last. */
export const writeProgram = (tx: Tx, corporationId: number, program: GiftProgram, at: Date) =>
  tx.query(WRITE, [corporationId, program.programId, JSON.stringify(program), at])

/** Marks uploaded pictures as used; the index of the first design whose picture does not exist. X5 */
async function pictureGone(tx: Tx, deps: Deps, corporationId: number, { designs }: GiftProgram) {
  for (const [at, { designUrl }] of designs.entries())
    if (designUrl.startsWith('/') && !(await deps.usePicture(tx, corporationId, designUrl))) return at
  return undefined
}

async function saved(tx: Tx, deps: Deps, caller: BrandAt, input: Input) {
  await lockBrand(tx, caller.corporationId)
  const stored = await asStored(tx, deps, caller, input.program)
  if (!stored) return refuse('currencyUnfit', { field: 'program.currencyCode' })
  const { program, ground: runtime } = stored
  const refusal = refuseFields(checkGiftProgram(program, runtime))
  if (refusal) return refusal
  const missing = await pictureGone(tx, deps, caller.corporationId, program)
  if (missing !== undefined) return refuse('pictureGone', { field: `program.designs[${missing}].designUrl` })
  const at = new Date(deps.clock())
  const after = asSet(program)
  const mark = await saveAtRevision(tx, caller, {
    what: 'giftProgram',
    subject: program.programId,
    revision: input.mark,
    at,
    wanted: after,
    before: runtime.before && asSet(runtime.before),
    write: () => writeProgram(tx, caller.corporationId, program, at),
  })
  return typeof mark === 'string' ? { mark, program: after } : mark
}

/** Saves a gift card program; sold cards stay valid in the stores they were sold for. CARD-5 */
export const saveGiftProgram = (deps: Deps): Handler<typeof calls.saveGiftProgram> =>
  change(calls.saveGiftProgram, deps, (tx, caller, input) => saved(tx, deps, caller, input))
