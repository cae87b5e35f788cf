import { showList, t } from '@comanda/web/i18n'
import { amountText, type Board, type Rights } from './queries.ts'

interface OwnLimitsProps {
  rights: Pick<Rights, 'refundAlone'>
  currencies: Board['currencies']
}

/** The employee's own refund limits; empty where the store's apply. PAY-12 */
export function OwnLimits({ rights: { refundAlone }, currencies }: OwnLimitsProps) {
  if (!refundAlone) return null
  const amounts = Object.entries(refundAlone).map(([unit, amount]) => amountText(unit, amount, currencies))
  return <p>{t('rights.refundsUpTo', { amounts: showList(amounts) })}</p>
}
