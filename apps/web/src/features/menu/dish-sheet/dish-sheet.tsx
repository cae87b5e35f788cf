import type { LineChoice } from '@comanda/domain/cart'
import { dishLeft, type Menu, type StockMap, type StockLabel, stockLabel, type DietFilter } from '@comanda/domain/menu'
import { times } from '@comanda/domain/money'
import { Suspense } from 'react'
import { currentLocale, loadTexts, showMoney, t } from '../../../platform/i18n/index.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Sheet, useCloseSheet } from '../../../ui/overlays/sheet.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { TextArea } from '../../../ui/controls/text-input.tsx'
import { deferred } from '../../../ui/loading/deferred.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'
import type { LiveMenu, ShownMenu } from '../api.ts'
import type { CartAccess, DishOffer, PriceContext } from '../deps.ts'
import { lessOffer } from '../dish/less-offer.ts'
import { Served } from '../opening.tsx'
import type { Dish } from '../dish-list/sections.ts'
import { canOrder, stockText } from '../dish/stock-text.ts'
import { DishGroups } from './dish-groups.tsx'
import { DishCover, DishHead } from './dish-head.tsx'
import styles from './dish-sheet.module.css'
import { useAdding } from './use-adding.ts'
import { type Choosing, useChoice } from './use-choice.ts'
import { Row } from '../../../ui/layout/layout.tsx'

/** Allergens and nutrition below the options, with their texts. */
const Plate = deferred(
  async () => (await Promise.all([import('./plate.tsx'), loadTexts(currentLocale(), 'rest')]))[0].Plate,
)

/** The choice of last time, offered above the options. */
const LastTime = deferred(async () => (await import('./last-time.tsx')).LastTime)

/** Loads the parts of the sheet that are loaded separately, before a dish is opened. */
export const dishPartsAhead = () => Promise.all([LastTime.ahead(), Plate.ahead()])

/** Weight or price that the guest types. */
const Measures = lazyPart(async () => (await import('./measure.tsx')).Measures)

const NO_STOCK: StockMap = {}
const stockOf = (live: LiveMenu | undefined): StockMap => live?.stock ?? NO_STOCK
const REMARK_MAX = 120
/** Limits above this quantity are not shown. */
const LIMIT_SAID = 20

interface DishSheetProps {
  dish: Dish
  menu: ShownMenu
  live: LiveMenu | undefined
  pricing: PriceContext
  preferences: DietFilter
  /** The menu of the dish, if it is closed now: the dish can be viewed and not ordered. MENU-4 */
  closed: Menu<string> | undefined
  inCart: number
  room: CartAccess['room']
  favourite: boolean
  /** Promotions that apply to it automatically; the prices show what the first one takes off. */
  offers: readonly DishOffer[]
  onCollect: (collected: boolean) => void
  onAdd: (choice: LineChoice) => void
  onClose: () => void
}

/** The opening hours that the guest waits for, if any: the dish's own while they are closed, else those of its menu. MENU-4 */
function closedNow({ dish: { item }, live, closed }: DishSheetProps): Hours | undefined {
  return live?.closedFoodIds?.includes(item.foodId) ? { windows: item.windows ?? [] } : closed
}

/** A dish with all options and the price of the current choice. MENU-2, MENU-6 */
export function DishSheet(props: DishSheetProps) {
  const { dish, menu, live, pricing, preferences, inCart, room, onAdd, onClose } = props
  const { item } = dish
  const closed = closedNow(props)
  const stock = stockOf(live)
  const form = useChoice({ dish, menu, stock, pricing, diet: preferences, inCart, room })
  const { body, problem, add } = useAdding(dish, form, { onAdd, isCartLoaded: room !== undefined })
  const stockState = stockLabel({ left: dishLeft(menu.index, stock, item), onSale: item.onSale })
  const joins = dish.membersOnly && !pricing.isMember
  const open = !closed && !joins && canOrder(stockState)
  const { currency } = pricing
  return (
    <Sheet
      title={item.displayName}
      {...(item.picture !== undefined && { className: styles.pictured })}
      cover={<DishCover {...props} />}
      onClose={onClose}
      foot={
        open ? (
          <Foot {...props} form={form} missing={problem?.text} onAdd={add} />
        ) : (
          (joins || closed) && <Shut {...{ joins, closed }} />
        )
      }
    >
      <div ref={body}>
        <DishHead {...props} />
        <StockState stockState={stockState} />
        <Suspense>{item.priceRule !== 0 && <Measures {...{ item, form, currency, problem }} />}</Suspense>
        {open && <LastTime {...{ dish, menu, stock, form }} />}
        <DishGroups {...{ form, currency, problem }} />
        <Plate index={menu.index} dish={dish} choice={form.choice} />
        {open && <Remark value={form.remark} onRemark={form.setRemark} />}
      </div>
    </Sheet>
  )
}

const StockState = ({ stockState }: { stockState: StockLabel | undefined }) =>
  stockState && (
    <p className={styles.stock} role="status">
      {stockText(stockState)}
    </p>
  )

/** A menu or dish, as far as it has hours. */
type Hours = Pick<Menu<string>, 'windows'>

/** What replaces the add button of a dish that the guest cannot order now. */
const Shut = ({ joins, closed }: { joins: boolean; closed: Hours | undefined }) =>
  joins ? <Join /> : closed && <NotNow menu={closed} />

/** Times at which a closed menu is served. MENU-4 */
const NotNow = ({ menu }: { menu: Hours }) => (
  <p className={styles.limit} role="status">
    <Served menu={menu} />
  </p>
)

/** Shown to guests without membership for a members-only dish. LOGIN-10 */
const Join = () => (
  <>
    <p className={styles.limit}>{t('menu.membersOnlyHint')}</p>
    <LinkButton wide size="large" to="/vip">
      {t('menu.join')}
    </LinkButton>
  </>
)

const Remark = ({ value, onRemark }: { value: string; onRemark: (remark: string) => void }) => (
  <Field label={t('menu.remark')} optional>
    <TextArea
      rows={2}
      counted
      maxLength={REMARK_MAX}
      value={value}
      placeholder={t('menu.remarkHint')}
      onChange={event => onRemark(event.target.value)}
    />
  </Field>
)

interface FootProps {
  dish: Dish
  form: Choosing
  pricing: PriceContext
  offers: readonly DishOffer[]
  /** Text of the missing choice, after an attempt to add. */
  missing: string | undefined
  onAdd: ReturnType<typeof useAdding>['add']
}

type Sale = Dish['item']['saleSettings']

/** Text of the quantity limit, if it is low enough to matter. CART-2, CART-3 */
function saleText({ saleMin, limitSale, limitSaleType }: Sale): string {
  const least = saleMin > 1 ? t('menu.quantityMin', { count: saleMin }) : ''
  const limited = limitSale > 0 && limitSale < LIMIT_SAID
  const most = limited ? t(limitSaleType === 1 ? 'menu.limitPerson' : 'menu.limitOrder', { count: limitSale }) : ''
  return [least, most].filter(Boolean).join(' · ')
}

/** Quantity, and the add button with the total price. CART-2 */
function Foot({ dish: { item }, form, pricing, offers, missing, onAdd }: FootProps) {
  const close = useCloseSheet()
  const { amounts, step, soldOut, unitAmount } = form
  const { count, first, most } = amounts
  const bounds = saleText(item.saleSettings)
  const amiss = missing ?? (most >= first ? undefined : t(soldOut ? 'menu.choiceSoldout' : 'menu.allInCart'))
  const price = showMoney(lessOffer(times(unitAmount, count), offers[0]), pricing.currency)
  return (
    <>
      {amiss && (
        <p className={styles.missing} role="status">
          {amiss}
        </p>
      )}
      {!amiss && bounds && <p className={styles.limit}>{bounds}</p>}
      <Row gap={14}>
        <Stepper
          name={item.displayName}
          value={count}
          min={first}
          max={Math.max(first, most)}
          onAdd={() => step(1)}
          onTake={() => step(-1)}
        />
        <Button wide size="large" disabled={most < first} onClick={() => onAdd(close)}>
          {t('menu.addToCart', { price })}
        </Button>
      </Row>
    </>
  )
}
