import { namedBrand } from '../../platform/session.ts'
import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { QrCode } from '@comanda/web/ui/media/qr-code.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMay } from '../../platform/may.ts'
import { type ReactNode, useState } from 'react'
import { clockAt } from '../../platform/clock.ts'
import { type Floor, type Table, useTableStep } from './queries.ts'
import { hasBill, owedOn, Rearrange, StartOrder } from '../bill/bill-actions.tsx'
import { ReduceBill } from '../bill/reduce-bill.tsx'
import { Reductions } from '../bill/reductions.tsx'
import { TakePayment } from '../bill/take-payment.tsx'
import { type Bill, useBills } from '../bill/queries.ts'
import { BillView } from '../bill/bill.tsx'
import styles from './floor.module.css'
import { SeatButton, UndoSeating } from '../booking/seat.tsx'
import { OpenBuffet } from '../buffet/open-buffet.tsx'
import { ServedNotes } from '../member/served/served-notes.tsx'
import { OrderSheet } from '../order/take/order-sheet.tsx'
import { Release } from './release.tsx'
import { tableLink } from './table-state.ts'

interface TableSheetProps {
  shopId: number
  table: Table
  floor: Floor
  timeZone: string
  /** Renders the button that pays a bill of the table by a member's card. */
  payByCode: (bill: Bill, tableName: string) => ReactNode
  /** The party of the table was moved to this one. */
  onMoved: (tableId: string) => void
  onClose: () => void
}

/** How one orders at a table, in a few words. ORDER-2 */
function modeText({ operationMode, payMode, dinnerServiceType, playerMode, buffet }: Table): string {
  const way = () => {
    if (operationMode === 0) return t('floor.mode.staff')
    if (dinnerServiceType === 1) return t('floor.mode.orderOnly')
    return t(payMode === 0 ? 'floor.mode.payBefore' : 'floor.mode.payAfter')
  }
  return [way(), playerMode && t('floor.mode.shared'), buffet && t('floor.mode.buffet')].filter(Boolean).join(' · ')
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Facts({ table, floor, timeZone }: Pick<TableSheetProps, 'table' | 'floor' | 'timeZone'>) {
  const { session, seating, next, orders, seats, serviceAreaName } = table
  return (
    <Stack as="dl" gap={8}>
      {seating && (
        <Fact name={t(seating.walkIn ? 'console.booking.walkIn' : 'floor.party')}>
          <bdi>{seating.guestName}</bdi> · {t('console.people', { count: seating.partySize })}
        </Fact>
      )}
      {seating && (
        <Fact name={t('floor.stay')}>
          {clockAt(seating.since, timeZone)} – {clockAt(seating.until, timeZone)}
        </Fact>
      )}
      {next && (
        <Fact name={t('floor.next')}>
          {clockAt(next.start, timeZone)} · <bdi>{next.guestName}</bdi> ·{' '}
          {t('console.people', { count: next.partySize })}
        </Fact>
      )}
      <Fact name={t('floor.area')}>{serviceAreaName}</Fact>
      <Fact name={t('floor.seatsName')}>{seats}</Fact>
      <Fact name={t('floor.mode')}>{modeText(table)}</Fact>
      {session && <Fact name={t('floor.openedAt')}>{clockAt(session.startedAt, timeZone)}</Fact>}
      {session && <Fact name={t('floor.phones')}>{session.persons}</Fact>}
      {orders && <Fact name={t('floor.orders')}>{orders.count}</Fact>}
      {orders && <Fact name={t('floor.amount')}>{showMoney(orders.amount, floor.currency)}</Fact>}
      {orders && orders.unpaid > 0 && <Fact name={t('floor.toPay')}>{showMoney(orders.unpaid, floor.currency)}</Fact>}
    </Stack>
  )
}

/** The code with which guests sit down: the party's PIN, or the changing code. C6 */
const codeShown = ({ tableEntry }: Floor, { session, entryCode }: Table): string | undefined =>
  tableEntry === 'pin' ? session?.pin : entryCode

const codeTexts = {
  code: 'floor.codeShow',
  pin: 'floor.codeOfParty',
  rotating: 'floor.codeChanges',
} as const

/** How guests join the party: its PIN, and the code to show. */
function Entry({ shopId, table, floor }: Pick<TableSheetProps, 'shopId' | 'table' | 'floor'>) {
  const { session, tableId, tableName, playerMode, buffet } = table
  const seats = playerMode || buffet || hasBill(table)
  const pin = seats ? session?.pin : undefined
  const visible = seats ? codeShown(floor, table) : undefined
  return (
    <div className={styles.entry}>
      {pin !== undefined && (
        <Stack as="p" gap={2}>
          <Text as="span" kind="quiet">
            {t(floor.tableEntry === 'code' ? 'floor.pin' : 'floor.pinNeeded')}
          </Text>
          <bdi className={styles.digits}>{pin}</bdi>
        </Stack>
      )}
      <div className={styles.code}>
        <QrCode
          text={tableLink({ origin: location.origin, brand: namedBrand() }, { shopId, tableId }, visible)}
          label={t('floor.codeOf', { name: tableName })}
        />
      </div>
      <Text kind="quiet">{t(visible === undefined ? 'floor.codeShow' : codeTexts[floor.tableEntry])}</Text>
    </div>
  )
}

interface FootProps {
  shopId: number
  table: Table
  bill: Bill | undefined
  timeZone: string
  payByCode: TableSheetProps['payByCode']
  onDone: () => void
}

interface PayProps {
  shopId: number
  bill: Bill
  byCode: ReactNode
  onDone: () => void
}

/** How staff receive a payment. */
const Pay = ({ shopId, bill, byCode, onDone }: PayProps) => (
  <>
    {bill.totalAmount > 0 && <TakePayment shopId={shopId} bill={bill} onDone={onDone} />}
    {bill.restAmount > 0 && byCode}
  </>
)

/** How a party begins at a free table: from its next booking, with an order, or as a walk-in. BOOK-2 */
function Begin({ shopId, table, timeZone }: Pick<FootProps, 'shopId' | 'table' | 'timeZone'>) {
  const step = useTableStep(shopId)
  const [mayBook, mayOrder] = [useMay('manageBookings'), useMay('takeOrders')]
  const { tableId, session, seating, next } = table
  return (
    <>
      {mayBook && !session && !seating && next && (
        <SeatButton booking={next} timeZone={timeZone} wide>
          {t('floor.seatNext', { name: next.guestName, time: clockAt(next.start, timeZone) })}
        </SeatButton>
      )}
      {mayOrder && hasBill(table) && <StartOrder shopId={shopId} table={table} />}
      {(!hasBill(table) || !mayOrder) && !session && (
        <Button wide size="large" busy={step.isPending} onClick={() => step.mutate({ step: 'open', tableId })}>
          {t('floor.open')}
        </Button>
      )}
    </>
  )
}

/** The next step of a table: open, order, settle, release. */
function Foot({ shopId, table, bill, timeZone, payByCode, onDone }: FootProps) {
  const { session, seating } = table
  const mayTakePayment = useMay('takePayment')
  const owing = bill !== undefined && owedOn(bill) > 0
  return (
    <Stack gap={8}>
      {bill && mayTakePayment && (
        <Pay shopId={shopId} bill={bill} byCode={payByCode(bill, table.tableName)} onDone={onDone} />
      )}
      {!bill && <Begin shopId={shopId} table={table} timeZone={timeZone} />}
      {seating && !bill && !table.orders && <UndoSeating bookingId={seating.bookingId} wide />}
      {(session || seating || owing) && <Release shopId={shopId} table={table} bill={bill} onDone={onDone} />}
    </Stack>
  )
}

/** Staff order for the table: onto its bill, or the one they begin. */
function AddDishes({
  shopId,
  table,
  bill,
  floor,
}: Omit<FootProps, 'onDone' | 'payByCode' | 'timeZone'> & { floor: Floor }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button wide kind="secondary" onClick={() => setOpen(true)}>
        {t('floor.order.open')}
      </Button>
      {open && (
        <OrderSheet
          shopId={shopId}
          table={table}
          bill={bill}
          currency={floor.currency}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** One table: opened, shown to guests, its bill looked at and settled, released. C6, ORDER-3 */
export function TableSheet({ shopId, table, floor, timeZone, payByCode, onMoved, onClose }: TableSheetProps) {
  const { data } = useBills(shopId, table.tableId)
  const [mayOrder, mayReduce] = [useMay('takeOrders'), useMay('writeOff')]
  const bills = data?.bills ?? []
  return (
    <Sheet
      title={t('console.table', { name: table.tableName })}
      onClose={onClose}
      foot={
        <Foot
          shopId={shopId}
          table={table}
          bill={bills[0]}
          timeZone={timeZone}
          payByCode={payByCode}
          onDone={onClose}
        />
      }
    >
      <Stack gap={20}>
        <ServedNotes shopId={shopId} of={{ tableId: table.tableId }} />
        <Facts table={table} floor={floor} timeZone={timeZone} />
        {bills.map(bill => (
          <BillView
            key={bill.billId}
            bill={bill}
            timeZone={timeZone}
            reductions={mayReduce && <Reductions shopId={shopId} bill={bill} />}
          />
        ))}
        {mayOrder && table.buffet && <OpenBuffet shopId={shopId} table={table} />}
        {mayOrder && hasBill(table) && <AddDishes shopId={shopId} table={table} bill={bills[0]} floor={floor} />}
        {mayReduce && bills[0] && bills[0].restAmount > 0 && <ReduceBill shopId={shopId} bill={bills[0]} />}
        {bills.length > 0 && <Rearrange shopId={shopId} table={table} floor={floor} onMoved={onMoved} />}
        <Entry shopId={shopId} table={table} floor={floor} />
      </Stack>
    </Sheet>
  )
}
