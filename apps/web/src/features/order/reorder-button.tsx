import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { whenIdle } from '../../platform/device/idle.ts'
import { go } from '../../platform/navigation.ts'
import { toast } from '../../platform/notices.ts'
import { useSearch } from '../../platform/route-location.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button, type ButtonLook } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { type OrderSummary, takeOut, useRefreshCart, useReorder } from './api.ts'
import { type UnavailableDishes, UnavailableList, unavailableIn } from './unavailable-dishes.tsx'
import { QuickSheet, quickSheetAhead } from './quick/lazy-quick-sheet.tsx'

type ReorderAnswer = NonNullable<ReturnType<typeof useReorder>['data']>

interface ReorderButtonProps extends ButtonLook {
  order: Pick<OrderSummary, 'orderId' | 'orderType' | 'shop' | 'itemCount' | 'totalPaidAmount'>
}

/** Returns the table in the address if it belongs to this store. */
function useTableAt(shopId: number): string | undefined {
  const query = new URLSearchParams(useSearch())
  return query.get('shopId') === String(shopId) ? query.get('tableId') || undefined : undefined
}

/** Adds the dishes of an order to the cart, and takes them out again when the guest closes the sheet without ordering. */
function useAgain({ orderId, orderType, shop }: ReorderButtonProps['order'], tableId: string | undefined) {
  const { mutate, data, isPending, error, reset } = useReorder()
  const refreshCart = useRefreshCart()
  // Closed before the answer arrived: the added dishes are removed when it does.
  const closed = useRef(false)
  const undo = async (put: ReorderAnswer['put']) => {
    // The guest's own cart at the store, whatever place the address names.
    const place = { shopId: shop.shopId, businessType: orderType }
    const nowhere = { tableId: undefined, vtId: undefined, preOrder: undefined }
    if (put.length > 0) await takeOut(put, { ...place, ...nowhere }).catch(() => {})
    await refreshCart()
    reset()
  }
  return {
    isPending,
    error,
    reset,
    add(onAdded: (answer: ReorderAnswer) => void, onError: () => void) {
      closed.current = false
      const onSuccess = (answer: ReorderAnswer) => {
        if (closed.current) return void undo(answer.put)
        void refreshCart()
        onAdded(answer)
      }
      mutate({ orderId, tableId }, { onSuccess, onError })
    },
    /** Leaves the cart as it was. ORDER-9 */
    close() {
      closed.current = true
      if (data) void undo(data.put)
    },
  }
}

/**
 * Orders the same dishes again: adds the available ones to the cart and lists the others with their reasons. Orders
 * without a table can be placed from there in one step. The button names no amount: prices may have changed and coupons are used
 * once, so that only the sheet knows what the order costs today. ORDER-9
 */
export function ReorderButton({ order, ...look }: ReorderButtonProps) {
  const tableId = useTableAt(order.shop.shopId)
  const { isPending, error, reset, add, close } = useAgain(order, tableId)
  const [unavailable, setUnavailable] = useState<UnavailableDishes>([])
  const [quick, setQuick] = useState(false)
  // The added dishes lead to another screen; a second tap before it appears would add them twice.
  const [leaving, setLeaving] = useState(false)
  useEffect(() => whenIdle(quickSheetAhead), [])
  const onward = () => {
    setLeaving(true)
    go(`/storeIndex?shopId=${order.shop.shopId}&bizType=${order.orderType}&tableId=${tableId ?? ''}&vtId=&fun=`)
  }
  const closeSheet = (isPlacing: boolean) => {
    setQuick(false)
    setUnavailable([])
    if (!isPlacing) close()
  }
  const reorder = () => {
    const inOneStep = order.orderType !== 1100
    setQuick(inOneStep)
    const onAdded = (answer: ReorderAnswer) => {
      setUnavailable(answer.leftOut)
      if (inOneStep || answer.leftOut.length > 0) return
      toast(t('order.againDone', { count: answer.added }))
      onward()
    }
    add(onAdded, () => setQuick(false))
  }
  return (
    <>
      <Button
        kind="soft"
        {...look}
        icon={<RotateCcw aria-hidden="true" />}
        busy={isPending || quick || leaving}
        onClick={reorder}
      >
        {t('order.again')}
      </Button>
      {quick && <QuickSheet {...{ order, leftOut: unavailable }} adding={isPending} onClose={closeSheet} />}
      {unavailable.length > 0 && !quick && order.orderType === 1100 && (
        <Dialog title={t('order.leftOutTitle')} confirm={t('order.toMenu')} onConfirm={onward} onClose={onward}>
          {t('order.leftOut')}
          <UnavailableList unavailable={unavailable} />
        </Dialog>
      )}
      {error && (
        <Dialog title={t('order.again')} confirm={t('order.toMenu')} onConfirm={onward} onClose={reset}>
          {isRefused(error, 'nothingLeft') ? t('order.leftOutNone') : error.message}
          <UnavailableList unavailable={unavailableIn(error)} />
        </Dialog>
      )}
    </>
  )
}
