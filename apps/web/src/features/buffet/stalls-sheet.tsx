import { type OpenBuffet, platesOrdered, stallsOf } from '@comanda/domain/cart'
import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import type { BuffetProps } from './buffet-props.ts'
import styles from './buffet.module.css'
import { dinersHere, leftText, platesOfDish } from './buffet-state.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface StallsSheetProps extends BuffetProps {
  open: OpenBuffet
  onEaters: () => void
  onClose: () => void
}

const plateText = (left: number | undefined): string =>
  left === undefined ? t('buffet.noBound') : t('buffet.plates', { count: left })

/** Stalls with their dishes: quantities ordered and remaining. CART-13 */
export function StallsSheet({ index, buffet, open, leftOf, portionsOf, onDish, onEaters, onClose }: StallsSheetProps) {
  const eaters = dinersHere(buffet)
  return (
    <Sheet
      title={t('buffet.title')}
      onClose={onClose}
      foot={
        <Button wide kind="secondary" onClick={onEaters}>
          {t('buffet.eatersNow', { adults: eaters.adults, children: eaters.children })}
        </Button>
      }
    >
      <Stack gap={16}>
        {stallsOf(index, open).map(rule => {
          const ordered = platesOrdered(rule, open)
          return (
            <Stack key={rule.buffetStallId} as="section" gap={8}>
              <Text as="h3" size={15} weight={700}>
                {rule.displayName} · {leftText(rule, open, leftOf(rule))}
              </Text>
              <ul>
                {rule.included.map(({ foodId, unitId }) => {
                  const had = ordered.filter(it => it.foodId === foodId).reduce((sum, it) => sum + it.quantity, 0)
                  const portions = portionsOf(foodId)
                  const more = platesOfDish(leftOf(rule, foodId), portions)
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
                        <Text as="span" kind="quiet">
                          {had > 0 && `${t('buffet.had', { count: had })} · `}
                          {portions === 0 ? t('menu.Soldout') : plateText(more)}
                        </Text>
                      </button>
                    </li>
                  )
                })}
              </ul>
            </Stack>
          )
        })}
      </Stack>
    </Sheet>
  )
}
