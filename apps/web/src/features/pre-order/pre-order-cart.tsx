import { cart as calls } from '@comanda/contract/cart'
import type { ResponseOf } from '@comanda/contract/core'
import { isChosen } from '@comanda/domain/cart'
import { CalendarClock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { randomId } from '../../platform/device/random-id.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { eraseFunCart, hasFunCart } from './fun-cart-time.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './pre-order.module.css'

type LeftOut = ResponseOf<typeof calls.mergePreOrderCart>['leftOut']

interface ChosenAheadProps {
  place: { shopId: number; tableId: string }
  /** Requests the table's cart again. */
  onMerged: () => void
}

/** Number of dishes chosen ahead within a day. CART-12 */
function useAhead(shopId: number) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!hasFunCart(shopId)) return
    let unmounted = false
    const input = { shopId, businessType: 1100 as const, preOrder: true, tableId: undefined }
    send(calls.query, input, { shows: 'silent' }).then(
      ({ calculation: { items } }) =>
        unmounted || setCount(items.filter(isChosen).reduce((sum, it) => sum + it.quantity, 0)),
      // The next visit to the menu requests it again.
      () => {},
    )
    return () => {
      unmounted = true
    }
  }, [shopId])
  return { count, empty: () => setCount(0) }
}

/** Moves dishes chosen ahead into the table's cart. CART-12 */
export function PreOrderCart({ place: { shopId, tableId }, onMerged }: ChosenAheadProps) {
  const { count, empty } = useAhead(shopId)
  const [busy, setBusy] = useState(false)
  const [requestId] = useState(randomId)
  const [unavailable, setLeftOut] = useState<LeftOut>()
  const merge = async () => {
    setBusy(true)
    try {
      const input = { shopId, businessType: 1100 as const, tableId }
      const done = await send(calls.mergePreOrderCart, input, { requestId, shows: 'toast' })
      eraseFunCart(shopId)
      empty()
      onMerged()
      toast(t('preOrder.moved', { count: done.added }))
      if (done.leftOut.length > 0) setLeftOut(done.leftOut)
    } catch (error) {
      if (!isRefused(error)) throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {count > 0 && (
        <div className={`${styles.strip} ${styles.at}`} role="status">
          <CalendarClock aria-hidden="true" />
          <p>
            <strong>{t('preOrder.chosen', { count })}</strong>
          </p>
          <Button size="small" busy={busy} onClick={() => void merge()}>
            {t('preOrder.merge')}
          </Button>
        </div>
      )}
      {unavailable && <UnavailableSheet leftOut={unavailable} onClose={() => setLeftOut(undefined)} />}
    </>
  )
}

/** Lists the dishes that are unavailable by now. */
const UnavailableSheet = ({ leftOut: unavailable, onClose }: { leftOut: LeftOut; onClose: () => void }) => (
  <Sheet title={t('preOrder.leftOut')} onClose={onClose}>
    <Stack as="ul" className={styles.left}>
      {unavailable.map(({ displayName, detail, quantity, problem }) => (
        <li key={`${displayName} ${detail}`}>
          <strong>{t('preOrder.line', { count: quantity, name: displayName || t('cart.unknownDish') })}</strong>
          {detail && (
            <Text as="span" kind="hint">
              {detail}
            </Text>
          )}
          <Text as="span" kind="hint">
            {t(`leftOut.${problem}`)}
          </Text>
        </li>
      ))}
    </Stack>
  </Sheet>
)
