import { type Fault, faultsIn } from '../money/index.ts'
import type { CardProgram } from './types.ts'

export type ProgramFaultReason = 'shopUnfit' | 'currencyUnfit' | 'currencyFixed' | 'daysBackwards'

interface Context {
  /** The brand's stores. */
  shopIds: readonly number[]
  /** The currencies of the stores. */
  currencyCodes: readonly string[]
  before: CardProgram | undefined
}

type ProgramFault = Fault<ProgramFaultReason>

function checkCurrency(currencyCode: string, { before, currencyCodes }: Context): ProgramFault | undefined {
  if (before && before.currency.currencyCode !== currencyCode)
    return { field: 'program.currencyCode', reason: 'currencyFixed' }
  return currencyCodes.includes(currencyCode) ? undefined : { field: 'program.currencyCode', reason: 'currencyUnfit' }
}

/** The faults of a card program: existing stores, a currency of a store that never changes, and days in order. CARD-1 */
export function checkCardProgram(
  { currency, shopIds, startDate, endDate }: CardProgram,
  context: Context,
): ProgramFault[] {
  const isBackwards = startDate !== undefined && endDate !== undefined && endDate < startDate
  return faultsIn([
    checkCurrency(currency.currencyCode, context),
    ...shopIds.map((shopId, at) =>
      context.shopIds.includes(shopId) ? undefined : { field: `program.shopIds[${at}]`, reason: 'shopUnfit' as const },
    ),
    isBackwards ? { field: 'program.endDate', reason: 'daysBackwards' as const } : undefined,
  ])
}
