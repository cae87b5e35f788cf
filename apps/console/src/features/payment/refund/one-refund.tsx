import { staffPaymentCalls as calls } from '@comanda/contract/payment'
import type { Currency } from '@comanda/domain/money'
import { showMoney, joinWithComma, t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '@comanda/contract/core'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useState } from 'react'
import { paidWithText } from '../../../platform/paid-with.ts'
import { send } from '../../../platform/send.ts'
import { type RefundOf, type Refunds, requesterOf } from './queries.ts'
import styles from './refund.module.css'

interface FailedPartProps {
  of: RefundOf
  refundId: string
  failed: NonNullable<Refunds['refunds'][number]['failed']>
  currency: Currency
}

/** The failed part of a refund: it is sent again, or recorded as paid back in another way. M9 */
export function FailedPart({ of, refundId, failed, currency }: FailedPartProps) {
  const client = useQueryClient()
  const [how, setHow] = useState<string>()
  const settle = useMutation({
    mutationFn: (way: RequestOf<typeof calls.settleRefund>['way']) =>
      send(calls.settleRefund, { ...of, refundId, way }),
    onSuccess: (answer, way) => {
      client.setQueryData(['refunds', of.orderId], answer)
      toast(t('again' in way ? 'refund.sentAgain' : 'refund.writtenDown'))
    },
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    // Another person may have settled it meanwhile.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['refunds', of.orderId] }),
        client.invalidateQueries({ queryKey: ['refundRequests', of.shopId] }),
      ]),
  })
  const text = how?.trim() ?? ''
  return (
    <>
      <Text kind="error" role="alert">
        {t('refund.failed', { amount: showMoney(failed.amount, currency), method: paidWithText(failed) })}
      </Text>
      {how === undefined ? (
        <Row wrap gap={8}>
          <Button size="small" busy={settle.isPending} onClick={() => settle.mutate({ again: true })}>
            {t('refund.sendAgain')}
          </Button>
          <Button size="small" kind="secondary" disabled={settle.isPending} onClick={() => setHow('')}>
            {t('refund.otherWay')}
          </Button>
        </Row>
      ) : (
        <>
          <Field label={t('refund.how')} hint={t('refund.howHint')}>
            <TextInput value={how} maxLength={200} autoFocus onChange={event => setHow(event.target.value)} />
          </Field>
          <Row wrap gap={8}>
            <Button
              size="small"
              busy={settle.isPending}
              disabled={text === ''}
              onClick={() => settle.mutate({ otherWay: text })}
            >
              {t('refund.writeDown')}
            </Button>
            <Button size="small" kind="plain" disabled={settle.isPending} onClick={() => setHow(undefined)}>
              {t('refund.back')}
            </Button>
          </Row>
        </>
      )}
    </>
  )
}

interface OneRefundProps {
  of: RefundOf
  refund: Refunds['refunds'][number]
  currency: Currency
}

/** One refund; one that waits can be approved or declined. */
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
        {requesterOf(refund)}
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
        <Row wrap gap={8}>
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
        </Row>
      )}
    </section>
  )
}
