import { showDate, showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { EmptyState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { FrozenValues } from '../frozen/frozen-values.tsx'
import { useWaitingFrozen } from '../frozen/queries.ts'
import { requesterOf, type RefundOf, type RefundRequest, useRefundRequests } from './queries.ts'
import { RefundSheet } from './refund-sheet.tsx'
import styles from './refund.module.css'
import { QueryError } from '../../../ui/loaded.tsx'

const refundOf = (shopId: number, { orderId, businessType }: RefundRequest): RefundOf => ({
  shopId,
  orderId,
  ...(businessType && { businessType }),
})

interface RequestsProps {
  shopId: number
  timeZone: string
}

/** Refunds to decide: requests of guests, and those that need a second person. M9 */
export function RefundRequests({ shopId, timeZone }: RequestsProps) {
  const { data, error, isFetching, refetch } = useRefundRequests(shopId)
  const frozen = useWaitingFrozen(shopId, true)
  const [open, setOpen] = useState<RefundRequest>()
  if (!data && error) return <QueryError query={{ error, isFetching, refetch }} />
  if (!data) return <Skeleton height={200} />
  return (
    <>
      <FrozenValues shopId={shopId} timeZone={timeZone} />
      {data.requests.length === 0 && frozen === 0 && (
        <EmptyState icon={<HandCoins />} title={t('refund.noRequests')}>
          {t('refund.noRequestsHint')}
        </EmptyState>
      )}
      <ul className={styles.requests}>
        {data.requests.map(request => (
          <li key={request.orderId + request.askedAt} className={styles.request}>
            <p className={styles.line}>
              <strong>{showMoney(request.amount, request.currency)}</strong>
              <Text as="span" kind="quiet">
                {showDate(request.askedAt, 'dateTime', timeZone)}
              </Text>
            </p>
            {request.failed && <Text kind="error">{t('refund.didNotArrive')}</Text>}
            <p>
              <bdi>{request.reason}</bdi>
            </p>
            <Text kind="quiet">
              {t('refund.title', { number: request.orderNo })} · {requesterOf(request)}
            </Text>
            <div>
              <Button size="small" kind="secondary" onClick={() => setOpen(request)}>
                {t('refund.look')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {open && <RefundSheet of={refundOf(shopId, open)} number={open.orderNo} onClose={() => setOpen(undefined)} />}
    </>
  )
}
