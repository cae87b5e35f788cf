import type { ResponseOf } from '@comanda/contract/core'
import { counterOrderCalls as calls, staffOrderCalls } from '@comanda/contract/order'
import { type Currency, type Money, ZERO } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '../../../forms/state/use-draft.ts'
import { useMay } from '../../../platform/may.ts'
import { Refused, send } from '../../../platform/send.ts'
import { QueryError } from '../../../ui/loaded.tsx'
import { dropEnteredPayments } from '../pay/entered-payments.ts'
import { OrderPayment, type OrderTaken } from '../pay/order-payment.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { emptyOrder, type Entered, priceInput, useCounterPrice, useStoreFacts, type Visit } from './entered-order.ts'
import { COURSES, Numbers, SEATS } from './line-sheet.tsx'
import { type StoreMenu, useStoreMenu, withOne } from './order-menu.ts'
import { Picker } from './picker.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PriceLines } from './price-lines.tsx'
import styles from './take.module.css'
import { Ticket } from './ticket.tsx'

interface EnterProps {
  shopId: number
  menu: StoreMenu
  facts: NonNullable<ReturnType<typeof useStoreFacts>['data']>
  order: Entered
  onChange: (part: Partial<Entered>) => void
}

interface TicketSideProps extends EnterProps {
  place: ReturnType<typeof usePlaceOrder>
  onSend: (total: Money) => void
  onClear: () => void
}

/** An order that is being sent, and the member card that was scanned for it. */
interface SentOrder {
  /** Absent until it is placed. */
  orderId?: string
  total: Money
  visit?: Visit | undefined
}

interface PaySentProps {
  shopId: number
  sent: SentOrder
  currency: Currency
  onClose: () => void
}

/** Takes the payment of the order that is being sent; closed, it is paid later from the board. PAY-10, PAY-21 */
function PaySent({ shopId, sent: { orderId = '', total, visit }, currency, onClose }: PaySentProps) {
  const client = useQueryClient()
  const paid = () => {
    dropEnteredPayments(shopId, orderId)
    onClose()
  }
  const settle = useMutation({
    mutationFn: (taken: OrderTaken) => send(staffOrderCalls.settle, { orderId, ...taken }),
    onSuccess: paid,
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['board'] }),
  })
  return (
    <OrderPayment
      shopId={shopId}
      orderId={orderId}
      title={t('counter.titleTable', { amount: showMoney(total, currency) })}
      due={total}
      currency={currency}
      cashRounding={client.getQueryData<ResponseOf<typeof staffOrderCalls.board>>(['board', shopId])?.cashRounding}
      busy={settle.isPending || orderId === ''}
      splits
      // Not a toast, which would cover the button of the payment.
      note={
        <Text role="status" kind="muted">
          {orderId === '' ? '' : t('take.sent')}
        </Text>
      }
      visit={visit}
      onTaken={taken => settle.mutate(taken)}
      onCardPaid={paid}
      onClose={onClose}
    />
  )
}

/** The field at fault of a refused order. */
const faultOf = (error: unknown) =>
  error instanceof Refused && error.field !== undefined ? { field: error.field, message: error.message } : undefined

/** Places the order for the total that staff saw; a refused one is priced again. COUNTER-1 */
function usePlaceOrder(shopId: number, order: Entered, onDone: (orderId: string | undefined) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (expectedTotal: Money) =>
      send(calls.placeCounterOrder, {
        ...priceInput(shopId, order),
        guestName: order.guestName.trim(),
        phone: order.phone.trim(),
        remark: order.remark.trim(),
        expectedTotal,
      }),
    onSuccess: ({ orderId }) => {
      onDone(orderId)
      void client.invalidateQueries({ queryKey: ['board'] })
    },
    onError: error => {
      notify({ shows: 'toast', message: error.message, tone: 'error' })
      onDone(undefined)
      void client.invalidateQueries({ queryKey: ['counterPrice'] })
    },
  })
}

interface SendProps {
  /** The total of what is on the ticket; undefined while it is worked out, and where nothing can be sent. */
  total: Money | undefined
  currency: Currency
  busy: boolean
  isEmpty: boolean
  onSend: (total: Money) => void
  onClear: () => void
}

/** Sends the order, or clears the ticket. */
const SendBar = ({ total, currency, busy, isEmpty, onSend, onClear }: SendProps) => (
  <div className={styles.send}>
    <Button
      wide
      size="large"
      disabled={total === undefined}
      busy={busy}
      onClick={() => total !== undefined && onSend(total)}
    >
      {t('take.send', { amount: showMoney(total ?? ZERO, currency) })}
    </Button>
    {!isEmpty && (
      <Button wide kind="plain" onClick={onClear}>
        {t('take.clear')}
      </Button>
    )}
  </div>
)

/** The ticket: what is ordered, on top because every tap on the menu changes it, by whom, how and for when, what it costs, and the button that sends it. */
function TicketSide({ shopId, menu, facts, order, onChange, place, onSend, onClear }: TicketSideProps) {
  const { currency } = facts
  const price = useCounterPrice(shopId, order)
  const isEmpty = order.list.length === 0
  const isReady = !isEmpty && price.data?.problems.length === 0 && !price.isPlaceholderData
  return (
    <section className={styles.ticket} aria-label={t('take.ticket')}>
      {isEmpty && <Text kind="muted">{t('take.empty')}</Text>}
      {!isEmpty && (
        <Ticket
          menu={menu}
          list={order.list}
          currency={currency}
          isAtTable={order.orderType === 1100}
          onList={list => onChange({ list })}
        />
      )}
      <PlaceFields shopId={shopId} facts={facts} order={order} onChange={onChange} />
      <BuyerFields shopId={shopId} order={order} fault={faultOf(place.error)} onChange={onChange} />
      <Field label={t('floor.order.remark')} optional>
        <TextInput value={order.remark} maxLength={200} onChange={event => onChange({ remark: event.target.value })} />
      </Field>
      {!isEmpty && price.data && <PriceLines price={price.data} currency={currency} />}
      {price.error && <QueryError query={price} />}
      <SendBar
        total={isReady ? price.data?.calculation.totalPaidAmount : undefined}
        currency={currency}
        busy={place.isPending}
        isEmpty={isEmpty}
        onSend={onSend}
        onClear={onClear}
      />
    </section>
  )
}

/** The menu; what is tapped for a table goes to the chosen seat and course. COUNTER-2 */
function MenuSide({ menu, facts, order, onChange }: Omit<EnterProps, 'shopId'>) {
  const [course, setCourse] = useState<number>()
  const [seat, setSeat] = useState<number>()
  const isAtTable = order.orderType === 1100
  const placed = isAtTable ? { ...(seat && { seat }), ...(course && { course }) } : {}
  return (
    <section className={styles.menu} aria-label={t('take.menu')}>
      {isAtTable && (
        <Row wrap gap={24} align="start" role="group" aria-label={t('take.nextItems')}>
          <Numbers label={t('take.course')} numbers={COURSES} chosen={course} onChange={setCourse} />
          <Numbers label={t('take.seat')} numbers={SEATS} chosen={seat} onChange={setSeat} />
        </Row>
      )}
      <Picker
        menu={menu}
        list={order.list}
        currency={facts.currency}
        onAdd={one => onChange({ list: withOne(order.list, { ...one, ...placed }) })}
      />
    </section>
  )
}

/** A counter or phone order on one page: the menu beside the ticket, below it on a phone. COUNTER-1 */
export function TakeOrder({ shopId }: { shopId: number }) {
  const draft = useDraft(`take/${shopId}`, emptyOrder)
  const [sent, setSent] = useState<SentOrder>()
  const mayTakePayment = useMay('takePayment')
  const order = draft.value
  const isPaidHere = mayTakePayment && sent !== undefined && sent.total > 0
  const place = usePlaceOrder(shopId, order, orderId => {
    setSent(last => (orderId === undefined ? undefined : last && { ...last, orderId }))
    if (orderId === undefined) return
    draft.discard()
    if (!isPaidHere) toast(t('take.sent'))
  })
  const onChange = (part: Partial<Entered>) => draft.change({ ...order, ...part })
  const facts = useStoreFacts(shopId)
  const menu = useStoreMenu(shopId, order.orderType)
  if (facts.error && !facts.data) return <QueryError query={facts} />
  if (menu.error && !menu.data) return <QueryError query={menu} />
  if (!facts.data || !menu.data)
    return (
      <Stack>
        <Skeleton height={320} />
      </Stack>
    )
  const sides = { menu: menu.data, facts: facts.data, order, onChange }
  return (
    <div className={styles.page}>
      <MenuSide {...sides} />
      <TicketSide
        {...sides}
        shopId={shopId}
        place={place}
        onSend={total => {
          setSent({ total, visit: order.visit })
          place.mutate(total)
        }}
        onClear={draft.discard}
      />
      {isPaidHere && (
        <PaySent shopId={shopId} sent={sent} currency={facts.data.currency} onClose={() => setSent(undefined)} />
      )}
    </div>
  )
}
