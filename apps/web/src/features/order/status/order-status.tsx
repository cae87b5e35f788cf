import { endedUnserved, isEnded } from '@comanda/domain/order'
import { HandCoins, MapPin, Plus, Radio, ReceiptText, ShoppingBag, Undo2 } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useRef, ViewTransition } from 'react'
import { localize, showMoney, t } from '../../../platform/i18n/index.ts'
import { setAppBadge } from '../../../platform/device/app-badge.ts'
import { useTopic } from '../../../platform/device/push.ts'
import { CallLink, DirectionsLink } from '../../../ui/controls/outside-link.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import { isMotionReduced } from '../../../ui/motion/moving-picture.ts'
import { TwoColumns } from '../../../ui/layout/two-columns.tsx'
import { ReorderButton } from '../reorder-button.tsx'
import { type OrderDetail, useRefreshOrder } from '../api.ts'
import { CancelOrder } from '../cancel.tsx'
import { Lines } from '../lines.tsx'
import { OneOrder } from '../one-order.tsx'
import type { PageParts } from '../create/form-props.ts'
import { useCurrentTime } from '../use-current-time.ts'
import { contactText } from '../contact-text.ts'
import { stateText, timeText } from '../texts.ts'
import { refundPath } from '../refund-path.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { nameDocument } from '../../../platform/page-arrival.ts'
import { StatusHero } from './hero.tsx'
import styles from './status.module.css'
import { OrderSteps } from './steps.tsx'

const BUZZ = [180, 90, 180]

/** The number on the app's icon: one while the order waits to be picked up. APP-5 */
function useReadyBadge({ state }: OrderDetail): void {
  useEffect(() => {
    if (state === 'ready' || isEnded(state)) setAppBadge(state === 'ready' ? 1 : 0)
  }, [state])
}

/** Vibrates and shows the call number in the tab title when the order becomes ready on a hidden page. ORDER-9 */
function useReadyCall({ state, orderType, callNumber }: OrderDetail): void {
  const before = useRef(state)
  useEffect(() => {
    const news = before.current !== state
    before.current = state
    if (state !== 'ready') return undefined
    if (news) navigator.vibrate?.(BUZZ)
    nameDocument([callNumber, stateText(state, orderType)].filter(Boolean).join(' · '))
    return () => nameDocument(t('title.orderStatus'))
  }, [state, orderType, callNumber])
}

/** Polling interval as the fallback of the live updates, in ms. */
const NET = 20_000

interface StatusProps {
  orderId: string
  /** Button that calls the staff to the table. */
  renderCall: (table: { shopId: number; tableId: string }) => ReactNode
  /** Review of the order, after it was served. */
  renderReview: (order: OrderDetail) => ReactNode
  /** Points the paid order earned, from the card feature. */
  renderEarned: (orderId: string) => ReactNode
  /** Total with expandable lines, from the cart feature. */
  renderTotals: (totals: OrderDetail['totals']) => ReactNode
  /** Below the order, in its columns. */
  renderEnd: () => ReactNode
  /** The page around the order; `bottom` are its actions, within reach of the thumb. */
  renderPage: (page: PageParts) => ReactNode
}

/** An order in progress, with live updates. ORDER-9 */
export const OrderStatus = ({ orderId, ...renders }: StatusProps) => (
  <OneOrder orderId={orderId} every={NET} renderMissing={children => renders.renderPage({ children })}>
    {order => <Status order={order} {...renders} />}
  </OneOrder>
)

/** The order as a deferred value, whose change is a transition of the view; at once where motion is reduced. */
function useAdvancing(order: OrderDetail): OrderDetail {
  const isStill = isMotionReduced()
  const advancing = useDeferredValue(isStill ? undefined : order)
  return isStill ? order : (advancing ?? order)
}

/** Content that moves in when it changes, where the browser supports it. DECO-8 */
const Advancing = ({ children }: { children: ReactNode }) => (
  <ViewTransition default="none" update={isMotionReduced() ? 'none' : (styles.advance ?? 'auto')}>
    {children}
  </ViewTransition>
)

type Renders = Omit<StatusProps, 'orderId'> & { order: OrderDetail }

function Status({ order, renderPage, ...renders }: Renders) {
  const { orderId, state, shared } = order
  const ended = isEnded(state)
  const refresh = useRefreshOrder()
  const shown = useAdvancing(order)
  useReadyCall(order)
  useReadyBadge(order)
  useTopic(ended && order.payState !== 'refunding' ? undefined : `order:${orderId}`, () => void refresh(orderId))
  return renderPage({
    children: (
      <TwoColumns beside={<Ordered order={order} {...renders} />}>
        <Advancing>
          <StatusHero order={shown} />
        </Advancing>
        {!shared && <OwnNews order={order} {...renders} />}
        <TitledPanel title={t('order.number', { number: order.orderNo })}>
          <Advancing>
            <div>
              <OrderSteps order={shown} />
            </div>
          </Advancing>
          {!ended && <LiveBadge />}
        </TitledPanel>
        <Place order={order} />
      </TwoColumns>
    ),
    ...(hasActions(order) && { bottom: <Actions order={order} renderCall={renders.renderCall} /> }),
  })
}

/** The dishes, what they cost, and the links to the order's other pages. */
const Ordered = ({ order, renderTotals, renderEnd }: Pick<Renders, 'order' | 'renderTotals' | 'renderEnd'>) => (
  <>
    <TitledPanel icon={<ShoppingBag />} title={t('order.items')}>
      <Lines order={order} pictured total={renderTotals(order.totals)} />
    </TitledPanel>
    <Stack gap={8}>
      <LinkButton
        wide
        kind="secondary"
        to={`/orderDetail?orderId=${order.orderId}`}
        icon={<ReceiptText aria-hidden="true" />}
      >
        {t('order.details')}
      </LinkButton>
      {order.billId && (
        <LinkButton
          wide
          kind="secondary"
          to={`/orderConfirm?billId=${order.billId}`}
          icon={<HandCoins aria-hidden="true" />}
        >
          {t('bill.tableBill')}
        </LinkButton>
      )}
      {!order.shared && <RefundLink order={order} />}
      <CancelOrder order={order} />
    </Stack>
    {renderEnd()}
  </>
)

/** Points and review, for the person who ordered. */
const OwnNews = ({ order, renderEarned, renderReview }: Pick<Renders, 'order' | 'renderEarned' | 'renderReview'>) => (
  <>
    {order.payState === 'paid' && renderEarned(order.orderId)}
    {order.state === 'completed' && renderReview(order)}
  </>
)

const isToPay = ({ state, shared }: OrderDetail): boolean => state === 'awaitingPayment' && !shared
const isAtTable = ({ orderType, table, state }: OrderDetail): boolean =>
  orderType === 1100 && table !== undefined && !endedUnserved(state)
const isToRepeat = ({ state, shared }: OrderDetail): boolean => isEnded(state) && !shared

const hasActions = (order: OrderDetail): boolean => isToPay(order) || isAtTable(order) || isToRepeat(order)

/** The guest's next actions: paying, ordering more and calling the staff at a table, or ordering again. */
const Actions = ({ order, renderCall }: Pick<Renders, 'order' | 'renderCall'>) => (
  <Stack gap={8}>
    {isToPay(order) && (
      <LinkButton wide size="large" to={`/orderConfirmPay?orderId=${order.orderId}`}>
        {t('order.payNow', { amount: showMoney(order.totalPaidAmount, order.currency) })}
      </LinkButton>
    )}
    {order.table && isAtTable(order) && (
      <Row gap={8} className={styles.pair}>
        {renderCall({ shopId: order.shop.shopId, tableId: order.table.tableId })}
        <AnotherRound order={order} />
      </Row>
    )}
    {isToRepeat(order) && <ReorderButton wide order={order} />}
  </Stack>
)

const RefundLink = ({ order }: { order: OrderDetail }) =>
  (order.payState === 'refunding' || order.payState === 'refunded') && (
    <LinkButton wide kind="secondary" to={refundPath(order)} icon={<Undo2 aria-hidden="true" />}>
      {t('order.refundLink')}
    </LinkButton>
  )

/** Link to order another round at the table while the previous one is prepared. */
const AnotherRound = ({ order: { table, shop } }: { order: OrderDetail }) => (
  <LinkButton
    wide
    to={`/storeIndex?shopId=${shop.shopId}&bizType=1100&tableId=${encodeURIComponent(table?.tableId ?? '')}`}
    icon={<Plus aria-hidden="true" />}
  >
    {t('order.anotherRound')}
  </LinkButton>
)

const LiveBadge = () => (
  <span className={styles.live}>
    <Radio aria-hidden="true" />
    {t('order.live')}
  </span>
)

function placeTitle({ orderType, table, shop }: OrderDetail): string {
  if (orderType === 1200) return t('order.deliverTo')
  return table ? t('order.table', { name: table.tableName }) : localize(shop.shopName)
}

/** Place and time of the order, with directions and the phone number. */
function Place({ order }: { order: OrderDetail }) {
  const now = useCurrentTime(60_000)
  const { shop, table, deliveryAddress, orderType } = order
  return (
    <TitledPanel icon={<MapPin />} title={placeTitle(order)}>
      <Stack as="p" gap={2} className={styles.lines}>
        {deliveryAddress && (
          <span>
            <bdi>{deliveryAddress.lines.join(', ')}</bdi>
          </span>
        )}
        {orderType !== 1300 && <span>{localize(shop.shopName)}</span>}
        {orderType === 1300 && (
          <span>
            <bdi>{shop.addressLines.join(', ')}</bdi>
          </span>
        )}
        {order.contact && orderType === 1200 && <span>{contactText(order.contact)}</span>}
        {orderType !== 1100 && !isEnded(order.state) && <strong>{timeText(order.time, shop.timeZone, now)}</strong>}
      </Stack>
      <Row gap={8} wrap align="stretch" className={styles.links}>
        {/* A guest at a table needs no directions. */}
        {orderType !== 1200 && !table && <DirectionsLink to={shop} label={t('order.directions')} />}
        {shop.phone && <CallLink phone={shop.phone} label={t('order.callShop')} />}
      </Row>
    </TitledPanel>
  )
}
