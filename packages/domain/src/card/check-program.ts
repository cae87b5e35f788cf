import type { Fault } from '../money/index.ts'
import type { CardProgram } from './types.ts'

export type ProgramFaultReason = 'shopUnfit' | 'currencyUnfit' | 'currencyFixed' | 'daysBackwards'

interface Context {
  /** The brand's stores. */
  shopIds: readonly number[]
  /** The currencies of the stores. */
  currencyCodes: readonly string[]
  before: CardProgram | undefined
}

/** Checks a card program: existing stores, a currency of a store that never changes, and days in order. CARD-1 */
export function checkCardProgram(
  { currency, shopIds, startDate, endDate }: CardProgram,
  { before, ...context }: Context,
): Fault<ProgramFaultReason> | undefined {
  const { currencyCode } = currency
  if (before && before.currency.currencyCode !== currencyCode)
    return { field: 'program.currencyCode', reason: 'currencyFixed' }
  if (!context.currencyCodes.includes(currencyCode)) return { field: 'program.currencyCode', reason: 'currencyUnfit' }
  const unknown = shopIds.findIndex(shopId => !context.shopIds.includes(shopId))
  if (unknown >= 0) return { field: `program.shopIds[${unknown}]`, reason: 'shopUnfit' }
  if (startDate !== undefined && endDate !== undefined && endDate < startDate)
    return { field: 'program.endDate', reason: 'daysBackwards' }
  return undefined
}
