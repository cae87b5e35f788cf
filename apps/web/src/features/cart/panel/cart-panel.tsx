import { type Calculation, isChosen, type PricedLine } from '@comanda/domain/cart'
import type { Currency } from '@comanda/domain/money'
import { type ComponentType, useEffect, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import { groupsOf } from './by-person.ts'
import { CartHints } from './cart-hints.tsx'
import { CartLineRow, GiftRow } from './cart-line.tsx'
import styles from './cart-panel.module.css'
import type { CartPlace } from '../state/place.ts'
import { TotalLines } from './total-lines.tsx'
import { UnsentNote } from './unsent-note.tsx'
import type { Cart } from '../state/use-cart.ts'
import { Stack, Row } from '../../../ui/layout/layout.tsx'

export interface CartPartsProps {
  place: CartPlace
  calculation: Calculation
  onChanged: () => void
}

export interface CartPanelProps {
  cart: Cart
  /** Parts supplied by other features: coupons, group orders. CART-14 */
  Parts?: ComponentType<CartPartsProps> | undefined
  /** Opens the dish of a line to change its options. */
  onChooseAgain?: ((line: PricedLine) => void) | undefined
}

const UNDO_FOR = 8000

interface Undo {
  message: string
  lines: readonly PricedLine[]
}

/** Holds the line that was removed last while it can be restored. */
function useUndo(cart: Cart) {
  const [undo, setUndo] = useState<Undo>()
  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(() => setUndo(undefined), UNDO_FOR)
    return () => clearTimeout(timer)
  }, [undo])
  return {
    undo,
    putBack() {
      if (undo) cart.restore(undo.lines)
      setUndo(undefined)
    },
    removed(line: PricedLine) {
      setUndo({ message: t('cart.removed', { name: line.displayName || t('cart.unknownDish') }), lines: [line] })
      cart.remove(line.itemKey)
    },
    cleared() {
      setUndo({ message: t('cart.cleared'), lines: cart.lines })
      cart.clear()
    },
  }
}

/** Lines and totals of the cart: the content of the sheet and of the panel beside the menu. */
export function CartPanel({ cart, onChooseAgain, Parts }: CartPanelProps) {
  const { undo, putBack, removed, cleared } = useUndo(cart)
  const { calculation, lines } = cart
  if (cart.state === 'failed') {
    const message = cart.error instanceof Error ? cart.error.message : undefined
    return <ErrorState onRetry={cart.refresh} message={message} />
  }
  if (!calculation) return <PanelSkeleton />
  return (
    <Stack gap={14}>
      <UnsentNote unsent={cart.unsent ?? false} offline={cart.blocked !== undefined} />
      {lines.length === 0 ? (
        <EmptyState icon={<Illustration scene="bag" />} title={t('cart.empty')}>
          {t('cart.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <CartLines cart={cart} currency={calculation.currency} onRemove={removed} onChooseAgain={onChooseAgain} />
          <CartHints cart={cart} />
          {Parts && <Parts place={cart.place} calculation={calculation} onChanged={cart.refresh} />}
          <TotalLines
            lines={calculation.totalLines}
            currency={calculation.currency}
            total={calculation.totalPaidAmount}
            {...(cart.place.businessType === 1200 && !cart.answer?.zone && { totalName: t('cart.subtotal') })}
          />
          <Button kind="plain" size="small" className={styles.clear} onClick={cleared}>
            {t('cart.clear')}
          </Button>
        </>
      )}
      <div className={styles.undo} role="status">
        {undo && (
          <Row as="p" gap={8} justify="between" className={styles.undoBox}>
            <span>{undo.message}</span>
            <Button kind="plain" size="small" onClick={putBack}>
              {t('cart.undo')}
            </Button>
          </Row>
        )}
      </div>
    </Stack>
  )
}

interface CartLinesProps extends CartPanelProps {
  currency: Currency
  onRemove: (line: PricedLine) => void
}

/** The lines, grouped by person in a shared cart. CART-11 */
const CartLines = ({ cart, currency, onRemove, onChooseAgain }: CartLinesProps) =>
  groupsOf(cart).map(({ personId, name, face, look, lines }) => (
    <section key={personId} aria-label={name}>
      {name !== undefined && (
        <Row as="h3" gap={8} className={styles.person}>
          <Avatar name={face} look={look} />
          {name}
        </Row>
      )}
      <ul className={styles.lines}>
        {lines.map(line =>
          isChosen(line) ? (
            <CartLineRow
              key={line.itemKey}
              line={line}
              currency={currency}
              onStep={direction => cart.step(line.itemKey, direction)}
              onRemove={() => onRemove(line)}
              onChooseAgain={onChooseAgain && (() => onChooseAgain(line))}
            />
          ) : (
            <GiftRow key={line.itemKey} line={line} currency={currency} />
          ),
        )}
      </ul>
    </section>
  ))

const PanelSkeleton = () => (
  <Stack gap={14} aria-busy="true">
    {[0, 1, 2].map(row => (
      <Skeleton key={row} height={88} />
    ))}
  </Stack>
)
