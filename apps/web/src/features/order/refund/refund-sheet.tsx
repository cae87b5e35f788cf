import { type Money, money } from '@comanda/domain/money'
import { refundOfPieces } from '@comanda/domain/order'
import type { ReactNode } from 'react'
import { useStoredDraft } from '../../../platform/device/draft-store.ts'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { eraseStored } from '../../../platform/device/storage.ts'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { type OrderDetail, type RefundAnswer, useRequestRefund, useRefunds } from '../api.ts'
import { refundSheetKey } from '../refund-path.ts'
import { Stack, Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './refund.module.css'

type Line = NonNullable<RefundAnswer['mayAsk']>[number]

interface RefundSheetProps {
  order: OrderDetail
  onClose: () => void
}

/** Refund request: dishes, quantities and reason; shows the amount before it is sent. ORDER-9, M9 */
export function RefundSheet({ order: { orderId }, onClose }: RefundSheetProps) {
  const { data, error, isFetching, refetch } = useRefunds(orderId)
  if (data?.mayAsk) return <RefundForm answer={data} lines={data.mayAsk} onClose={onClose} />
  return (
    <Sheet title={t('order.askRefund')} onClose={onClose}>
      {data && <NothingToRefund answer={data} />}
      {!data && error && <QueryError query={{ error, isFetching, refetch }} />}
      {!data && !error && <Skeleton height={200} />}
    </Sheet>
  )
}

/** Explains why no refund can be requested now. */
const NothingToRefund = ({ answer: { asks: requests, orderId } }: { answer: RefundAnswer }) => (
  <Stack gap={14}>
    <p>{t(requests.some(({ state }) => state === 'waiting') ? 'order.askRefund.waits' : 'order.askRefund.nothing')}</p>
    <div>
      <LinkButton kind="secondary" to={`/refundDetail?orderId=${orderId}`}>
        {t('order.refundLink')}
      </LinkButton>
    </div>
  </Stack>
)

type Counts = Readonly<Record<string, number>>

/** What the guest entered; it survives a reload until the request is sent. */
interface RefundDraft {
  counts: Counts
  reason: string
}

/** Refund amount of the selected dishes. */
const sumOf = (lines: readonly Line[], counts: Counts): Money =>
  money(lines.reduce((all, line) => all + (refundOfPieces(withMoney(line), counts[line.itemKey] ?? 0) ?? 0), 0))

const withMoney = (line: Line) => ({ ...line, worth: money(line.worth), returnedAmount: money(line.returnedAmount) })

function RefundForm({ answer, lines, onClose }: { answer: RefundAnswer; lines: Line[]; onClose: () => void }) {
  const { mutate, isPending, error } = useRequestRefund()
  const { orderId, currency } = answer
  const key = `refundDraft.${orderId}`
  const [{ counts, reason }, change] = useStoredDraft<RefundDraft>(key, { counts: {}, reason: '' })
  const sum = sumOf(lines, counts)
  const send = () => {
    const chosen = lines.flatMap(({ itemKey }) => {
      const quantity = counts[itemKey] ?? 0
      return quantity > 0 ? [{ itemKey, quantity }] : []
    })
    mutate(
      { orderId, lines: chosen, reason: reason.trim() },
      {
        onSuccess: () => {
          eraseStored(key)
          // Not closed: its way back would leave the next screen.
          eraseStored(refundSheetKey(orderId))
          go(`/refundDetail?orderId=${orderId}`)
        },
      },
    )
  }
  return (
    <Sheet
      title={t('order.askRefund')}
      onClose={onClose}
      foot={
        <Button wide size="large" busy={isPending} disabled={sum === 0 || reason.trim() === ''} onClick={send}>
          {sum > 0 ? t('order.askRefund.send', { amount: showMoney(sum, currency) }) : t('order.askRefund.choose')}
        </Button>
      }
    >
      <Stack gap={14}>
        <Text kind="quiet">{t('order.askRefund.hint')}</Text>
        <Stack as="ul" gap={14}>
          {lines.map(line => (
            <OneLine
              key={line.itemKey}
              line={line}
              count={counts[line.itemKey] ?? 0}
              onCount={count => change(now => ({ ...now, counts: { ...now.counts, [line.itemKey]: count } }))}
              worth={showMoney(
                refundOfPieces(withMoney(line), line.quantity - line.returnedQuantity) ?? money(0),
                currency,
              )}
            />
          ))}
        </Stack>
        <Reason value={reason} onChange={value => change(now => ({ ...now, reason: value }))} />
        {isRefused(error) && (
          <p className={styles.refused} role="alert">
            {error.message}
          </p>
        )}
      </Stack>
    </Sheet>
  )
}

const Reason = ({ value, onChange }: { value: string; onChange: (reason: string) => void }) => (
  <Field label={t('order.askRefund.reason')}>
    <TextInput value={value} maxLength={200} onChange={event => onChange(event.target.value)} />
  </Field>
)

interface OneLineProps {
  line: Line
  count: number
  worth: ReactNode
  onCount: (count: number) => void
}

const OneLine = ({ line, count, worth, onCount }: OneLineProps) => {
  const left = line.quantity - line.returnedQuantity
  return (
    <Row as="li" justify="between" className={styles.line}>
      <Stack as="span" gap={2} className={styles.dish}>
        <bdi>{line.displayName}</bdi>
        <Text as="span" kind="quiet">
          {left}× · {worth}
        </Text>
      </Stack>
      <Stepper
        name={line.displayName}
        value={count}
        max={left}
        onAdd={() => onCount(count + 1)}
        onTake={() => onCount(count - 1)}
      />
    </Row>
  )
}
