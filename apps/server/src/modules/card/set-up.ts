import type { moneyCalls as calls } from '@comanda/contract/console'
import { type Refusal, refuse, type RequestOf } from '@comanda/contract/core'
import { type CardProgram, checkLevels, checkPoints } from '@comanda/domain/card'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { brandShop, type Handler, type Staff } from '../../platform/http/index.ts'
import { markOf } from '../../platform/mark.ts'
import { lockBrand, onlySaid, saveMarked } from '../../platform/save-marked.ts'
import type { CardNeeds } from './needs.ts'
import { programById } from './queries.ts'
import type { CardTables } from './tables.ts'

type PointsAsk = RequestOf<typeof calls.savePoints>
type LevelsAsk = RequestOf<typeof calls.saveLevels>

const pointsOf = ({ cardProgramId, pointsRules, pointsMonths, cardFirst, excludesPoints = false }: CardProgram) => ({
  cardProgramId,
  pointsRules,
  pointsMonths,
  cardFirst,
  excludesPoints,
})
const levelsOf = ({ cardProgramId, levels }: CardProgram) => ({ cardProgramId, levels })
const marked = <T extends object>(part: T): T & { mark: string } => ({ ...part, mark: markOf(part) })

/** All member programs of a brand. */
export const programsOf = async (on: Queries, corporationId: number): Promise<CardProgram[]> =>
  (
    await on
      .withTables<CardTables>()
      .selectFrom('card_program')
      .select('terms')
      .where('corporation_id', '=', corporationId)
      .orderBy('card_program_id')
      .execute()
  ).map(row => row.terms)

/** How many members stand on each level of a program. */
async function heldOf(on: Queries, corporationId: number, cardProgramId: string): Promise<Record<string, number>> {
  const rows = await on
    .withTables<CardTables>()
    .selectFrom('member_card')
    .select(eb => ['card_level_id', eb.fn.countAll<number>().as('count')])
    .where('corporation_id', '=', corporationId)
    .where('card_program_id', '=', cardProgramId)
    .groupBy('card_level_id')
    .execute()
  return Object.fromEntries(rows.map(row => [row.card_level_id, Number(row.count)]))
}

/** Points and levels of the brand's member programs. CARD-2, CARD-7 */
export const membershipSetup =
  ({ db }: CardNeeds): Handler<typeof calls.membershipSetup> =>
  async (who, { shopId }) => {
    const shop = brandShop(who, shopId)
    if ('refused' in shop) return shop
    const programs = await programsOf(db, who.corporationId)
    return {
      programs: await Promise.all(
        programs.map(async program => ({
          cardProgramId: program.cardProgramId,
          name: program.name,
          rights: program.rights.map(({ rightsId, name }) => ({ rightsId, name })),
          held: await heldOf(db, who.corporationId, program.cardProgramId),
          points: marked(pointsOf(program)),
          levels: marked(levelsOf(program)),
        })),
      ),
    }
  }

const write = (tx: Tx, corporationId: number, terms: CardProgram) =>
  tx
    .withTables<CardTables>()
    .updateTable('card_program')
    .set({ terms: JSON.stringify(terms) as unknown as CardProgram })
    .where('corporation_id', '=', corporationId)
    .where('card_program_id', '=', terms.cardProgramId)
    .execute()

/** One part of a program put in the place of what was. */
interface PartSave<P> {
  what: string
  ask: { shopId: number; mark: string; cardProgramId: string }
  partOf(program: CardProgram): P
  program: CardProgram
  next: CardProgram
}

async function savePart<P extends object>(tx: Tx, needs: CardNeeds, who: Staff, save: PartSave<P>) {
  const { what, ask, partOf, program, next } = save
  const wanted = partOf(next)
  const mark = await saveMarked(tx, who, {
    shopId: ask.shopId,
    what,
    subject: program.cardProgramId,
    mark: ask.mark,
    wanted,
    before: partOf(program),
    at: new Date(needs.clock()),
    write: () => write(tx, who.corporationId, next),
  })
  return typeof mark === 'string' ? { ...wanted, mark } : mark
}

/** The program as it is now, and nobody else changing it. */
async function lockProgram(tx: Tx, corporationId: number, cardProgramId: string): Promise<CardProgram | undefined> {
  await lockBrand(tx, corporationId)
  return programById(tx, corporationId, cardProgramId)
}

const notThere = (): Refusal<'notFound'> => refuse('notFound', { field: 'cardProgramId' })

async function pointsSaved(tx: Tx, needs: CardNeeds, who: Staff, ask: PointsAsk) {
  const program = await lockProgram(tx, who.corporationId, ask.cardProgramId)
  if (!program) return notThere()
  const currencies = new Map(
    (await needs.shopsOf(who.corporationId)).map(shop => [shop.currency.currencyCode, shop.currency]),
  )
  // A currency's symbol and decimals are the stores' to say.
  const pointsRules = ask.pointsRules.map(rule => ({
    ...rule,
    currency: currencies.get(rule.currency.currencyCode) ?? rule.currency,
  }))
  const fault = checkPoints(pointsRules, { levels: program.levels, currencyCodes: [...currencies.keys()] })
  if (fault) return refuse(fault.why, { field: fault.field })
  const { pointsMonths, cardFirst, excludesPoints } = ask
  const next = { ...program, pointsRules, pointsMonths, cardFirst, excludesPoints }
  return savePart(tx, needs, who, { what: 'points', ask, partOf: pointsOf, program, next })
}

/** What points are worth, what earns them, and how card and points go together; points that lie in lots keep their end. PAY-1, PAY-2, PAY-4, CARD-7 */
export const savePoints =
  (needs: CardNeeds): Handler<typeof calls.savePoints> =>
  async (who, ask) => {
    const shop = brandShop(who, ask.shopId)
    return 'refused' in shop ? shop : needs.db.inTx(tx => pointsSaved(tx, needs, who, ask))
  }

async function levelsSaved(tx: Tx, needs: CardNeeds, who: Staff, ask: LevelsAsk) {
  const program = await lockProgram(tx, who.corporationId, ask.cardProgramId)
  if (!program) return notThere()
  const levels = ask.levels.map(level => ({ ...level, name: onlySaid(level.name) }))
  const held = Object.keys(await heldOf(tx, who.corporationId, ask.cardProgramId))
  const fault = checkLevels(program, levels, held)
  if (fault) return refuse(fault.why, { field: fault.field, ...(fault.params && { params: fault.params }) })
  return savePart(tx, needs, who, { what: 'levels', ask, partOf: levelsOf, program, next: { ...program, levels } })
}

/** The levels; a level that members stand on stays. CARD-2 */
export const saveLevels =
  (needs: CardNeeds): Handler<typeof calls.saveLevels> =>
  async (who, ask) => {
    const shop = brandShop(who, ask.shopId)
    return 'refused' in shop ? shop : needs.db.inTx(tx => levelsSaved(tx, needs, who, ask))
  }
