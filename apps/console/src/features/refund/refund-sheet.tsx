import { console as calls } from '@comanda/contract/console'
import type { ResponseOf } from '@comanda/contract/core'
import { type Currency, money, parseAmount } from '@comanda/domain/money'
import type { MessageKey } from '@comanda/messages'
import { showMoney, t } from '@comanda/web/i18n'
import { tell, toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/button.tsx'
import { Field } from '@comanda/web/ui/field.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { ErrorState, Skeleton } from '@comanda/web/ui/states.tsx'
import { TextInput } from '@comanda/web/ui/text-input.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../platform/send.ts'
import styles from './refund.module.css'

type Refunds = ResponseOf<typeof calls.orderRefunds>

interface RefundSheetProps {
  shopId: number
  orderId: string
  number: string
  onClose: () => void
}

const names: Partial<Record<string, MessageKey>> = {
  '12_bankCard': 'refund.by.12_bankCard',
  '16_msPoint': 'refund.by.16_msPoint',
  '16_msBalance': 'refund.by.16_msBalance',
  '17_giftCard': 'refund.by.17_giftCard',
}
const nameOf = (method: string): string => {
  const name = names[method]
  return name ? t(name) : method
}

/** What was paid and by what; how much goes back, and why; what waits for a second person. M9 */
export function RefundSheet({ shopId, orderId, number, onClose }: RefundSheetProps) {
  const refunds = useQuery({
    queryKey: ['refunds', orderId],
    queryFn: () => send(calls.orderRefunds, { shopId, orderId }),
  })
  const { data, error } = refunds
  return (
    <Sheet title={t('refund.title', { number })} onClose={onClose}>
      {!data && !error && <Skeleton height={180} />}
      {!data && error && <ErrorState message={error.message} onRetry={() => void refunds.refetch()} />}
      {data && (!data.currency || data.tenders.length === 0) && <p className={styles.note}>{t('refund.nothing')}</p>}
      {data?.currency && <Paid shopId={shopId} refunds={data} currency={data.currency} />}
    </Sheet>
  )
}

interface PaidProps {
  shopId: number
  refunds: Refunds
  currency: Currency
}

function Paid({ shopId, refunds, currency }: PaidProps) {
  const show = (amount: number) => showMoney(money(amount), currency)
  return (
    <div className={styles.stack}>
      <dl className={styles.lines}>
        {refunds.tenders.map(({ paymentMethod, paid, returned }) => (
          <div className={styles.line} key={`${paymentMethod} ${paid} ${returned}`}>
            <dt>{nameOf(paymentMethod)}</dt>
            <dd>
              {show(paid)}
              {returned > 0 && <span className={styles.note}> {t('refund.returned', { amount: show(returned) })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {refunds.refunds.map(one => (
        <OneRefund key={one.refundId} shopId={shopId} orderId={refunds.orderId} refund={one} currency={currency} />
      ))}
      {refunds.left > 0 ? (
        <Ask shopId={shopId} refunds={refunds} currency={currency} />
      ) : (
        <p className={styles.note}>{t('refund.allBack')}</p>
      )}
    </div>
  )
}

/** The amount and the reason; the whole of what is left at a press. */
function Ask({ shopId, refunds, currency }: PaidProps) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const { left, alone, orderId } = refunds
  const amount = parseAmount(text, currency.internationalSystemOfUnits, ',')
  const wrong = text !== '' && (amount === undefined || amount <= 0 || amount > left)
  const second = alone !== undefined && amount !== undefined && amount > alone
  const give = useMutation({
    mutationFn: () => send(calls.refundOrder, { shopId, orderId, amount: amount ?? 0, reason: reason.trim() }),
    onSuccess: answer => {
      client.setQueryData(['refunds', orderId], answer)
      setText('')
      setReason('')
      toast(t(second ? 'refund.waiting' : 'refund.given'))
    },
    onError: error => tell({ shows: 'toast', message: error.message, tone: 'error' }),
  })
  const most = showMoney(money(left), currency)
  const whole = (left / 10 ** currency.internationalSystemOfUnits).toFixed(currency.internationalSystemOfUnits)
  return (
    <>
      <Field
        label={t('refund.amount')}
        hint={t('refund.most', { amount: most })}
        error={wrong ? t('refund.most', { amount: most }) : undefined}
      >
        <TextInput inputMode="decimal" value={text} maxLength={14} onChange={event => setText(event.target.value)} />
      </Field>
      <div>
        <Button size="small" kind="plain" onClick={() => setText(whole)}>
          {t('refund.all')}
        </Button>
      </div>
      <Field label={t('refund.reason')}>
        <TextInput value={reason} maxLength={200} onChange={event => setReason(event.target.value)} />
      </Field>
      {second && <p className={styles.note}>{t('refund.second')}</p>}
      <Button
        wide
        size="large"
        kind="danger"
        busy={give.isPending}
        disabled={amount === undefined || wrong || reason.trim() === ''}
        onClick={() => give.mutate()}
      >
        {t('refund.give')}
      </Button>
    </>
  )
}

interface OneRefundProps {
  shopId: number
  orderId: string
  refund: Refunds['refunds'][number]
  currency: Currency
}

/** One refund; where it waits, somebody else says yes or no. */
function OneRefund({ shopId, orderId, refund, currency }: OneRefundProps) {
  const client = useQueryClient()
  const { refundId, amount, reason, state, askedBy, own } = refund
  const decide = useMutation({
    mutationFn: (yes: boolean) => send(calls.decideRefund, { shopId, orderId, refundId, yes }),
    onSuccess: answer => client.setQueryData(['refunds', orderId], answer),
    onError: error => tell({ shows: 'toast', message: error.message, tone: 'error' }),
  })
  return (
    <section className={styles.refund}>
      <p className={styles.line}>
        <strong>{showMoney(money(amount), currency)}</strong>
        <span>{t(`refund.state.${state}`)}</span>
      </p>
      <p className={styles.note}>
        {reason} · {askedBy}
      </p>
      {state === 'waiting' && (
        <div className={styles.answers}>
          {own ? (
            <p className={styles.note}>{t('refund.waitsForSecond')}</p>
          ) : (
            <Button size="small" busy={decide.isPending} onClick={() => decide.mutate(true)}>
              {t('refund.yes')}
            </Button>
          )}
          <Button size="small" kind="secondary" busy={decide.isPending} onClick={() => decide.mutate(false)}>
            {t(own ? 'refund.withdraw' : 'refund.no')}
          </Button>
        </div>
      )}
    </section>
  )
}
