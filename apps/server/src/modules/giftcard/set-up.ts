import type { moneyCalls as calls, setGiftProgram } from '@comanda/contract/console'
import { refuse, type RequestOf } from '@comanda/contract/core'
import { checkGiftProgram, type GiftProgram } from '@comanda/domain/giftcard'
import type * as z from 'zod/mini'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { brandShop, type Handler, type Staff } from '../../platform/http/index.ts'
import { markOf } from '../../platform/mark.ts'
import { lockBrand, onlySaid, saveMarked } from '../../platform/save-marked.ts'
import type { Needs } from './needs.ts'
import { programsOf } from './programs.ts'
import type { GiftTables } from './tables.ts'

type SetProgram = z.output<typeof setGiftProgram>
type Ask = RequestOf<typeof calls.saveGiftProgram>

/** A program as staff set it up. */
function asSet({ currency, ...program }: GiftProgram): SetProgram {
  return { ...program, currencyCode: currency.currencyCode }
}

/** How many cards of a program are out, and in which designs. */
async function soldOf(on: Queries, corporationId: number, programId: string) {
  const rows = await on
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

/** The kinds of gift cards of the brand, those no longer on sale too. CARD-5 */
export const giftProgramSetup =
  ({ db }: Needs): Handler<typeof calls.giftProgramSetup> =>
  async (who, { shopId }) => {
    const shop = brandShop(who, shopId)
    if ('refused' in shop) return shop
    const programs = [...(await programsOf(db, who.corporationId)).values()]
    return {
      programs: await Promise.all(
        programs.map(async terms => {
          const program = asSet(terms)
          const { count } = await soldOf(db, who.corporationId, terms.programId)
          return { program, mark: markOf(program), sold: count }
        }),
      ),
    }
  }

const said = <T extends { name: Record<string, string> }>(one: T) => ({ ...one, name: onlySaid(one.name) })

/** What is set, as it is kept; undefined where no store has the currency, or another than the one it had is wanted. */
async function kept(tx: Tx, needs: Needs, who: Staff, { currencyCode, ...set }: SetProgram) {
  const shops = await needs.shopsOf(who.corporationId)
  const currency = shops.find(shop => shop.currency.currencyCode === currencyCode)?.currency
  const before = (await programsOf(tx, who.corporationId)).get(set.programId)
  if (!currency || (before && before.currency.currencyCode !== currencyCode)) return undefined
  const { designs } = await soldOf(tx, who.corporationId, set.programId)
  const program: GiftProgram = {
    ...said(set),
    description: onlySaid(set.description),
    terms: onlySaid(set.terms),
    currency,
    occasions: set.occasions.map(said),
    designs: set.designs.map(said),
  }
  const ofCurrency = shops.filter(shop => shop.currency.currencyCode === currencyCode).map(({ shopId }) => shopId)
  return { program, ground: { shopIds: ofCurrency, heldDesigns: designs, ...(before && { before }) } }
}

const WRITE = {
  name: 'gift_program_write',
  text: `insert into gift_program (corporation_id, program_id, terms, position, created_at)
    values ($1, $2, $3, (select coalesce(max(position), 0) + 1 from gift_program where corporation_id = $1), $4)
    on conflict (corporation_id, program_id) do update set terms = excluded.terms`,
}

/** Pictures that were sent here are kept from now on; the place of the first design whose picture is not there. X5 */
async function pictureGone(tx: Tx, needs: Needs, corporationId: number, { designs }: GiftProgram) {
  for (const [at, { designUrl }] of designs.entries())
    if (designUrl.startsWith('/') && !(await needs.usePicture(tx, corporationId, designUrl))) return at
  return undefined
}

async function saved(tx: Tx, needs: Needs, who: Staff, ask: Ask) {
  await lockBrand(tx, who.corporationId)
  const found = await kept(tx, needs, who, ask.program)
  if (!found) return refuse('currencyUnfit', { field: 'program.currencyCode' })
  const { program, ground } = found
  const fault = checkGiftProgram(program, ground)
  if (fault) return refuse(fault.why, { field: fault.field })
  const gone = await pictureGone(tx, needs, who.corporationId, program)
  if (gone !== undefined) return refuse('pictureGone', { field: `program.designs[${gone}].designUrl` })
  const at = new Date(needs.clock())
  const wanted = asSet(program)
  const mark = await saveMarked(tx, who, {
    shopId: ask.shopId,
    what: 'giftProgram',
    subject: program.programId,
    mark: ask.mark,
    at,
    wanted,
    before: ground.before && asSet(ground.before),
    write: () => tx.query(WRITE, [who.corporationId, program.programId, JSON.stringify(program), at]),
  })
  return typeof mark === 'string' ? { mark, program: wanted } : mark
}

/** Saves a kind of gift card; what is out there stays good where it was sold as good. CARD-5 */
export const saveGiftProgram =
  (needs: Needs): Handler<typeof calls.saveGiftProgram> =>
  async (who, ask) => {
    const shop = brandShop(who, ask.shopId)
    return 'refused' in shop ? shop : needs.db.inTx(tx => saved(tx, needs, who, ask))
  }
