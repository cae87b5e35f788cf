import type { SettingFault } from './setting-fault.ts'
import type { SurchargeRule, TaxRule, TipConfig } from './types.ts'
import type { BizType } from './ways.ts'

/** The first entry whose id an earlier one has. */
function twice(ids: readonly string[], field: string, name: string): SettingFault<'settingTwice'> | undefined {
  const at = ids.findIndex((id, i) => ids.indexOf(id) < i)
  return at < 0 ? undefined : { field: `${field}[${at}].${name}`, reason: 'settingTwice' }
}

/** Whether taxes can be stored. PRICE-5 */
export const checkTaxes = (taxes: readonly TaxRule[]): SettingFault<'settingTwice'> | undefined =>
  twice(
    taxes.map(({ taxId }) => taxId),
    'taxes',
    'taxId',
  )

/** Whether tips can be offered: the first selected one is among the choices, and no percentage exceeds 100. PRICE-7 */
export function checkTip(tip: TipConfig): SettingFault<'tipDefault' | 'tipTooHigh'> | undefined {
  if (tip.defaultIndex >= tip.smallestUnitAmounts.length) return { field: 'tip.defaultIndex', reason: 'tipDefault' }
  const high = tip.tipType === 0 ? tip.smallestUnitAmounts.findIndex(percent => percent > 100) : -1
  return high < 0 ? undefined : { field: `tip.smallestUnitAmounts[${high}]`, reason: 'tipTooHigh' }
}

interface Fees {
  surcharges: readonly SurchargeRule[]
  tip?: TipConfig
}

/** Whether fees can be stored. PRICE-6, PRICE-7 */
export function checkFees({
  surcharges,
  tip,
}: Fees): SettingFault<'settingTwice' | 'tipDefault' | 'tipTooHigh'> | undefined {
  const ids = surcharges.map(({ surchargeId }) => surchargeId)
  return twice(ids, 'surcharges', 'surchargeId') ?? (tip && checkTip(tip))
}

interface WayMethods {
  bizType: BizType
  methods: readonly string[]
}

interface PaymentFacts {
  /** Order types the store takes. */
  bizTypes: readonly BizType[]
  /** Methods the store has accepted so far. */
  accepted: readonly string[]
  isConnected: (method: string) => boolean
}

/**
 * Whether payment methods can be stored: some for each order type the store takes, and no new one that the server has no provider
 * for. A method that was accepted before may stay while its provider is down. PAY-5
 */
export function checkPaymentMethods(
  ways: readonly WayMethods[],
  { bizTypes, accepted, isConnected }: PaymentFacts,
): SettingFault<'methodsMissing' | 'methodNotConnected' | 'wayTwice'> | undefined {
  for (const [at, { bizType, methods }] of ways.entries()) {
    const field = `ways[${at}].methods`
    if (ways.findIndex(way => way.bizType === bizType) < at) return { field, reason: 'wayTwice' }
    if (methods.length === 0 && bizTypes.includes(bizType)) return { field, reason: 'methodsMissing' }
    if (methods.some(method => !isConnected(method) && !accepted.includes(method)))
      return { field, reason: 'methodNotConnected' }
  }
  const missing = bizTypes.some(bizType => ways.every(way => way.bizType !== bizType))
  return missing ? { field: 'ways', reason: 'methodsMissing' } : undefined
}
