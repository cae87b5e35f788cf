import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { toast } from '../../platform/notices.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type OrderSummary, useRefreshCart, useReorder } from './api.ts'
import styles from './again.module.css'

interface AgainProps extends ButtonLook {
  order: Pick<OrderSummary, 'orderId' | 'orderType' | 'shop'>
}

/** The same dishes again: into the cart with all that can be had, and a word on what cannot. ORDER-9 */
export function OrderAgain({ order, ...look }: AgainProps) {
  const { mutate, isPending, error, reset } = useReorder()
  const refreshCart = useRefreshCart()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const onward = () => go(`/storeIndex?shopId=${order.shop.shopId}&bizType=${order.orderType}`)
  const again = () =>
    mutate(order.orderId, {
      onSuccess: answer => {
        void refreshCart()
        if (answer.leftOut.length > 0) return setLeftOut(answer.leftOut.map(line => line.displayName))
        toast(t('order.againDone', { count: answer.added }))
        onward()
      },
    })
  return (
    <>
      <Button kind="soft" {...look} icon={<RotateCcw aria-hidden="true" />} busy={isPending} onClick={again}>
        {t('order.again')}
      </Button>
      {leftOut.length > 0 && (
        <Dialog title={t('order.leftOutTitle')} confirm={t('order.toMenu')} onConfirm={onward} onClose={onward}>
          {t('order.leftOut')}
          <ul className={styles.leftOut}>
            {leftOut.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Dialog>
      )}
      {error && (
        <Dialog title={t('order.again')} confirm={t('order.toMenu')} onConfirm={onward} onClose={reset}>
          {isRefused(error, 'nothingLeft') ? t('order.leftOutNone') : error.message}
        </Dialog>
      )}
    </>
  )
}
