import { type ReactNode, use, useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import type { OrderSummary, OrderQuote } from '../api.ts'
import { useDraft } from '../create/draft.ts'
import type { OrderPayment } from '../create/form-props.ts'
import { problemText } from '../create/problems.tsx'
import { RefusalDialog } from '../create/refusal-dialog.tsx'
import { type UnavailableDishes, UnavailableList } from '../unavailable-dishes.tsx'
import styles from './quick.module.css'
import { QuickDishes, QuickFacts } from './quick-facts.tsx'
import { QuickPartsOf } from './quick-parts.ts'
import { useLastTime } from './use-last-time.ts'
import { PlacingCountdown, usePlaceSoon } from './place-soon.tsx'
import { lastMethods, paysAtOnce, usePlaceAgain } from './use-place-again.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

export interface QuickSheetProps {
  order: Pick<OrderSummary, 'orderId' | 'orderType' | 'shop' | 'itemCount' | 'totalPaidAmount'>
  /** Dishes of the order that are unavailable today. */
  leftOut: UnavailableDishes
  /** Whether the dishes are still being added to the cart. */
  adding: boolean
  /** Called with whether the order is being placed: its dishes then stay in the cart until that is decided. */
  onClose: (isPlacing: boolean) => void
}

/**
 * Repeats an order in one step: shows everything that will be ordered, and places it after a few seconds if nothing has changed
 * and nothing has to be chosen, else with one button. ORDER-9
 */
export function QuickSheet(props: QuickSheetProps) {
  const { order, adding } = props
  const { cartId, worked: quote, fresh, error, retry } = useLastTime(order, !adding)
  const { renderPayment } = use(QuickPartsOf)
  if (error)
    return (
      <Shell {...props}>
        <ErrorState message={isRefused(error) ? error.message : undefined} onRetry={retry} />
      </Shell>
    )
  if (!quote)
    return (
      <Shell {...props} busy>
        <Skeleton height={110} />
        <Skeleton height={120} />
      </Shell>
    )
  const place = { shopId: order.shop.shopId, orderType: order.orderType }
  const paymentMethod = quote.lastChoices?.paymentMethod
  const preferred = { means: lastMethods(quote), ...(paymentMethod !== undefined && { paymentMethod }) }
  return renderPayment({ quote, preferred, ...place }, payment => (
    <Ready {...props} {...{ cartId, quote, fresh, payment }} />
  ))
}

interface ReadyProps extends QuickSheetProps {
  cartId: string | undefined
  quote: OrderQuote
  fresh: boolean
  payment: OrderPayment | undefined
}

/** The sheet once the order is priced. */
function Ready({ cartId, fresh, ...props }: ReadyProps) {
  const { order, quote, payment } = props
  const placing = usePlaceAgain(order, { cartId, quote, payment })
  const { busy, refused, place, resubmit, discard } = placing
  const [asksPassword, setAsksPassword] = useState(false)
  const again = () => place(quote.calculation)
  const soon = usePlaceSoon({
    loaded: fresh && payment !== undefined,
    may: !busy && props.leftOut.length === 0 && isSameAgain(order, quote) && needsNothing(payment),
    place: again,
  })
  return (
    <Shell
      {...props}
      onClose={() => props.onClose(busy)}
      foot={
        <Foot
          {...{ order, quote, payment, fresh }}
          {...placing}
          place={() => (paysAtOnce(payment) && payment.renderPassword ? setAsksPassword(true) : again())}
          soon={busy ? undefined : soon}
          onCancel={() => props.onClose(false)}
        />
      }
    >
      {hasMore(order, quote) && <Text kind="quiet">{t('order.againMore')}</Text>}
      <Summary quote={quote} payment={payment} />
      {refused ? (
        <RefusalDialog refused={refused} onOrderFor={place} onRefresh={() => void resubmit()} onClose={discard} />
      ) : (
        asksPassword && payment?.renderPassword?.({ busy, onPay: again, onClose: () => setAsksPassword(false) })
      )}
    </Shell>
  )
}

type ShellProps = Pick<QuickSheetProps, 'leftOut' | 'onClose'> & {
  foot?: ReactNode
  busy?: boolean
  children: ReactNode
}

/** The sheet around its content, with the dishes that are unavailable today. */
const Shell = ({ leftOut, onClose, foot, busy = false, children }: ShellProps) => (
  <Sheet title={t('order.again')} onClose={() => onClose(false)} foot={foot}>
    <Stack gap={16} aria-busy={busy}>
      {leftOut.length > 0 && (
        <div className={styles.notice} role="status">
          {t('order.leftOut')}
          <UnavailableList unavailable={leftOut} />
        </div>
      )}
      {children}
    </Stack>
  </Sheet>
)

type FootProps = Pick<ReadyProps, 'order' | 'quote' | 'fresh' | 'payment'> &
  Pick<ReturnType<typeof usePlaceAgain>, 'busy' | 'slow'> & {
    /** Places the order, or asks for the password of the card first. */
    place: () => void
    /** Seconds until the order is placed; undefined if it is placed by the button only. */
    soon: number | undefined
    onCancel: () => void
  }

/** The order button, the additions on the payment page, and the link to the form. */
function Foot({ order, quote, fresh, payment, busy, slow, place, soon, onCancel }: FootProps) {
  const change = useChange(order, quote)
  const { renderOnTop } = use(QuickPartsOf)
  const may = mayGo(quote)
  const atOnce = paysAtOnce(payment)
  const paysLater = may && !isFree(quote) && payment !== undefined && !atOnce
  return (
    <Stack gap={8}>
      <Text kind="hint" center className={styles.slow} aria-live="polite">
        {busy ? slow : paysLater && renderOnTop({ shopId: order.shop.shopId, orderType: order.orderType })}
      </Text>
      <PlacingCountdown seconds={soon} />
      {may && (
        <Button wide size="large" busy={busy || !fresh || !payment} onClick={place}>
          {busy ? t('order.placing') : buttonText(quote, payment)}
        </Button>
      )}
      <Row gap={8} className={styles.others}>
        <Cancel {...{ soon, onCancel }} />
        <Button kind={may ? 'secondary' : 'primary'} disabled={busy} onClick={change}>
          {t('order.quickChange')}
        </Button>
      </Row>
    </Stack>
  )
}

const Cancel = ({ soon, onCancel }: Pick<FootProps, 'soon' | 'onCancel'>) =>
  soon !== undefined && (
    <Button kind="secondary" onClick={onCancel}>
      {t('ui.cancel')}
    </Button>
  )

const Summary = ({ quote, payment }: Pick<ReadyProps, 'quote' | 'payment'>) => (
  <>
    <QuickDishes calculation={quote.calculation} />
    <QuickFacts quote={quote} payments={paysAtOnce(payment) ? payment.payments : undefined} />
    {use(QuickPartsOf).renderTotals(paysAtOnce(payment) ? payment.priced : quote.calculation)}
    {quote.problems.slice(0, 1).map(problem => (
      <p key={problem.problem} className={styles.notice} role="alert">
        {problemText(problem, { ...quote.shop, currency: quote.calculation.currency })}
      </p>
    ))}
  </>
)

/** Whether the order has no problem and needs no further input. */
const mayGo = ({ problems, lastChoices, paymentMethods, time }: OrderQuote): boolean =>
  problems.length === 0 &&
  time !== undefined &&
  lastChoices?.contact !== undefined &&
  paymentMethods.includes(lastChoices.paymentMethod)

/** Whether the payment needs neither a tap nor a password. */
const needsNothing = (payment: OrderPayment | undefined): boolean =>
  paysAtOnce(payment) && payment.direct && !payment.renderPassword

/** Whether the cart had dishes already, which are ordered too. */
const hasMore = ({ itemCount }: QuickSheetProps['order'], { calculation: { items } }: OrderQuote): boolean =>
  items.reduce((sum, { quantity, giftOf }) => sum + (giftOf === undefined ? quantity : 0), 0) > itemCount

/** Whether the dishes and their prices are those of last time, and the order is made at once. */
const isSameAgain = (order: QuickSheetProps['order'], quote: OrderQuote): boolean =>
  mayGo(quote) &&
  !hasMore(order, quote) &&
  quote.time?.asap === true &&
  quote.calculation.totalPaidAmount <= order.totalPaidAmount &&
  quote.calculation.items.every(line => line.priceWas === undefined && !line.problem)

const totalOf = ({ calculation: { totalPaidAmount, currency } }: OrderQuote) => showMoney(totalPaidAmount, currency)

/** Whether nothing is paid now. */
const isFree = ({ lastChoices, calculation }: OrderQuote): boolean =>
  lastChoices?.paymentMethod === 'out-line' || calculation.totalPaidAmount === 0

/** The effect of the tap: places the order, pays it too, or opens the payment page. */
function buttonText(quote: OrderQuote, payment: OrderPayment | undefined): string {
  if (!isFree(quote) && paysAtOnce(payment)) return payment.label
  return t(isFree(quote) ? 'order.placeFor' : 'order.payFor', { amount: totalOf(quote) })
}

/** Opens the order form with the choices of the last order. */
function useChange({ orderType, shop }: QuickSheetProps['order'], quote: OrderQuote) {
  const [, change] = useDraft(`${shop.shopId}.${orderType}`)
  return () => {
    const last = quote.lastChoices
    if (last) {
      const { contact, utensils, executeList, paymentMethod } = last
      change({
        utensils,
        paymentMethod,
        means: lastMethods(quote),
        ...(executeList && { executeList }),
        ...(contact && { contact }),
      })
    }
    go(`/createOrder?shopId=${shop.shopId}&bizType=${orderType}&tableId=&vtId=&fun=`)
  }
}
