import { staffPaymentCalls as calls } from '@comanda/contract/payment'
import type { RequestOf } from '@comanda/contract/core'
import { type Currency, type Money, money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { amountError } from '../../../forms/fields/money-field.tsx'
import { NeededField, TriedContext, useNeedingFields } from '../../../forms/fields/needed-field.tsx'
import { TypedAmountField } from '../../../forms/fields/typed-amount-field.tsx'
import { useStoredState } from '../../../forms/state/stored-state.ts'
import { amountText, typedAmount } from '../../../forms/fields/typed-amount.ts'
import { send } from '../../../platform/send.ts'
import { dropDraft } from '../../../platform/draft-store.ts'
import { isPaidInPerson, type RefundOf, type Refunds } from './queries.ts'
import { type Counts, LineChoice, refundableCounts, sumOfLines } from './line-choice.tsx'

type RefundChoice = RequestOf<typeof calls.refundOrder>['wish']

interface RefundFormProps {
  of: RefundOf
  refunds: Refunds
  currency: Currency
}

/** The input for a refund of one order: stored until the refund is given. */
interface TypedRefund {
  way: 'lines' | 'amount'
  counts: Counts
  text: string
  reason: string
}

/** The input, and the amount it makes. */
function useRefundChoice({ orderId, shopId }: RefundOf, { lines, left }: Refunds, currency: Currency) {
  const byLines = lines.some(line => line.worth > line.returnedAmount)
  const name = `orders/${shopId}/refund-${orderId}`
  const [stored, put] = useStoredState<TypedRefund>(name, { way: 'lines', counts: {}, text: '', reason: '' })
  const { text, reason } = stored
  const way = byLines ? stored.way : 'amount'
  const counts = refundableCounts(stored.counts, lines)
  const set = (change: Partial<TypedRefund>) => put({ ...stored, ...change })
  const typed = typedAmount(text, currency)
  const amount = way === 'lines' ? sumOfLines(lines, counts) : typed
  const chosen = Object.entries(counts).flatMap(([itemKey, quantity]) => (quantity > 0 ? [{ itemKey, quantity }] : []))
  const choice: RefundChoice = way === 'amount' ? { amount: money(amount ?? 0) } : { lines: chosen }
  const wrong = amount !== undefined && amount > left
  const lacksAmount = typed === undefined ? amountError(text, currency) : typed <= 0 && t('settings.amountAbove')
  const lacks = way === 'lines' ? !amount && t('refund.noDish') : lacksAmount
  const clear = () => {
    put({ ...stored, counts: {}, text: '', reason: '' })
    dropDraft(name)
  }
  return { byLines, way, counts, text, reason, set, amount, choice, wrong, lacks, clear }
}

/** A refund by dishes or by amount, with a reason. One button fills in the whole rest. */
export function RefundForm({ of, refunds, currency }: RefundFormProps) {
  const form = useRefundChoice(of, refunds, currency)
  const { byLines, way, counts, text, reason, set, choice, wrong, lacks, amount, clear } = form
  const give = useRefund(of, refunds, { choice, amount, reason: reason.trim(), onRefunded: clear })
  const { tried, run } = useNeedingFields(!wrong && lacks === false && reason.trim() !== '', give.mutate)
  return (
    <TriedContext value={tried}>
      {byLines && (
        <Row wrap gap={8}>
          <Chip pressed={way === 'lines'} onPress={() => set({ way: 'lines' })}>
            {t('refund.byLines')}
          </Chip>
          <Chip pressed={way === 'amount'} onPress={() => set({ way: 'amount' })}>
            {t('refund.byAmount')}
          </Chip>
        </Row>
      )}
      {way === 'lines' ? (
        <LinesField
          refunds={refunds}
          counts={counts}
          currency={currency}
          onCounts={next => set({ counts: next })}
          error={wrong ? mostOf(refunds, currency) : tried && lacks}
        />
      ) : (
        <AmountField
          refunds={refunds}
          currency={currency}
          text={text}
          onText={next => set({ text: next })}
          wrong={wrong}
          lacks={lacks}
        />
      )}
      <NeededField label={t('refund.reason')} lacks={reason.trim() === '' && t('form.fillIn')}>
        <TextInput value={reason} maxLength={200} onChange={event => set({ reason: event.target.value })} />
      </NeededField>
      {give.needsSecond && <Text kind="quiet">{t('refund.second')}</Text>}
      <Button wide size="large" kind="danger" busy={give.isPending} onClick={run}>
        {amount && !wrong ? t('refund.giveAmount', { amount: showMoney(amount, currency) }) : t('refund.give')}
      </Button>
    </TriedContext>
  )
}

const mostOf = ({ left }: Refunds, currency: Currency): string =>
  t('refund.most', { amount: showMoney(money(left), currency) })

interface LinesProps extends Omit<ComponentProps<typeof LineChoice>, 'lines'> {
  refunds: Refunds
  error: string | false
}

const LinesField = ({ refunds, error, ...choice }: LinesProps) => (
  <>
    <LineChoice lines={refunds.lines} {...choice} />
    {error && (
      <Text kind="error" role="alert" tabIndex={-1} data-field-error>
        {error}
      </Text>
    )}
  </>
)

interface AmountProps extends Omit<RefundFormProps, 'of'> {
  text: string
  wrong: boolean
  lacks: string | false
  onText: (text: string) => void
}

const AmountField = ({ refunds, currency, text, wrong, lacks, onText }: AmountProps) => (
  <>
    <TypedAmountField
      label={t('refund.amount')}
      hint={mostOf(refunds, currency)}
      error={wrong ? mostOf(refunds, currency) : text !== '' && lacks ? lacks : undefined}
      lacks={lacks}
      text={text}
      onText={onText}
    />
    <div>
      <Button size="small" kind="plain" onClick={() => onText(amountText(refunds.left, currency))}>
        {t('refund.all')}
      </Button>
    </div>
  </>
)

interface Refunding {
  choice: RefundChoice
  amount: Money | undefined
  reason: string
  onRefunded: () => void
}

/** Refunds what is chosen; above the limit of one person a second one has to agree. */
function useRefund(of: RefundOf, { alone, tenders }: Refunds, { choice, amount, reason, onRefunded }: Refunding) {
  const client = useQueryClient()
  const needsSecond = alone !== undefined && amount !== undefined && amount > alone
  const give = useMutation({
    mutationFn: () => send(calls.refundOrder, { ...of, wish: choice, reason }),
    onSuccess: answer => {
      client.setQueryData(['refunds', of.orderId], answer)
      for (const queryKey of [
        ['refundRequests', of.shopId],
        ['history', of.shopId],
        ['order', of.orderId],
      ])
        void client.invalidateQueries({ queryKey })
      onRefunded()
      toast(t(needsSecond ? 'refund.waiting' : isPaidInPerson({ tenders }) ? 'refund.handBack' : 'refund.given'))
    },
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
  })
  return { mutate: () => give.mutate(), isPending: give.isPending, needsSecond }
}
