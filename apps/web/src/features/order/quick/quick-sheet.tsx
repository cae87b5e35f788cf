import { use } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import type { OrderSummary, OrderQuote } from '../api.ts'
import { useDraft } from '../create/draft.ts'
import { problemText } from '../create/problems.tsx'
import { RefusalDialog } from '../create/refusal-dialog.tsx'
import { type UnavailableDishes, UnavailableList } from '../unavailable-dishes.tsx'
import styles from './quick.module.css'
import { QuickDishes, QuickFacts } from './quick-facts.tsx'
import { QuickPartsOf } from './quick-parts.ts'
import { useLastTime } from './use-last-time.ts'
import { lastMethods, usePlaceAgain } from './use-place-again.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

export interface QuickSheetProps {
  order: Pick<OrderSummary, 'orderId' | 'orderType' | 'shop'>
  /** Dishes of the order that are unavailable today. */
  leftOut: UnavailableDishes
  /** Whether the dishes are still being added to the cart. */
  adding: boolean
  onClose: () => void
}

/** Repeats an order in one step: shows everything that will be ordered, with one button. ORDER-9 */
export function QuickSheet({ order, leftOut, adding, onClose }: QuickSheetProps) {
  const { cartId, worked: quote, fresh, error, retry } = useLastTime(order, !adding)
  const placing = usePlaceAgain(order, { cartId, quote })
  const { refused, place, askAgain: resubmit, forget: discard } = placing
  const foot = quote && <Foot {...{ order, quote, fresh }} {...placing} />
  return (
    <Sheet title={t('order.again')} onClose={onClose} foot={foot}>
      <Stack gap={16} aria-busy={!quote && !error}>
        {leftOut.length > 0 && (
          <div className={styles.notice} role="status">
            {t('order.leftOut')}
            <UnavailableList unavailable={leftOut} />
          </div>
        )}
        {error ? (
          <ErrorState message={isRefused(error) ? error.message : undefined} onRetry={retry} />
        ) : quote ? (
          <Summary quote={quote} />
        ) : (
          <>
            <Skeleton height={110} />
            <Skeleton height={120} />
          </>
        )}
      </Stack>
      {refused && (
        <RefusalDialog refused={refused} onOrderFor={place} onRefresh={() => void resubmit()} onClose={discard} />
      )}
    </Sheet>
  )
}

type FootProps = Pick<QuickSheetProps, 'order'> &
  Pick<ReturnType<typeof usePlaceAgain>, 'busy' | 'slow' | 'paysAtOnce' | 'place'> & {
    quote: OrderQuote
    fresh: boolean
  }

/** The order button, the additions on the payment page, and the link to the form. */
function Foot({ order, quote, fresh, busy, slow, paysAtOnce, place }: FootProps) {
  const change = useChange(order, quote)
  const { renderOnTop } = use(QuickPartsOf)
  const may = mayGo(quote)
  const paysLater = may && !isFree(quote) && !paysAtOnce
  return (
    <Stack gap={8}>
      <Text kind="hint" center className={styles.slow} aria-live="polite">
        {busy ? slow : paysLater && renderOnTop({ shopId: order.shop.shopId, orderType: order.orderType })}
      </Text>
      {may && (
        <Button wide size="large" busy={busy || !fresh} onClick={() => place(quote.calculation)}>
          {busy ? t('order.placing') : t(buttonText(quote, paysAtOnce), { amount: totalOf(quote) })}
        </Button>
      )}
      <Button wide kind={may ? 'secondary' : 'primary'} disabled={busy} onClick={change}>
        {t('order.quickChange')}
      </Button>
    </Stack>
  )
}

const Summary = ({ quote }: { quote: OrderQuote }) => (
  <>
    <QuickDishes calculation={quote.calculation} />
    <QuickFacts quote={quote} />
    {use(QuickPartsOf).renderTotals(quote.calculation)}
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

const totalOf = ({ calculation: { totalPaidAmount, currency } }: OrderQuote) => showMoney(totalPaidAmount, currency)

/** Whether nothing is paid now. */
const isFree = ({ lastChoices, calculation }: OrderQuote): boolean =>
  lastChoices?.paymentMethod === 'out-line' || calculation.totalPaidAmount === 0

function buttonText(quote: OrderQuote, paysAtOnce: boolean) {
  if (isFree(quote)) return 'order.placeFor'
  return paysAtOnce ? 'order.payAtOnceFor' : 'order.payFor'
}

/** Opens the order form with the choices of the last order. */
function useChange({ orderType, shop }: QuickSheetProps['order'], quote: OrderQuote) {
  const [, change] = useDraft(`${shop.shopId}.${orderType}`)
  return () => {
    const last = quote.lastChoices
    if (last) {
      const { contact, utensils, executeList, paymentMethod } = last
      change({ utensils, executeList, paymentMethod, means: lastMethods(quote), ...(contact && { contact }) })
    }
    go(`/createOrder?shopId=${shop.shopId}&bizType=${orderType}&tableId=&vtId=&fun=`)
  }
}
