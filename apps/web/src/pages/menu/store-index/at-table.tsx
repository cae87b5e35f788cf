import { payingAt } from '@comanda/domain/store'
import { Armchair, QrCode } from 'lucide-react'
import { Suspense } from 'react'
import { type Cart, cartOfOthers, type CartPlace } from '../../../features/cart/index.ts'
import { Strip } from '../../../features/menu/index.ts'
import { PreOrderNote, NotHereYet } from '../../../features/pre-order/index.ts'
import { OwnSeat, SharedTable, type Table, useTable } from '../../../features/table/index.ts'
import { t } from '../../../platform/i18n/index.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'
import { WrongTable } from './wrong-table.tsx'

const BillStrip = lazyPart(async () => (await import('./bill-strip.tsx')).BillStrip)

/** People at a shared table; otherwise the table the staff moved the guest to. */
export function People({ cart }: { cart: Cart }) {
  const { shopId, tableId } = cart.place
  const { data: table } = useTable(shopId, tableId)
  const away = cartOfOthers(cart) ? cart.error : undefined
  if (!table || (!table.playerMode && !away)) return null
  const { answer, lines, settled, onChanged } = cart
  const shared = answer?.shared && { cartId: answer.cartId, shared: answer.shared, lines, settled, onChanged }
  return <SharedTable table={table} cart={shared} away={away} onJoined={cart.refresh} />
}

/** Says at a staff-served table whom to order from, before a cart is built. ORDER-2 */
const StaffTable = ({ staff }: { staff: boolean }) =>
  staff && <Strip icon={<Armchair aria-hidden="true" />}>{t('menu.staffTable')}</Strip>

/** At a table that pays at the end: the required seat and the link to the bill. ORDER-3 */
const PaysAtEnd = ({ table: { shopId, playerMode }, tableId }: { table: Table; tableId: string }) => (
  <>
    {!playerMode && <OwnSeat shopId={shopId} tableId={tableId} />}
    <Suspense>
      <BillStrip shopId={shopId} tableId={tableId} />
    </Suspense>
  </>
)

/** The guest's table, or how to choose one. */
export function AtTable({ place: { shopId, tableId, preOrder } }: { place: CartPlace }) {
  const { data, error } = useTable(shopId, tableId)
  if (preOrder) return <PreOrderNote shopId={shopId} />
  if (!tableId || error)
    return (
      <>
        {isRefused(error, 'tableUnknown', 'tableCodeUnknown', 'tableElsewhere') && (
          <WrongTable shopId={shopId}>{error.message}</WrongTable>
        )}
        <Strip icon={<QrCode aria-hidden="true" />} to={`/selectNum?shopId=${shopId}&bizType=1100&tableId=`}>
          {error?.message ?? t('menu.scanTable')}
        </Strip>
        {!tableId && <NotHereYet shopId={shopId} />}
      </>
    )
  return (
    <>
      <Strip icon={<Armchair aria-hidden="true" />}>
        {data ? t('menu.atTable', { name: data.tableName, area: data.serviceAreaName }) : t('ui.loading')}
      </Strip>
      <StaffTable staff={data?.operationMode === 0} />
      {data && payingAt(data).paysLater && <PaysAtEnd table={data} tableId={tableId} />}
    </>
  )
}
