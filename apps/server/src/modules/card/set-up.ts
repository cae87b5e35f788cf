import { staffCardCalls as calls } from '@comanda/contract/card'
import { type Refusal, refuse, refuseFields } from '@comanda/contract/core'
import { type CardProgram, checkLevels, checkPoints } from '@comanda/domain/card'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { change, type Handler, type BrandAt, type InputOf } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { lockBrand, withoutEmpty, saveAtRevision } from '../../platform/save-at-revision.ts'
import type { CardDeps } from './deps.ts'
import { programById, programsOf } from './queries.ts'
import type { CardTables } from './tables.ts'

type PointsInput = InputOf<typeof calls.savePoints>
type LevelsInput = InputOf<typeof calls.saveLevels>

export const pointsOf = ({
  cardProgramId,
  pointsRules,
  pointsMonths,
  cardFirst,
  excludesPoints = false,
}: CardProgram) => ({
  cardProgramId,
  pointsRules,
  pointsMonths,
  cardFirst,
  excludesPoints,
})
export const levelsOf = ({ cardProgramId, levels }: CardProgram) => ({ cardProgramId, levels })
const marked = <T extends object>(part: T): T & { mark: string } => ({ ...part, mark: revisionOf(part) })

/** The number of members on each level of a program. */
async function heldOf(db: Queries, corporationId: number, cardProgramId: string): Promise<Record<string, number>> {
  const rows = await db
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
  ({ db }: CardDeps): Handler<typeof calls.membershipSetup> =>
  async caller => {
    const programs = await programsOf(db, caller.corporationId)
    return {
      programs: await Promise.all(
        programs.map(async program => ({
          cardProgramId: program.cardProgramId,
          name: program.name,
          rights: program.rights.map(({ rightsId, name }) => ({ rightsId, name })),
          held: await heldOf(db, caller.corporationId, program.cardProgramId),
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

/** A new value of one part of a program. */
interface PartSave<P> {
  what: string
  input: { mark: string; cardProgramId: string }
  partOf(program: CardProgram): P
  program: CardProgram
  next: CardProgram
}

async function savePart<P extends object>(tx: Tx, deps: CardDeps, caller: BrandAt, save: PartSave<P>) {
  const { what, input, partOf, program, next } = save
  const partBefore = partOf(next)
  const mark = await saveAtRevision(tx, caller, {
    what,
    subject: program.cardProgramId,
    revision: input.mark,
    wanted: partBefore,
    before: partOf(program),
    at: new Date(deps.clock()),
    write: () => write(tx, caller.corporationId, next),
  })
  return typeof mark === 'string' ? { ...partBefore, mark } : mark
}

/** The program, with the brand locked. */
async function lockProgram(tx: Tx, corporationId: number, cardProgramId: string): Promise<CardProgram | undefined> {
  await lockBrand(tx, corporationId)
  return programById(tx, corporationId, cardProgramId)
}

const notThere = (): Refusal<'notFound'> => refuse('notFound', { field: 'cardProgramId' })

async function pointsSaved(tx: Tx, deps: CardDeps, caller: BrandAt, input: PointsInput) {
  const program = await lockProgram(tx, caller.corporationId, input.cardProgramId)
  if (!program) return notThere()
  const currencies = new Map(
    (await deps.shopsOf(caller.corporationId)).map(shop => [shop.currency.currencyCode, shop.currency]),
  )
  // A currency's symbol and decimals come from the stores.
  const pointsRules = input.pointsRules.map(rule => ({
    ...rule,
    currency: currencies.get(rule.currency.currencyCode) ?? rule.currency,
  }))
  const faults = checkPoints(pointsRules, { levels: program.levels, currencyCodes: [...currencies.keys()] })
  const refusal = refuseFields(faults)
  if (refusal) return refusal
  const { pointsMonths, cardFirst, excludesPoints } = input
  const next = { ...program, pointsRules, pointsMonths, cardFirst, excludesPoints }
  return savePart(tx, deps, caller, { what: 'points', input, partOf: pointsOf, program, next })
}

/**
 * Saves the value of points, how they are earned, and how card and points combine. Earned points keep their expiry. PAY-1, PAY-2,
 * PAY-4, CARD-7
 */
export const savePoints = (deps: CardDeps): Handler<typeof calls.savePoints> =>
  change(calls.savePoints, deps, (tx, caller, input) => pointsSaved(tx, deps, caller, input))

async function levelsSaved(tx: Tx, deps: CardDeps, caller: BrandAt, input: LevelsInput) {
  const program = await lockProgram(tx, caller.corporationId, input.cardProgramId)
  if (!program) return notThere()
  const levels = input.levels.map(level => ({ ...level, name: withoutEmpty(level.name) }))
  const levelsInUse = Object.keys(await heldOf(tx, caller.corporationId, input.cardProgramId))
  const refusal = refuseFields(checkLevels(program, levels, levelsInUse))
  if (refusal) return refusal
  return savePart(tx, deps, caller, { what: 'levels', input, partOf: levelsOf, program, next: { ...program, levels } })
}

/** Saves the levels; a level that members have cannot be removed. CARD-2 */
export const saveLevels = (deps: CardDeps): Handler<typeof calls.saveLevels> =>
  change(calls.saveLevels, deps, (tx, caller, input) => levelsSaved(tx, deps, caller, input))
