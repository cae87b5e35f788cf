import { type ReactNode, useState } from 'react'
import { isRefused, send } from '../../platform/send/index.ts'
import { bill as calls } from '@comanda/contract/bill'
import { t } from '../../platform/i18n/index.ts'
import { Text } from '../../ui/text/text.tsx'
import { type Bill, useSaveBill } from './api.ts'

/** The optional promotions of a bill: the chosen ones, and choosing others. */
interface BillOffersParts {
  bill: Bill
  /** Absent while the best ones apply by themselves. */
  chosen: string[] | undefined
  disabled: boolean
  onChange: (discountIds: string[]) => void
}

export interface BillOffersProps {
  bill: Bill
  renderOffers: (parts: BillOffersParts) => ReactNode
}

/** The promotions of the whole bill: the best ones apply until a guest chooses, for the whole table. Not while a part is paid. PRICE-3 */
export function BillOffers({ bill, renderOffers }: BillOffersProps) {
  const [requested, setRequested] = useState<string[]>()
  const [refused, setRefused] = useState('')
  const saveBill = useSaveBill()
  if (bill.state !== 'open' || bill.optionalList.length === 0) return null
  const choose = async (discountIds: string[]) => {
    setRequested(discountIds)
    setRefused('')
    try {
      const input = { billId: bill.billId, discountIds }
      await saveBill((await send(calls.chooseOffers, input, { shows: 'silent' })).bill)
    } catch (error) {
      if (!isRefused(error)) throw error
      setRefused(error.message)
      await saveBill(undefined)
    } finally {
      setRequested(undefined)
    }
  }
  const beingPaid = bill.openAmount > 0
  return (
    <>
      {renderOffers({
        bill,
        chosen: requested ?? (bill.bestOffers ? undefined : chosenOf(bill)),
        disabled: requested !== undefined || beingPaid,
        onChange: discountIds => void choose(discountIds),
      })}
      {beingPaid && <Text kind="quiet">{t('bill.offersWait')}</Text>}
      {refused && (
        <Text kind="error" size={14} role="alert">
          {refused}
        </Text>
      )}
    </>
  )
}

const chosenOf = ({ optionalList }: Bill): string[] =>
  optionalList.filter(({ chosen }) => chosen).map(({ discountId }) => discountId)
