import { bill as calls } from '@comanda/contract/bill'
import type { RequestInputOf } from '@comanda/contract/core'
import type { MessageKey } from '@comanda/messages'
import { showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { ReasonField } from '../../forms/fields/list-parts.tsx'
import { useReason } from '../../forms/state/stored-state.ts'
import { typedAmount } from '../../forms/fields/typed-amount.ts'
import { TypedAmountField } from '../../forms/fields/typed-amount-field.tsx'
import { ActionSheet } from '../../ui/action-sheet.tsx'
import { unpaidDishes } from './bill-split.ts'
import { type Bill, useBillStep } from './queries.ts'
import { DishChecks } from './split-fields.tsx'

type Off = RequestInputOf<typeof calls.reduce>['off']
type Kind = 'percent' | 'amount' | 'free' | 'void'

const kinds: Record<Kind, MessageKey> = {
  percent: 'off.percent',
  amount: 'off.amount',
  free: 'off.free',
  void: 'off.void',
}

const reasons = [
  'off.reason.wait',
  'floor.bill.reason.complaint',
  'off.reason.guest',
  'floor.bill.reason.mistake',
] as const
const PERCENTS = [5, 10, 20, 50]

interface OffProps {
  shopId: number
  bill: Bill
}

/** Opens the sheet for discounts, free dishes and voids of a bill. PAY-16 */
export function ReduceBill({ shopId, bill }: OffProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { reductionRequest } = bill
  return (
    <>
      <Button wide kind="secondary" onClick={() => setOpen(true)}>
        {t(reductionRequest ? 'off.openAsked' : 'off.open')}
      </Button>
      {isOpen && reductionRequest && (
        <RequestedReduction shopId={shopId} bill={bill} request={reductionRequest} onClose={close} />
      )}
      {isOpen && !reductionRequest && <OffSheet shopId={shopId} bill={bill} onClose={close} />}
    </>
  )
}

/** What is taken off as it was typed; undefined while something is missing. */
function offOf(kind: Kind, text: string, keys: readonly string[], bill: Bill): Off | undefined {
  if (kind === 'percent') {
    const percent = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
    return percent >= 1 && percent <= 100 ? { kind: 'discount', percent } : undefined
  }
  if (kind === 'amount') {
    const amount = typedAmount(text, bill.currency)
    return amount !== undefined && amount > 0 ? { kind: 'discount', amount } : undefined
  }
  const items = unpaidDishes(bill)
    .filter(({ key }) => keys.includes(key))
    .map(({ orderId, itemKey }) => ({ orderId, itemKey }))
  return items.length === 0 ? undefined : { kind, items }
}

interface ValueProps {
  kind: Kind
  bill: Bill
  text: string
  keys: readonly string[]
  onText: (text: string) => void
  onKeys: (keys: string[]) => void
}

/** The percentage, the amount, or the dishes. */
function ValueFields({ kind, bill, text, keys, onText, onKeys }: ValueProps) {
  if (kind === 'free' || kind === 'void')
    return <DishChecks bill={bill} legend={t(kinds[kind])} keys={keys} onKeys={onKeys} />
  const unit = kind === 'percent' ? '%' : bill.currency.currencySymbol
  return (
    <Stack gap={8}>
      <TypedAmountField
        label={`${t(kinds[kind])} (${unit})`}
        error={undefined}
        lacks={
          offOf(kind, text, keys, bill) === undefined &&
          t(kind === 'percent' ? 'off.percentWrong' : 'drawer.amountWrong')
        }
        text={text}
        onText={onText}
      />
      {kind === 'percent' && (
        <Row wrap gap={8} role="group" aria-label={t('off.percent')}>
          {PERCENTS.map(percent => (
            <Chip key={percent} pressed={text === String(percent)} onPress={() => onText(String(percent))}>
              {percent} %
            </Chip>
          ))}
        </Row>
      )}
    </Stack>
  )
}

/** A discount, dishes on the house or voided dishes, with a reason. */
function OffSheet({ shopId, bill, onClose }: OffProps & { onClose: () => void }) {
  const { billId, totalAmount, currency } = bill
  const [kind, setKind] = useState<Kind>('percent')
  const [text, setText] = useState('')
  const [keys, setKeys] = useState<string[]>([])
  const { reason, put, done } = useReason(`tables/${shopId}/reduce-bill-${billId}`)
  const off = offOf(kind, text, keys, bill)
  const step = useBillStep<Bill>(shopId, after => {
    done()
    toast(
      after.reductionRequest ? t('approval.sent') : t('off.done', { amount: showMoney(after.restAmount, currency) }),
    )
    onClose()
  })
  const choose = (next: Kind) => {
    setKind(next)
    setText('')
  }
  return (
    <ActionSheet
      title={t('off.open')}
      onClose={onClose}
      action={t('off.take')}
      ready={off !== undefined || kind === 'percent' || kind === 'amount'}
      complete={off !== undefined && reason.trim() !== ''}
      busy={step.isPending}
      onAction={() =>
        off &&
        step.mutate({
          call: calls.reduce,
          input: { shopId, billId, off, reason: reason.trim(), expectedTotal: totalAmount },
        })
      }
    >
      <Stack gap={14}>
        <Row wrap gap={8} role="group" aria-label={t('off.open')}>
          {(Object.keys(kinds) as Kind[]).map(one => (
            <Chip key={one} pressed={one === kind} onPress={() => choose(one)}>
              {t(kinds[one])}
            </Chip>
          ))}
        </Row>
        <ValueFields kind={kind} bill={bill} text={text} keys={keys} onText={setText} onKeys={setKeys} />
        <ReasonField
          hint={t(kind === 'void' ? 'off.voidHint' : 'floor.bill.writeOffHint')}
          usual={reasons}
          label="counter.reason"
          reason={reason}
          onReason={put}
        />
      </Stack>
    </ActionSheet>
  )
}

type RequestedProps = OffProps & { request: NonNullable<Bill['reductionRequest']>; onClose: () => void }

/** What one person asked for, and another one approves or declines. PAY-12 */
function RequestedReduction({ shopId, bill, request, onClose }: RequestedProps) {
  const { billId, totalAmount, currency } = bill
  const approve = useBillStep(shopId, onClose)
  const decline = useBillStep(shopId, onClose)
  const input = { shopId, billId, off: request.off, reason: request.reason, expectedTotal: totalAmount }
  return (
    <ActionSheet
      title={t('off.openAsked')}
      onClose={onClose}
      action={t('off.approve')}
      ready={!request.own}
      busy={approve.isPending}
      onAction={() => approve.mutate({ call: calls.reduce, input })}
    >
      <Stack gap={12}>
        <Text>
          {t('off.asked', { name: request.name, amount: showMoney(request.amount, currency), reason: request.reason })}
        </Text>
        {request.own && <Text kind="quiet">{t('approval.wait')}</Text>}
        <Button
          wide
          kind="secondary"
          busy={decline.isPending}
          onClick={() => decline.mutate({ call: calls.declineReduction, input: { shopId, billId } })}
        >
          {t(request.own ? 'approval.withdraw' : 'approval.decline')}
        </Button>
      </Stack>
    </ActionSheet>
  )
}
