import { use } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import type { OrderSummary, WorkedOut } from '../api.ts'
import { useDraft } from '../create/draft.ts'
import { problemWords } from '../create/problems.tsx'
import { RefusalDialog } from '../create/refusal-dialog.tsx'
import { type LeftOut, LeftOutList } from '../unavailable-dishes.tsx'
import styles from './quick.module.css'
import { QuickDishes, QuickFacts } from './quick-facts.tsx'
import { QuickPartsOf } from './quick-parts.ts'
import { useLastTime } from './use-last-time.ts'
import { lastMeans, usePlaceAgain } from './use-place-again.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

export interface QuickSheetProps {
  order: Pick<OrderSummary, 'orderId' | 'orderType' | 'shop'>
  /** Dishes of the order that are unavailable today. */
  leftOut: LeftOut
  /** Whether the dishes are still being added to the cart. */
  adding: boolean
  onClose: () => void
}

/** Repeats an order in one step: shows everything that will be ordered, with one button. ORDER-9 */
export function QuickSheet({ order, leftOut, adding, onClose }: QuickSheetProps) {
  const { cartId, worked, fresh, error, retry } = useLastTime(order, !adding)
  const placing = usePlaceAgain(order, { cartId, worked })
  const { refused, place, askAgain, forget } = placing
  const foot = worked && <Foot {...{ order, worked, fresh }} {...placing} />
  return (
    <Sheet title={t('order.again')} onClose={onClose} foot={foot}>
      <Stack gap={16} aria-busy={!worked && !error}>
        {leftOut.length > 0 && (
          <div className={styles.notice} role="status">
            {t('order.leftOut')}
            <LeftOutList leftOut={leftOut} />
          </div>
        )}
        {error ? (
          <ErrorState message={isRefused(error) ? error.message : undefined} onRetry={retry} />
        ) : worked ? (
          <Whole worked={worked} />
        ) : (
          <>
            <Skeleton height={110} />
            <Skeleton height={120} />
          </>
        )}
      </Stack>
      {refused && (
        <RefusalDialog refused={refused} onOrderFor={place} onAskAgain={() => void askAgain()} onClose={forget} />
      )}
    </Sheet>
  )
}

type FootProps = Pick<QuickSheetProps, 'order'> &
  Pick<ReturnType<typeof usePlaceAgain>, 'busy' | 'slow' | 'paysAtOnce' | 'place'> & {
    worked: WorkedOut
    fresh: boolean
  }

/** The order button, the additions on the payment page, and the link to the form. */
function Foot({ order, worked, fresh, busy, slow, paysAtOnce, place }: FootProps) {
  const change = useChange(order, worked)
  const { renderOnTop } = use(QuickPartsOf)
  const may = mayGo(worked)
  const paysLater = may && !isFree(worked) && !paysAtOnce
  return (
    <Stack gap={8}>
      <Text kind="hint" center className={styles.slow} aria-live="polite">
        {busy ? slow : paysLater && renderOnTop({ shopId: order.shop.shopId, orderType: order.orderType })}
      </Text>
      {may && (
        <Button wide size="large" busy={busy || !fresh} onClick={() => place(worked.calculation)}>
          {busy ? t('order.placing') : t(words(worked, paysAtOnce), { amount: totalOf(worked) })}
        </Button>
      )}
      <Button wide kind={may ? 'secondary' : 'primary'} disabled={busy} onClick={change}>
        {t('order.quickChange')}
      </Button>
    </Stack>
  )
}

const Whole = ({ worked }: { worked: WorkedOut }) => (
  <>
    <QuickDishes calculation={worked.calculation} />
    <QuickFacts worked={worked} />
    {use(QuickPartsOf).renderTotals(worked.calculation)}
    {worked.problems.slice(0, 1).map(problem => (
      <p key={problem.problem} className={styles.notice} role="alert">
        {problemWords(problem, { ...worked.shop, currency: worked.calculation.currency })}
      </p>
    ))}
  </>
)

/** Whether the order has no problem and needs no further input. */
const mayGo = ({ problems, lastChoices, paymentMethods, time }: WorkedOut): boolean =>
  problems.length === 0 &&
  time !== undefined &&
  lastChoices?.contact !== undefined &&
  paymentMethods.includes(lastChoices.paymentMethod)

const totalOf = ({ calculation: { totalPaidAmount, currency } }: WorkedOut) => showMoney(totalPaidAmount, currency)

/** Whether nothing is paid now. */
const isFree = ({ lastChoices, calculation }: WorkedOut): boolean =>
  lastChoices?.paymentMethod === 'out-line' || calculation.totalPaidAmount === 0

function words(worked: WorkedOut, paysAtOnce: boolean) {
  if (isFree(worked)) return 'order.placeFor'
  return paysAtOnce ? 'order.payAtOnceFor' : 'order.payFor'
}

/** Opens the order form with the choices of the last order. */
function useChange({ orderType, shop }: QuickSheetProps['order'], worked: WorkedOut) {
  const [, change] = useDraft(`${shop.shopId}.${orderType}`)
  return () => {
    const last = worked.lastChoices
    if (last) {
      const { contact, utensils, executeList, paymentMethod } = last
      change({ utensils, executeList, paymentMethod, means: lastMeans(worked), ...(contact && { contact }) })
    }
    go(`/createOrder?shopId=${shop.shopId}&bizType=${orderType}&tableId=&vtId=&fun=`)
  }
}
