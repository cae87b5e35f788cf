import { currentLocale, t } from '../../platform/i18n/index.ts'
import type { Methods } from './api.ts'

/** Reason of the surcharge, with its rate if it has one. PRICE-8 */
export function surchargeText(ccFee: Methods['ccFee']): string {
  if (ccFee?.feesType !== 1) return t('payment.surchargeWhy')
  const percent = new Intl.NumberFormat(currentLocale().intl, { style: 'percent', maximumFractionDigits: 4 })
  return t('payment.surchargeRate', { rate: percent.format(ccFee.rate / 1_000_000) })
}
