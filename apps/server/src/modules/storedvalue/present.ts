import type { storedvalue as calls, storedValueProgram } from '@comanda/contract/storedvalue'
import type { ResponseOf } from '@comanda/contract/core'
import type { Bonus, RechargeTier, StoredValueProgram } from '@comanda/domain/card'
import { type Currency, inLanguage, money } from '@comanda/domain/money'
import type * as z from 'zod/mini'
import type { RechargeRow } from './tables.ts'

const shownBonus = ({ returnAmount, returnPoint, giftInfos }: Bonus, language: string) => ({
  returnAmount,
  returnPoint,
  giftInfos: giftInfos.map(gift => ({ ...gift, name: inLanguage(gift.name, language) })),
})

export const shownTier = (tier: RechargeTier, language: string) => ({
  ruleId: tier.ruleId,
  storedAmount: tier.storedAmount,
  ...shownBonus(tier, language),
})

/** A program as its customer sees it; the gift of a first recharge only before that recharge. */
export const shownProgram = (
  program: StoredValueProgram,
  { first, currency, language, soldBy }: { first: boolean; currency: Currency; language: string; soldBy: number },
): z.output<typeof storedValueProgram> => {
  const { firstRecharge, currencyCode: _, name, description, programRules, ...rest } = program
  const extra = first && program.firstRechargeEnabled ? firstRecharge : undefined
  return {
    ...rest,
    soldBy,
    currency,
    name: inLanguage(name, language),
    description: inLanguage(description, language),
    programRules: programRules.map(tier => shownTier(tier, language)),
    ...(extra && { firstRecharge: shownBonus(extra, language) }),
  }
}

/** What a card's first recharge brings on top, one entry per kind of gift. M12 */
export const extraGifts = (program: StoredValueProgram, first: boolean, language: string) => {
  const extra = first && program.firstRechargeEnabled ? program.firstRecharge : undefined
  if (!extra) return []
  const { returnAmount, returnPoint, giftInfos } = shownBonus(extra, language)
  return [
    ...(returnAmount > 0 ? [{ giftType: 'value' as const, giftCount: returnAmount }] : []),
    ...(returnPoint > 0 ? [{ giftType: 'points' as const, giftCount: returnPoint }] : []),
    ...giftInfos,
  ]
}

export { shownBonus }

export const shownRecharge = (row: RechargeRow, language: string): ResponseOf<typeof calls.submit> => ({
  rechargeId: row.recharge_id,
  rechargeNo: row.recharge_no,
  cardId: row.card_id,
  shopId: row.shop_id,
  amount: money(row.amount),
  currency: row.currency,
  state: row.state,
  programId: row.program_id,
  versionId: row.version_id,
  ruleId: row.rule_id,
  ...(row.brought && { brought: shownBonus(row.brought, language) }),
  createdAt: row.created_at.toISOString(),
})
