import type { level as levelShape, memberCard, program as programShape } from '@comanda/contract/card'
import { canRenewInApp, type CardProgram, type Level, type Parts } from '@comanda/domain/card'
import { inLanguage, money } from '@comanda/domain/money'
import type * as z from 'zod/mini'
import type { Queries } from '../../platform/db/index.ts'
import type { CardDeps } from './deps.ts'
import { type HeldCard, hasRunOut, partsOf } from './queries.ts'

export const shownProgram = (program: CardProgram, language: string): z.output<typeof programShape> => ({
  cardProgramId: program.cardProgramId,
  name: inLanguage(program.name, language),
  description: inLanguage(program.description, language),
  benefits: program.benefits.map(benefit => inLanguage(benefit, language)),
  face: program.face,
  currency: program.currency,
  noExpiration: program.validMonths === undefined,
  ...(program.validMonths !== undefined && { validMonths: program.validMonths }),
  transferEnabled: program.transferEnabled,
})

export const shownLevel = (program: CardProgram, level: Level, language: string): z.output<typeof levelShape> => ({
  ...level,
  name: inLanguage(level.name, language),
  conditionList: [
    { type: 'reach', growth: level.upgradeGrowth },
    ...(level.degradeEnabled ? [{ type: 'keep' as const, growth: level.keepLevelGrowth }] : []),
  ],
  rightsList: program.rights
    .filter(right => level.rightsList.includes(right.rightsId))
    .map(right => shownRight(right, language)),
})

export const shownRight = (right: CardProgram['rights'][number], language: string) => ({
  ...right,
  name: inLanguage(right.name, language),
  description: inLanguage(right.description, language),
})

function presented(
  { row, program }: HeldCard,
  parts: Parts,
  { language, now }: { language: string; now: number },
): z.output<typeof memberCard> {
  const level = program.levels.find(one => one.id === row.card_level_id)
  return {
    cardId: row.card_id,
    cardNo: row.card_no,
    cardProgramId: row.card_program_id,
    name: inLanguage(program.name, language),
    face: program.face,
    cardLevelId: row.card_level_id,
    levelName: level ? inLanguage(level.name, language) : '',
    levelColor: level?.color ?? program.face.from,
    expirationTime: row.expires_at?.toISOString() ?? '',
    noExpiration: row.expires_at === null,
    currency: program.currency,
    balance: money(parts.paid + parts.given),
    paidBalance: parts.paid,
    givenBalance: parts.given,
    passwordSet: row.password_hash !== null,
    transferEnabled: program.transferEnabled,
    isExpired: hasRunOut(row, now),
    renewable: canRenewInApp(program, row.expires_at?.getTime(), now),
  }
}

/** A card with its current balances, as its holder sees it. */
export const shownCard = async (
  { db, clock }: Pick<CardDeps, 'clock'> & { db: Queries },
  card: HeldCard,
  language: string,
) => {
  const parts = await partsOf(db, card.row.corporation_id, card.row.card_id)
  return presented(card, parts, { language, now: clock() })
}
