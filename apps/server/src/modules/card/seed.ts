import { staffCardCalls } from '@comanda/contract/card'
import { type CardProgram, checkLevels, checkPoints } from '@comanda/domain/card'
import type { ShopConfig } from '@comanda/domain/store'
import { account, post } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { requireFit } from '../../platform/require-fit.ts'
import { asSet, programFaults, writeProgram } from './program-set-up.ts'
import { levelsOf, pointsOf } from './set-up.ts'
import type { CardTables } from './tables.ts'

/** A member's initial card, with earlier recharges and payments, in days before today. */
export interface CardSeed {
  cardId: string
  customerId: number
  cardProgramId: string
  cardNo: string
  /** Absent = no expiry. */
  expiresInDays?: number
  cardLevelId: string
  growth: number
  history: {
    kind: 'recharged' | 'bonusGiven' | 'held'
    part: 'paid' | 'given'
    amount: number
    daysAgo: number
    shopId: number
  }[]
}

const DAY = 86_400_000

/**
 * Stores member programs as the console would: the program, its points, its levels.
 * @throws RangeError where the console would refuse one
 */
export async function seedCardPrograms(
  tx: Tx,
  corporationId: number,
  programs: readonly CardProgram[],
  shops: readonly ShopConfig[],
  now: Date,
) {
  const currencyCodes = shops.map(({ currency }) => currency.currencyCode)
  for (const program of programs) {
    const { levels, pointsRules } = program
    requireFit(staffCardCalls.saveCardProgram, { program: asSet(program) }, programFaults(program, shops))
    requireFit(staffCardCalls.savePoints, pointsOf(program), checkPoints(pointsRules, { levels, currencyCodes }))
    requireFit(staffCardCalls.saveLevels, levelsOf(program), checkLevels(program, levels, []))
    await writeProgram(tx, corporationId, program, now)
  }
}

/** Inserts members' cards into an empty database, with their history in the ledger. */
export async function seedCards(
  tx: Tx,
  corporationId: number,
  cards: readonly CardSeed[],
  currencyCode: string,
  now: Date,
) {
  for (const { history, expiresInDays, ...card } of cards) {
    const openedAt = new Date(now.getTime() - 200 * DAY)
    await tx
      .withTables<CardTables>()
      .insertInto('member_card')
      .values({
        corporation_id: corporationId,
        card_id: card.cardId,
        customer_id: card.customerId,
        card_program_id: card.cardProgramId,
        card_no: card.cardNo,
        card_level_id: card.cardLevelId,
        growth: card.growth,
        level_since: openedAt,
        expires_at: expiresInDays === undefined ? null : new Date(now.getTime() + expiresInDays * DAY),
        password_hash: null,
        password_wrong: 0,
        password_rests_until: null,
        opened_at: openedAt,
        shop_id: null,
      })
      .execute()
    for (const [at, { kind, part, amount, daysAgo, shopId }] of history.entries()) {
      const own = part === 'paid' ? account.cardPaid(card.cardId) : account.cardGiven(card.cardId)
      const sign = kind === 'held' ? -1 : 1
      await post(tx, {
        corporationId,
        causeKey: `seed:${card.cardId}:${at}`,
        kind,
        currencyCode,
        entries: [
          { account: own, amount: sign * amount },
          { account: account.brand('before'), amount: -sign * amount },
        ],
        shopId,
        at: new Date(now.getTime() - daysAgo * DAY),
      })
    }
  }
}
