import { staffStoredValueCalls as calls } from '@comanda/contract/storedvalue'
import type { ResponseOf } from '@comanda/contract/core'
import { showDate, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { EmptyState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { send } from '../../platform/send.ts'
import { amountOf } from './queries.ts'
import styles from './counter.module.css'
import { QueryError } from '../../ui/loaded.tsx'

/** A recharge that was paid. */
export type PaidRecharge = ResponseOf<typeof calls.recharges>['recharges'][number]

interface RechargesProps {
  shopId: number
  cardId: string
  timeZone: string
  onClose: () => void
  /** Renders the button that refunds the unused part of a recharge. */
  refundOf: (recharge: PaidRecharge) => ReactNode
}

/** The recharges of a card, with a button that refunds the unused part. CARD-3, M10 */
function Recharges({ shopId, cardId, timeZone, onClose, refundOf }: RechargesProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['recharges', cardId],
    queryFn: () => send(calls.recharges, { shopId, cardId }),
    refetchInterval: 5000,
  })
  return (
    <Sheet title={t('counter.recharges')} onClose={onClose}>
      {!data && !error && <Skeleton height={180} />}
      {!data && error && <QueryError query={{ error, isFetching, refetch }} />}
      {data?.recharges.length === 0 && <EmptyState icon={<Wallet />} title={t('counter.noRecharges')} />}
      {data && data.recharges.length > 0 && (
        <div className={styles.stack}>
          <Text kind="quiet">{t('counter.rechargeHint')}</Text>
          <Stack as="ul" gap={10}>
            {data.recharges.map(recharge => (
              <li key={recharge.rechargeId} className={styles.holding}>
                <div className={styles.grow}>
                  <strong className={styles.amount}>{amountOf(recharge.amount, recharge.currency)}</strong>{' '}
                  <Text as="span" kind="quiet" weight={400}>
                    <bdi>{recharge.rechargeNo}</bdi> · {showDate(recharge.at, 'dateTime', timeZone)}
                  </Text>
                  {recharge.returned > 0 && (
                    <Text kind="quiet">
                      {t('counter.rechargeBack', { amount: amountOf(recharge.returned, recharge.currency) })}
                    </Text>
                  )}
                </div>
                {refundOf(recharge)}
              </li>
            ))}
          </Stack>
        </div>
      )}
    </Sheet>
  )
}

/** Opens the recharges of a card. */
export function RechargesButton({ onClosed, ...props }: Omit<RechargesProps, 'onClose'> & { onClosed: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return (
    <>
      <Button size="small" kind="plain" onClick={() => setOpen(true)}>
        {t('counter.recharges')}
      </Button>
      {open && <Recharges {...props} onClose={close} />}
    </>
  )
}
