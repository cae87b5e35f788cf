import { money } from '@comanda/domain/money'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { showList, showMoney, showNumber, t } from '../../../platform/i18n/index.ts'
import { showSignedMoney } from '../../../platform/i18n/signed.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import type { OrderQuote } from '../api.ts'
import styles from './create.module.css'
import type { CreateOrderProps } from './form-props.ts'
import { dataOf, type Problem, problemText } from './problems.tsx'
import { LinePicture } from '../line-picture.tsx'
import { PriceWas } from '../price-was.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

interface DishesProps {
  quote: OrderQuote
  problem: Problem | undefined
  whoseDish: CreateOrderProps['whoseDish']
  /** Removes the lines from the cart. */
  onTakeOut: (itemKeys: readonly string[]) => Promise<unknown>
  /** Prices the cart again. */
  onRefresh: () => Promise<unknown>
  /** Opens the choice of times, if there is one. */
  onChooseTime: (() => void) | undefined
}

/** The affected dishes if their only problem is the time: their menu is not served then. */
function notServed({ problem, quote }: Pick<DishesProps, 'problem' | 'quote'>): string[] {
  if (problem?.problem !== 'lineProblem') return []
  const faults = quote.calculation.items.filter(line => line.problem !== undefined)
  return faults.every(line => line.problem === 'menuClosed') ? faults.map(line => line.displayName) : []
}

function problemSummary(problem: Problem, quote: OrderQuote): string {
  const dishes = notServed({ problem, quote })
  if (dishes.length > 0) return t('order.problem.notServed', { dishes: showList(dishes) })
  return problemText(problem, { ...quote.shop, currency: quote.calculation.currency })
}

/** The dishes that are shown at first, so that payment and total are near. */
const MAX_OPEN = 3

/** Lines of the order, with those that are unavailable by now; the others of a long order are one tap away. */
export function Dishes({ quote, problem, whoseDish, ...onward }: DishesProps) {
  const { items, currency } = quote.calculation
  const [showsAll, setShowsAll] = useState(false)
  const near = items.filter((line, at) => at < MAX_OPEN || line.problem !== undefined)
  const isFolded = !showsAll && items.length > near.length + 1
  return (
    <TitledPanel
      title={t('order.dishes')}
      end={
        <Link to="/storeIndex" className={styles.change}>
          {t('order.changeDishes')}
        </Link>
      }
      problem={
        problem && (
          <>
            {problemSummary(problem, quote)}
            <NextStep {...{ problem, quote, ...onward }} />
          </>
        )
      }
    >
      <Stack as="ul" gap={10}>
        {(isFolded ? near : items).map(line => (
          <Dish key={line.itemKey} line={line} currency={currency} whose={whoseDish(line)} />
        ))}
      </Stack>
      {isFolded && (
        <div className={styles.moreDishes}>
          <Button kind="plain" size="small" icon={<ChevronDown />} onClick={() => setShowsAll(true)}>
            {t('order.allDishes', { count: items.length })}
          </Button>
        </div>
      )}
    </TitledPanel>
  )
}

interface DishProps {
  line: OrderQuote['calculation']['items'][number]
  currency: OrderQuote['calculation']['currency']
  whose: string | undefined
}

const Dish = ({ line, currency, whose }: DishProps) => (
  <li className={classNames(styles.dish, line.problem && styles.gone)}>
    <span className={styles.dishPicture}>
      <LinePicture line={line} side={44} />
    </span>
    <span className={styles.dishWords}>
      <strong>
        <Text as="span" kind="accent" figures>
          {showNumber(line.quantity)} ×
        </Text>{' '}
        {line.displayName}
      </strong>
      {line.detail && (
        <Text as="span" kind="hint">
          {line.detail}
        </Text>
      )}
      {whose !== undefined && (
        <Text as="span" kind="hint">
          {whose}
        </Text>
      )}
      <PriceWas line={line} currency={currency} />
      {line.giftOf !== undefined && (
        <Text as="span" kind="hint">
          {t('cart.gift')}
        </Text>
      )}
    </span>
    <span className={styles.dishPrice}>
      {showMoney(line.amount, currency)}
      {line.discountAmount > 0 && (
        <span className={styles.saves}>{showSignedMoney(money(-line.discountAmount), currency)}</span>
      )}
    </span>
  </li>
)

function NextStep({ problem, quote, ...onward }: Omit<DishesProps, 'problem' | 'whoseDish'> & { problem: Problem }) {
  const { onTakeOut, onRefresh, onChooseTime } = onward
  const [busy, setBusy] = useState(false)
  const unavailable = quote.calculation.items.filter(line => line.problem !== undefined)
  const named = dataOf(problem).items?.map(item => item.itemKey) ?? unavailable.map(line => line.itemKey)
  const mayLeave = problem.problem === 'soldOut' || problem.problem === 'lineProblem'
  const restIsSome = quote.calculation.items.some(line => !named.includes(line.itemKey))
  const wait = (until: Promise<unknown>) => {
    setBusy(true)
    void until.catch(() => {}).finally(() => setBusy(false))
  }
  // The cart has no problem; the store is closed or paused.
  if (problem.problem === 'shopPaused' || problem.problem === 'shopClosed')
    return (
      <Button kind="secondary" size="small" busy={busy} onClick={() => wait(onRefresh())}>
        {t('ui.retry')}
      </Button>
    )
  return (
    <Row as="span" gap={8} wrap align="stretch">
      {onChooseTime && notServed({ problem, quote }).length > 0 && (
        <Button size="small" onClick={onChooseTime}>
          {t('order.chooseTime')}
        </Button>
      )}
      {mayLeave && named.length > 0 && restIsSome && (
        <Button size="small" busy={busy} onClick={() => wait(onTakeOut(named))}>
          {t('order.without')}
        </Button>
      )}
      <LinkButton to="/storeIndex" kind="secondary" size="small">
        {t('order.toCart')}
      </LinkButton>
    </Row>
  )
}
