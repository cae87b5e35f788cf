import { staffPaymentCalls as calls } from '@comanda/contract/payment'
import { type Currency } from '@comanda/domain/money'
import { showMoney, joinWithComma, t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'
import type { RefundOf, Refunds } from './api.ts'
import { askerOf } from './asker.ts'
import { FailedPart } from './failed-part.tsx'
import styles from './refund.module.css'

interface OneRefundProps {
  of: RefundOf
  refund: Refunds['refunds'][number]
  currency: Currency
}

/** One refund; where it waits, somebody else says yes or no. */
export function OneRefund({ of, refund, currency }: OneRefundProps) {
  const client = useQueryClient()
  const { refundId, amount, reason, state, byGuest, own, lines, firstYes, failed, elsewhere } = refund
  const decide = useMutation({
    mutationFn: (yes: boolean) => send(calls.decideRefund, { ...of, refundId, yes }),
    onSuccess: answer => {
      client.setQueryData(['refunds', of.orderId], answer)
      void client.invalidateQueries({ queryKey: ['refundRequests', of.shopId] })
    },
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
  })
  return (
    <section className={styles.refund}>
      <p className={styles.line}>
        <strong>{showMoney(amount, currency)}</strong>
        <span>{t(failed ? 'refund.state.failed' : `refund.state.${state}`)}</span>
      </p>
      {lines.length > 0 && <p>{joinWithComma(lines.map(line => `${line.quantity}× ${line.displayName}`))}</p>}
      <Text kind="quiet">
        {reason !== '' && (
          <>
            <bdi>{reason}</bdi> ·{' '}
          </>
        )}
        {askerOf(refund)}
        {firstYes !== undefined && ` · ${t('refund.firstYes', { name: firstYes })}`}
      </Text>
      {failed && <FailedPart of={of} refundId={refundId} failed={failed} currency={currency} />}
      {elsewhere && (
        <Text kind="quiet">
          {t('refund.elsewhere', { amount: showMoney(elsewhere.amount, currency), name: elsewhere.by })}{' '}
          <bdi>{elsewhere.how}</bdi>
        </Text>
      )}
      {state === 'waiting' && (
        <div className={styles.answers}>
          {own ? (
            <Text kind="quiet">{t('refund.waitsForSecond')}</Text>
          ) : (
            <Button size="small" busy={decide.isPending} onClick={() => decide.mutate(true)}>
              {t('refund.yes')}
            </Button>
          )}
          <Button size="small" kind="secondary" busy={decide.isPending} onClick={() => decide.mutate(false)}>
            {t(own && !byGuest ? 'refund.withdraw' : 'refund.no')}
          </Button>
        </div>
      )}
    </section>
  )
}
