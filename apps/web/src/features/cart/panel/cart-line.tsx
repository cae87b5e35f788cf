import type { PricedLine } from '@comanda/domain/cart'
import { type Currency, money } from '@comanda/domain/money'
import { Trash2, TriangleAlert } from 'lucide-react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { DISH_WIDTHS, Picture } from '../../../ui/media/picture.tsx'
import { Amount } from '../../../ui/text/amount.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx'
import styles from './cart-line.module.css'

interface CartLineProps {
  line: PricedLine
  currency: Currency
  onStep: (direction: 1 | -1) => void
  onRemove: () => void
  /** Opens the dish to change its options; absent on screens without a menu. */
  onChooseAgain?: (() => void) | undefined
}

const CHOOSE_AGAIN = new Set(['choiceGone', 'choiceMissing', 'excluded'])

/** One cart line with options, quantity, price and, if it cannot be ordered, the possible actions. */
export function CartLineRow({ line, currency, onStep, onRemove, onChooseAgain }: CartLineProps) {
  const name = line.displayName || t('cart.unknownDish')
  const { problem, priceWas } = line
  return (
    <Grid
      as="li"
      gap={12}
      rowGap={4}
      columns="calc(64 * var(--u)) minmax(0, 1fr) var(--target)"
      className={styles.line}
      data-problem={problem || undefined}
    >
      <LinePicture line={line} name={name} />
      <Stack gap={2} className={styles.what}>
        <Text as="h3" kind="strong" size={15}>
          {name}
        </Text>
        {line.detail && (
          <Text kind="hint" className={styles.detail}>
            {line.detail}
          </Text>
        )}
        {line.quantity > 1 && line.unitAmount > 0 && (
          <Text kind="hint" className={styles.detail}>
            {t('cart.each', { price: showMoney(line.unitAmount, currency) })}
          </Text>
        )}
        {priceWas !== undefined && !problem && (
          <p className={styles.note}>{t('cart.priceWas', { price: showMoney(priceWas, currency) })}</p>
        )}
      </Stack>
      <IconButton
        className={styles.remove}
        label={t('cart.remove', { name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
      {problem && (
        <Row as="p" gap={8} rowGap={2} wrap className={styles.problem}>
          <TriangleAlert aria-hidden="true" />
          <span>{t(`cart.problem.${problem}`)}</span>
          {onChooseAgain && CHOOSE_AGAIN.has(problem) && (
            <Button kind="plain" size="small" onClick={onChooseAgain}>
              {t('cart.chooseAgain')}
            </Button>
          )}
        </Row>
      )}
      <Row gap={12} rowGap={4} wrap justify="between" className={styles.foot}>
        <LinePrice line={line} currency={currency} />
        <Stepper name={name} value={line.quantity} onAdd={() => onStep(1)} onTake={() => onStep(-1)} />
      </Row>
    </Grid>
  )
}

/** A free item of an offer or the price of a buffet: it cannot be edited. */
export const GiftRow = ({ line, currency }: Pick<CartLineProps, 'line' | 'currency'>) => (
  <Grid as="li" gap={12} rowGap={4} columns="calc(64 * var(--u)) minmax(0, 1fr) var(--target)" className={styles.line}>
    <LinePicture line={line} name={line.displayName} />
    <Stack gap={2} className={styles.what}>
      <Text as="h3" kind="strong" size={15}>
        {line.displayName}
      </Text>
      {line.giftOf !== undefined && <p className={styles.note}>{t('cart.gift')}</p>}
      {line.quantity > 1 && line.giftOf === undefined && (
        <Text kind="hint" className={styles.detail}>
          {t('cart.times', { count: line.quantity, price: showMoney(line.price, currency) })}
        </Text>
      )}
    </Stack>
    <Row gap={12} rowGap={4} wrap justify="between" className={styles.foot}>
      <Amount
        amount={line.amount}
        currency={currency}
        was={line.giftOf === undefined ? undefined : money(line.price * line.quantity)}
      />
    </Row>
  </Grid>
)

/** Price of a line; a buffet dish without a price says why. CART-13 */
function LinePrice({ line, currency }: Pick<CartLineProps, 'line' | 'currency'>) {
  const pays = money(line.amount - line.discountAmount)
  if (line.buffetStallId !== undefined && pays === 0)
    return (
      <Text as="span" kind="success" size={14}>
        {t('cart.plateIncluded')}
      </Text>
    )
  return <Amount amount={pays} currency={currency} was={pays < line.amount ? line.amount : undefined} />
}

const SIDE = 64

const LinePicture = ({ line, name }: { line: PricedLine; name: string }) =>
  line.picture === undefined ? (
    <span aria-hidden="true" className={styles.tile}>
      {[...name][0]}
    </span>
  ) : (
    <Picture
      path={line.picture}
      widths={DISH_WIDTHS}
      drawn={SIDE}
      width={SIDE}
      height={SIDE}
      className={styles.picture}
    />
  )
