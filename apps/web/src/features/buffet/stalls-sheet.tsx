import { type OpenBuffet, orderedNow, stallsOf } from '@comanda/domain/cart'
import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import type { BuffetProps } from './buffet-props.ts'
import styles from './buffet.module.css'
import { eatersHere, leftWords } from './standing.ts'

interface StallsSheetProps extends BuffetProps {
  open: OpenBuffet
  onEaters: () => void
  onClose: () => void
}

/** Each stall with its dishes: how many were ordered, and how many can still be had. CART-13 */
export function StallsSheet({ index, buffet, open, leftOf, onDish, onEaters, onClose }: StallsSheetProps) {
  const here = eatersHere(buffet)
  return (
    <Sheet
      title={t('buffet.title')}
      onClose={onClose}
      foot={
        <Button wide kind="secondary" onClick={onEaters}>
          {t('buffet.eatersNow', { adults: here.adults, children: here.children })}
        </Button>
      }
    >
      <div className={styles.form}>
        {stallsOf(index, open).map(rule => {
          const ordered = orderedNow(rule, open)
          return (
            <section key={rule.buffetStallId} className={styles.tally}>
              <h3 className={styles.heading}>
                {rule.displayName} · {leftWords(rule, open, leftOf(rule))}
              </h3>
              <ul>
                {rule.included.map(({ foodId, unitId }) => {
                  const had = ordered.filter(it => it.foodId === foodId).reduce((sum, it) => sum + it.quantity, 0)
                  const more = leftOf(rule, foodId)
                  return (
                    <li key={`${foodId} ${unitId}`}>
                      <button
                        type="button"
                        className={styles.dish}
                        onClick={() => {
                          onClose()
                          onDish(foodId)
                        }}
                      >
                        <span>{index.items.get(foodId)?.displayName}</span>
                        <span className={styles.hint}>
                          {had > 0 && `${t('buffet.had', { count: had })} · `}
                          {more === undefined ? t('buffet.noBound') : t('buffet.plates', { count: more })}
                        </span>
                      </button>
                    </li>
                  )
                })}
              </ul>
            </section>
          )
        })}
      </div>
    </Sheet>
  )
}
