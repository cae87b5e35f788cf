import type { LocalizedText } from '@comanda/domain/money'
import { endedUnserved, isEnded } from '@comanda/domain/order'
import { Bike, CreditCard, ListOrdered, Printer, ReceiptText, Send, ShoppingBag, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { localize, showDate, t } from '../../../platform/i18n/index.ts'
import { paymentMethodName } from '../../../platform/method-names.ts'
import { startup } from '../../../platform/startup.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Badge } from '../../../ui/controls/chip.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import { ReorderButton } from '../reorder-button.tsx'
import type { OrderDetail } from '../api.ts'
import { CancelOrder } from '../cancel.tsx'
import { type Fact, FactList } from '../fact-list.tsx'
import { Lines } from '../lines.tsx'
import { OneOrder } from '../one-order.tsx'
import { RefundButton } from '../refund/refund-button.tsx'
import { useCurrentTime } from '../use-current-time.ts'
import {
  cutleryText,
  dayAndTime,
  orderStateText,
  payText,
  reasonText,
  stateText,
  timeText,
  typeText,
} from '../texts.ts'
import { contactText } from '../contact-text.ts'
import { refundPath } from '../refund-path.ts'
import styles from './detail.module.css'
import { InvoiceData } from './invoice-data.tsx'
import { receiptText, sendReceipt } from './receipt-text.ts'
import { Steps } from '../../../ui/text/steps.tsx'
import { Stack, Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

interface OrderDetailsProps {
  orderId: string
  /** Total with expandable lines, from the cart feature. */
  renderTotals: (totals: OrderDetail['totals']) => ReactNode
  /** Label of a line of the total. */
  totalName: (line: OrderDetail['totals']['totalLines'][number]) => string
  /** Points earned by the order, from the card feature. */
  renderEarned: (orderId: string) => ReactNode
  /** Amount paid by each payment method, from the payment feature. */
  renderPaidBy: (orderId: string) => ReactNode
  /** Review of the order, from the review feature. */
  renderReview: (order: OrderDetail) => ReactNode
}

/** All data of an order, and its receipt to print or save. ORDER-9 */
export const OrderDetails = ({ orderId, ...renders }: OrderDetailsProps) => (
  <OneOrder orderId={orderId}>{order => <Details order={order} {...renders} />}</OneOrder>
)

function Details({
  order,
  renderTotals,
  totalName,
  renderEarned,
  renderPaidBy,
  renderReview,
}: Omit<OrderDetailsProps, 'orderId'> & { order: OrderDetail }) {
  const now = useCurrentTime(60_000)
  const { shared } = order
  const back = order.payState !== 'unpaid' && order.payState !== 'paid' && !shared
  return (
    <Stack className={styles.receipt}>
      <Head order={order} now={now} />
      {order.state === 'completed' && !shared && renderReview(order)}
      <TitledPanel icon={wayIcons[order.orderType]} title={typeText(order.orderType)}>
        <FactList facts={wayFacts(order, now)} className={styles.facts} />
      </TitledPanel>
      <TitledPanel icon={<ReceiptText />} title={t('order.items')}>
        <Lines order={order} total={renderTotals(order.totals)} />
      </TitledPanel>
      {renderEarned(order.orderId)}
      <TitledPanel icon={<CreditCard />} title={t('order.payment')}>
        <FactList facts={payFacts(order)} className={styles.facts} />
        {isPaidByOwn(order) && renderPaidBy(order.orderId)}
        {back && (
          <div className={styles.noPrint}>
            <LinkButton kind="secondary" size="small" to={refundPath(order)}>
              {t('order.refundLink')}
            </LinkButton>
          </div>
        )}
      </TitledPanel>
      <TitledPanel icon={<ListOrdered />} title={t('order.story')} className={styles.noPrint ?? ''}>
        <Timeline order={order} now={now} />
      </TitledPanel>
      <InvoiceData order={order} />
      <OwnWords text={order.shop.receipt?.footer} />
      <Actions order={order} now={now} totalName={totalName} />
    </Stack>
  )
}

/** Whether the order has its own payment, which lists the payment methods used. */
const isPaidByOwn = ({ payState, shared, billId }: OrderDetail): boolean =>
  payState !== 'unpaid' && !shared && billId === undefined

/** The store's own words on its receipts. STORE-3 */
const OwnWords = ({ text }: { text: LocalizedText | undefined }) =>
  text === undefined ? null : <Text className={styles.words}>{localize(text)}</Text>

/** The brand's logo in its proportions, as on the printed receipt. STORE-3 */
function ReceiptLogo() {
  const logo = startup()?.icon
  if (!logo) return null
  return <Picture path={logo} widths={[160, 320]} drawn={160} width={160} height={72} className={styles.logo} eager />
}

function Head({ order, now }: { order: OrderDetail; now: number }) {
  const { shop, orderNo, createdAt, state, payState, callNumber } = order
  const reason = reasonText(order)
  const tone = endedUnserved(state) ? 'bad' : state === 'completed' ? 'plain' : 'good'
  return (
    <Stack as="header" gap={4} className={styles.head}>
      {shop.receipt?.logo && <ReceiptLogo />}
      <h2 className={styles.shop}>{localize(shop.shopName)}</h2>
      <OwnWords text={shop.receipt?.header} />
      <Text kind="hint">
        <bdi>{shop.addressLines.join(', ')}</bdi>
      </Text>
      <Text kind="hint">
        {t('order.number', { number: orderNo })} ·{' '}
        {t('order.placedAt', { time: showDate(createdAt, 'dateTime', shop.timeZone) })}
      </Text>
      <Row as="p" gap={6} wrap align="stretch" className={styles.badges}>
        <Badge tone={tone}>{orderStateText(order, now)}</Badge>
        <Badge tone={payState === 'unpaid' ? 'warn' : 'plain'}>{payText(order)}</Badge>
        {callNumber && <Badge tone="accent">{`${t('order.callNumber')} ${callNumber}`}</Badge>}
      </Row>
      {reason && <p>{reason}</p>}
    </Stack>
  )
}

const wayIcons = { 1100: <Utensils />, 1200: <Bike />, 1300: <ShoppingBag /> } as const

/** Text of a step; a payment that was due before a later step is the placing of the order. */
const stepText = (state: OrderDetail['state'], { steps, orderType }: OrderDetail, at: number): string =>
  state === 'awaitingPayment' && at < steps.length - 1 ? t('order.step.placed') : stateText(state, orderType)

/** The history of the order, latest at the bottom, with time and author of each step. */
const Timeline = ({ order, now }: { order: OrderDetail; now: number }) => (
  <Steps
    steps={order.steps.map((step, at) => ({
      id: step.at + step.state,
      label: stepText(step.state, order, at),
      state: endedUnserved(step.state) ? 'bad' : 'done',
      detail: `${dayAndTime(step.at, order.shop.timeZone, now)} · ${t(`order.by.${step.by}`)}`,
    }))}
  />
)

interface ActionsProps extends Pick<OrderDetailsProps, 'totalName'> {
  order: OrderDetail
  now: number
}

const Actions = ({ order, now, totalName }: ActionsProps) => (
  <Stack gap={8} className={styles.actions}>
    {!isEnded(order.state) && (
      <LinkButton wide to={`/orderStatus?orderId=${order.orderId}`}>
        {t('title.orderStatus')}
      </LinkButton>
    )}
    {!order.shared && <ReorderButton wide order={order} />}
    <Button wide kind="secondary" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
      {t('order.print')}
    </Button>
    <Button
      wide
      kind="secondary"
      icon={<Send aria-hidden="true" />}
      onClick={() => void sendReceipt(receiptText(order, totalName))}
    >
      {t('order.sendReceipt')}
    </Button>
    {!order.shared && <RefundButton order={order} now={now} />}
    <CancelOrder order={order} />
  </Stack>
)

/** Where, when and for whom; empty ones are left out. */
function wayFacts(order: OrderDetail, now: number): Fact[] {
  const { contact, deliveryAddress, table, remark, orderType } = order
  const served = orderType === 1100
  return [
    [t('order.where'), table && t('order.table', { name: table.tableName })],
    [t('order.when'), served ? undefined : timeText(order.time, order.shop.timeZone, now)],
    [t('order.deliverTo'), deliveryAddress?.lines.join(', ')],
    [t('order.forWho'), contact && contactText(contact)],
    [t('order.cutlery'), served ? undefined : cutleryText(order.utensils)],
    [t('order.note'), remark || undefined],
  ]
}

/** How it is paid. The stored method is only the first of those that paid; payment in person is shown nowhere else. */
const payFacts = (order: OrderDetail): Fact[] => [
  [t('order.payState'), payText(order)],
  [
    t('order.payMethod'),
    isPaidByOwn(order) && order.paymentMethod !== 'out-line' ? undefined : paymentMethodName(order.paymentMethod),
  ],
]
