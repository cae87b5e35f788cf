import { ReceiptText } from 'lucide-react'
import { use } from 'react'
import { useOpenBill } from '../../../features/bill/index.ts'
import { Strip } from '../../../features/menu/index.ts'
import { currentLocale, loadTexts, showMoney, t } from '../../../platform/i18n/index.ts'

const loadingTexts = loadTexts(currentLocale(), 'rest')

/** Link to the table's bill, after the first order there. */
export function BillStrip({ shopId, tableId }: { shopId: number; tableId: string }) {
  use(loadingTexts)
  const bill = useOpenBill(shopId, tableId).data?.bill
  if (!bill || bill.rounds === 0) return null
  const { rounds, restAmount, currency, billId } = bill
  return (
    <Strip icon={<ReceiptText aria-hidden="true" />} to={`/orderConfirm?billId=${billId}`}>
      {t('bill.strip', { rounds, amount: showMoney(restAmount, currency) })}
    </Strip>
  )
}
