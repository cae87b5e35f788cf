import type { ReactNode } from 'react'
import type { OrderType, WorkedOut } from '../api.ts'
import type { Draft } from './draft.ts'

/** What the sheet of times needs; the page brings it from the store's feature. */
export interface TimeSheetProps {
  /** `asap`, or the start of a slot. */
  chosen: string | undefined
  /** Dishes of the cart that are had at some times only. MENU-4 */
  timedDishes: NonNullable<WorkedOut['timedDishes']>
  /** Minutes it takes as soon as possible; for a delivery once its address is known. */
  asapMinutes: WorkedOut['readyMinutes']
  onChoose: (time: string) => void
  onClose: () => void
}

/** What the glance at the guest's own means needs. */
export interface MeansAsk {
  calculation: WorkedOut['calculation']
  /** It is paid in the app: means can be chosen. */
  paysNow: boolean
  chosen: string
  onChoose: (means: string) => void
}

export interface PageParts {
  children: ReactNode
  bottom?: ReactNode
}

/** Name and number (international, or empty) of an account. */
export interface Profile {
  firstName: string
  lastName: string
  phone: string
}

export interface CreateOrderProps {
  shopId: number
  orderType: OrderType
  tableId: string | undefined
  /** The group order whose cart it is. */
  vtId: string | undefined
  /** What the guest's account says of them; absent until it has come. */
  profile: Profile | undefined
  /** The address a delivery goes to, as the address book has it. */
  addressId: string | undefined
  /** The sheet of times, from the store's feature. */
  renderTimes: (props: TimeSheetProps) => ReactNode
  /** The total in lines that open, from the cart's feature. */
  renderTotals: (calculation: WorkedOut['calculation']) => ReactNode
  /** The guest's coupons, from their own feature; `onChanged` when one was attached or taken off. CART-14 */
  renderCoupons: (calculation: WorkedOut['calculation'], onChanged: () => void) => ReactNode
  /** The guest's own means at a glance, and what the order earns, from their features. */
  renderMeans: (ask: MeansAsk) => ReactNode
  /** What the page for paying will add to the total, from the feature of payments. */
  renderOnTop: () => ReactNode
  /** The check of a pickup's phone, from the sign-in feature. LOGIN-8 */
  renderPhoneCheck: (check: { phoneNumber: string; onDone: () => void; onClose: () => void }) => ReactNode
  /** The proof of a seat at the table, where the server asked for it (`away`), from the table's feature. C6 */
  renderSeat: (step: { tableId: string; away: unknown; onSeated: () => void; onClose: () => void }) => ReactNode
  /** Goes on with the same dishes as a pickup; absent where the store has none. */
  onPickUp: (() => Promise<void>) | undefined
  /** Sends what the cart has not sent yet. O6 */
  settleCart: () => Promise<unknown>
  /** The cart has become an order. */
  onOrdered: () => void
  /** Draws the page around the form, with its bar below. */
  renderPage: (parts: PageParts) => ReactNode
}

export interface OrderFormProps extends CreateOrderProps {
  cartId: string
  /** How many eat, as the cart has it. */
  people: number
  worked: WorkedOut
  /** The amounts belong to what is chosen now. */
  fresh: boolean
  draft: Draft
  change: (part: Partial<Draft>) => void
}
