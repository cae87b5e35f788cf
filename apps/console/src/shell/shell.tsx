import { t } from '@comanda/web/i18n'
import type { Right } from '@comanda/domain/staff'
import { classNames } from '@comanda/web/ui/class-names.ts'
import { ErrorBoundary } from '@comanda/web/ui/feedback/error-boundary.tsx'
import { EmptyState } from '@comanda/web/ui/feedback/states.tsx'
import { ShieldQuestion } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Bar } from './bar.tsx'
import { BackToSteps, OpeningCard } from '../features/brand/opening/opening-card.tsx'
import { Account } from '../features/staff/account.tsx'
import { Alarms, useBell } from '../features/order/alarm/alarms.tsx'
import { useBoard } from '../features/order/board/queries.ts'
import { useOpenBreaks } from '../features/payment/books/queries.ts'
import { Unprinted } from '../features/print/unprinted.tsx'
import { useWaitingFrozen } from '../features/payment/frozen/queries.ts'
import { useWaitingRefunds } from '../features/payment/refund/queries.ts'
import { TableCalls } from '../features/table/calls/table-calls.tsx'
import { Pause, PausedNotice } from '../features/store/pause.tsx'
import { Head, LockButton } from './head.tsx'
import { Orders } from '../views/orders-view.tsx'
import { mayAt, RightsHere, rightsHere } from '../platform/may.ts'
import { goTo, usePlace } from '../platform/place.ts'
import { storeShop, lastShop, type StaffInfo } from '../platform/session.ts'
import { sharedDevice } from '../platform/shared-device.ts'
import { setStoreZone } from '../platform/store-day.ts'
import { useStayAwake } from '../platform/stay-awake.ts'
import styles from './shell.module.css'
import { PartLoading } from '../ui/part-loading.tsx'
import { type View, type ViewProps } from '../views/views.tsx'
import { viewsOf } from '../views/view-rights.ts'

interface ShellProps {
  staff: StaffInfo
  onLeave: () => void
  /** Locks a shared tablet. */
  onLock: () => void
}

/** The title of a view that has none of its own. */
const Title = ({ view }: { view: View | undefined }) =>
  view && !view.titled && <h2 className={styles.title}>{t(view.text)}</h2>

const CONTENT = 'content'

/** Leads the keyboard past the bar. A button, because the part after # of the address names the view. */
const SkipLink = () => (
  <button type="button" className={styles.skip} onClick={() => document.getElementById(CONTENT)?.focus()}>
    {t('console.skip')}
  </button>
)

/** An address like `#stores/12/taxes` leads to the settings of that store. */
function useStoreOfAddress(staff: StaffInfo, choose: (shopId: number) => void): void {
  const { view, detail, part } = usePlace()
  const named = view === 'stores' ? staff.shops.find(({ shopId }) => String(shopId) === detail)?.shopId : undefined
  const go = useEffectEvent((shopId: number) => {
    choose(shopId)
    goTo('settings', part)
  })
  useEffect(() => {
    if (named !== undefined) go(named)
  }, [named])
}

interface BodyProps {
  view: View | undefined
  props: ViewProps
  board: ReturnType<typeof useBoard>
}

/** The view itself, or the board with what a new store still has to do. */
function ViewBody({ view, props, board }: BodyProps) {
  const { shopId, timeZone, staff } = props
  if (!view) return <EmptyState icon={<ShieldQuestion />} title={t('console.noRole')} />
  if (view.show)
    return (
      <Suspense key={view.key} fallback={<PartLoading />}>
        <view.show key={shopId} {...props} />
      </Suspense>
    )
  return (
    <>
      <OpeningCard key={shopId} shopId={shopId} isManager={mayAt(staff, shopId, 'editSettings')} />
      <Orders key={shopId} board={board} shopId={shopId} timeZone={timeZone} />
    </>
  )
}

/** What waits for a decision, for the bar; nothing of what the person may not decide. */
function useCounts(staff: StaffInfo, shopId: number) {
  const mayRefund = mayAt(staff, shopId, 'refund')
  const refunds = useWaitingRefunds(shopId, mayRefund) + useWaitingFrozen(shopId, mayRefund)
  return { refunds, books: useOpenBreaks(shopId, mayAt(staff, shopId, 'reconcile')) }
}

/** The store's time zone. */
const zoneOf = ({ shops }: StaffInfo, shopId: number): string =>
  shops.find(one => one.shopId === shopId)?.timeZone ?? 'UTC'

/** The way back to the guide, on pages for preparing a store. SETUP-4 */
function SetUpWay({ staff, shopId, view }: Pick<ShellProps, 'staff'> & { shopId: number; view: View | undefined }) {
  const isPreparing = staff.shops.some(shop => shop.shopId === shopId && shop.state === 'preparing')
  if (view?.show === undefined || view.key === 'setup') return null
  return isPreparing && mayAt(staff, shopId, 'editSettings') ? <BackToSteps /> : null
}

/** The frame of the console: the board is listened to in every view, so that no order is missed. */
export function Shell({ staff, onLeave, onLock }: ShellProps) {
  const [shopId, setShopId] = useState(() => lastShop(staff) ?? 0)
  const place = usePlace()
  const may = (...wanted: Right[]) => mayAt(staff, shopId, ...wanted)
  const views = viewsOf(staff, shopId)
  const view = views.find(one => one.key === place.view) ?? views[0]
  const onBoard = view !== undefined && view.show === undefined
  const board = useBoard(shopId, { allowed: may('takeOrders'), shown: onBoard })
  const waiting = board.columns.new.length
  const counts = useCounts(staff, shopId)
  useBell(waiting)
  useStayAwake()
  const choose = (next: number) => {
    storeShop(next)
    setShopId(next)
  }
  useStoreOfAddress(staff, choose)
  const timeZone = zoneOf(staff, shopId)
  setStoreZone(timeZone)
  return (
    <RightsHere value={rightsHere(staff, shopId)}>
      <div className={styles.frame}>
        <SkipLink />
        <Head staff={staff} shopId={shopId} onShop={choose} up={board.up} updatedAt={board.heardAt}>
          {may('pauseOrders') && <Pause shopId={shopId} orderTypes={board.orderTypes} paused={board.pause} />}
          {sharedDevice() && <LockButton onLock={onLock} />}
          <Account staff={staff} shopId={shopId} onLeave={onLeave} />
        </Head>
        <Bar staff={staff} shopId={shopId} chosen={view?.key ?? ''} waiting={{ orders: waiting, ...counts }} />
        <main key={view?.key} id={CONTENT} tabIndex={-1} className={classNames(styles.main, onBoard && styles.board)}>
          <Alarms
            waiting={waiting}
            onBoard={onBoard}
            shown={onBoard || view?.serves === true}
            updatedAt={board.heardAt}
            onLook={() => goTo('orders')}
          >
            <PausedNotice shopId={shopId} timeZone={timeZone} pause={board.pause} />
            {may('manageTables') && <TableCalls shopId={shopId} />}
            <Unprinted count={board.unprinted} onLook={() => goTo('printers')} />
          </Alarms>
          <SetUpWay staff={staff} shopId={shopId} view={view} />
          <Title view={view} />
          <ErrorBoundary>
            <ViewBody view={view} props={{ shopId, timeZone, staff, onShop: choose }} board={board} />
          </ErrorBoundary>
        </main>
      </div>
    </RightsHere>
  )
}
