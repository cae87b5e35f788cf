import { useEffect } from 'react'
import { useSearch } from '../../platform/route-location.ts'
import { TableBill } from '../../features/bill/index.ts'
import { placeOf, TotalLines } from '../../features/cart/index.ts'
import { Offers, OrderConfirm, UnsentChanges } from '../../features/order/index.ts'
import { CallStaff } from '../../features/table/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** The bill in the address: by its id, or that of the guest's table. */
function billInAddress(query: URLSearchParams) {
  const billId = query.get('billId')
  if (billId) return { billId }
  const [shopId, tableId] = [Number(query.get('shopId')), query.get('tableId')]
  return query.get('bizType') === '1100' && shopId > 0 && tableId ? { shopId, tableId } : undefined
}

/** `/orderConfirm`: a table's order before it is sent or paid, or an order before it is paid. ORDER-3 */
export function Page() {
  const search = useSearch()
  const query = new URLSearchParams(search)
  const place = placeOf(search)
  const orderId = query.get('orderId') ?? ''
  const bill = orderId === '' ? billInAddress(query) : undefined
  const nothing = orderId === '' && bill === undefined
  useEffect(() => {
    // Without an order to confirm the form is opened.
    if (nothing) go('/createOrder', { replace: true })
  }, [nothing])
  if (bill)
    return (
      <TableBill
        key={JSON.stringify(bill)}
        input={bill}
        unsent={place?.tableId ? <UnsentChanges place={place} /> : undefined}
        renderCall={({ shopId, tables: [table] }) => table && <CallStaff shopId={shopId} tableId={table.tableId} />}
        renderOffers={({ bill: { optionalList, currency }, ...choice }) => (
          <Offers optionalList={optionalList} currency={currency} {...choice} />
        )}
        renderPage={({ children, bottom }) => (
          <Screen title={t('title.orderConfirm')} bottom={bottom}>
            {children}
          </Screen>
        )}
      />
    )
  return (
    <OrderConfirm
      key={orderId}
      orderId={orderId}
      renderTotals={({ totalLines, currency, totalPaidAmount }) => (
        <TotalLines lines={totalLines} currency={currency} total={totalPaidAmount} />
      )}
      renderPage={({ children, bottom }) => (
        <Screen title={t('title.createOrder')} bottom={bottom}>
          {children}
        </Screen>
      )}
    />
  )
}
