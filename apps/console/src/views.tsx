import type { MessageKey } from '@comanda/messages'
import {
  Armchair,
  ChartColumn,
  CalendarDays,
  ChefHat,
  ClipboardList,
  HandCoins,
  type LucideIcon,
  MessageSquareText,
  Landmark,
  Printer,
  Scale,
  Settings,
  BadgePercent,
  Tags,
  ShieldCheck,
  UserRoundSearch,
  UtensilsCrossed,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { StaffInfo } from './platform/session.ts'

/** What a view is given: the store it is about, and who looks. */
export interface ViewProps {
  shopId: number
  timeZone: string
  staff: StaffInfo
}

interface View {
  key: string
  words: MessageKey
  icon: LucideIcon
  /** For managers alone. */
  managers?: true
  /** For who may change the brand's money alone. */
  brand?: true
  /** The board needs what the shell keeps anyway: it is drawn there. */
  show?: ComponentType<ViewProps>
}

const Kitchen = lazy(() => import('./features/kitchen/kitchen.tsx').then(m => ({ default: m.Kitchen })))
const Floor = lazy(() => import('./floor-view.tsx').then(m => ({ default: m.Floor })))
const Stock = lazy(() => import('./features/service/stock.tsx').then(m => ({ default: m.Stock })))
const Bookings = lazy(() => import('./features/bookings/bookings.tsx').then(m => ({ default: m.Bookings })))
const Refunds = lazy(() => import('./features/refund/requests.tsx').then(m => ({ default: m.RefundRequests })))
const Reviews = lazy(() => import('./features/reviews/reviews.tsx').then(m => ({ default: m.ReviewsView })))
const Printers = lazy(() => import('./features/print/printers.tsx').then(m => ({ default: m.PrintersView })))

const Members = lazy(() => import('./members-view.tsx').then(m => ({ default: m.Members })))
const Promotions = lazy(() => import('./features/promotions/promotions.tsx').then(m => ({ default: m.PromotionsView })))
const Money = lazy(() => import('./features/money/money.tsx').then(m => ({ default: m.MoneyView })))
const Books = lazy(() => import('./features/books/books.tsx').then(m => ({ default: m.BooksView })))
const Close = lazy(() => import('./features/close/close.tsx').then(m => ({ default: m.CloseView })))
const Report = lazy(() => import('./features/report/report.tsx').then(m => ({ default: m.ReportView })))
const Rights = lazy(() => import('./features/rights/rights.tsx').then(m => ({ default: m.RightsView })))
const SettingsOf = lazy(() => import('./features/settings/settings.tsx').then(m => ({ default: m.SettingsView })))

/** The views of the console in the order of the bar; the address names them by their key. */
export const views: readonly View[] = [
  { key: 'orders', words: 'console.orders', icon: ClipboardList },
  { key: 'kitchen', words: 'console.kitchen', icon: ChefHat, show: Kitchen },
  { key: 'tables', words: 'console.tables', icon: Armchair, show: Floor },
  { key: 'dishes', words: 'console.dishes', icon: UtensilsCrossed, show: Stock },
  { key: 'bookings', words: 'console.booking.bookings', icon: CalendarDays, show: Bookings },
  { key: 'refunds', words: 'refund.requests', icon: HandCoins, show: Refunds },
  { key: 'reviews', words: 'console.reviews', icon: MessageSquareText, show: Reviews },
  { key: 'printers', words: 'console.printers', icon: Printer, show: Printers },
  { key: 'promotions', words: 'console.promotions', icon: BadgePercent, managers: true, show: Promotions },
  { key: 'members', words: 'console.members', icon: UserRoundSearch, brand: true, show: Members },
  { key: 'money', words: 'console.money', icon: Tags, brand: true, show: Money },
  { key: 'books', words: 'console.books', icon: Scale, brand: true, show: Books },
  { key: 'team', words: 'rights.title', icon: ShieldCheck, brand: true, show: Rights },
  { key: 'close', words: 'console.close', icon: Landmark, managers: true, show: Close },
  { key: 'report', words: 'console.report', icon: ChartColumn, managers: true, show: Report },
  { key: 'settings', words: 'console.settings', icon: Settings, managers: true, show: SettingsOf },
]

/** The views this member of staff has. */
export const viewsOf = (staff: StaffInfo): View[] =>
  views.filter(view => (!view.managers || staff.role === 'manager') && (!view.brand || staff.brand))
