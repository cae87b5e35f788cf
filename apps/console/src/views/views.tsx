import type { MessageKey } from '@comanda/messages'
import {
  Armchair,
  Banknote,
  BookOpenText,
  ChartColumn,
  ChartLine,
  CalendarDays,
  ChefHat,
  ClipboardList,
  HandCoins,
  History as HistoryIcon,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Landmark,
  LayoutTemplate,
  Plug,
  Printer,
  Languages,
  Palette,
  PhoneCall,
  Rocket,
  Scale,
  Settings,
  Store,
  BadgePercent,
  Tags,
  TicketCheck,
  ShieldCheck,
  UserRoundSearch,
  UtensilsCrossed,
} from 'lucide-react'
import { type ComponentType } from 'react'
import type { StaffInfo } from '../platform/session.ts'
import { lazyPart } from '@comanda/web/ui/loading/lazy-part.ts'

/** The props of a view. */
export interface ViewProps {
  shopId: number
  timeZone: string
  staff: StaffInfo
  /** Goes on at another store. */
  onShop: (shopId: number) => void
}

/** The groups of the bar, in its order. */
export const viewGroups = ['today', 'guests', 'setUp'] as const
export type ViewGroup = (typeof viewGroups)[number]

export interface View {
  key: string
  group: ViewGroup
  text: MessageKey
  /** One word, for the foot of a phone, where `words` would take a second line. */
  short?: MessageKey
  icon: LucideIcon
  /** The view has a heading of its own, with its buttons beside it. */
  titled?: true
  /** It serves guests: what could hide a new order is shown above it. */
  serves?: true
  /** Undefined for the board, which the shell renders from its own data. */
  show?: ComponentType<ViewProps>
}

const Kitchen = lazyPart(async () => (await import('../features/kitchen/kitchen.tsx')).Kitchen)
const Floor = lazyPart(async () => (await import('./floor-view.tsx')).Floor)
const TakeOrder = lazyPart(async () => (await import('../features/order/take/take-order.tsx')).TakeOrder)
const Drawers = lazyPart(async () => (await import('../features/till/drawers.tsx')).DrawersView)
const Stock = lazyPart(async () => (await import('../features/menu/stock.tsx')).Stock)
const MenuEditor = lazyPart(async () => (await import('../features/menu/editor/menu-view.tsx')).MenuView)
const Bookings = lazyPart(async () => (await import('../features/booking/bookings.tsx')).Bookings)
const History = lazyPart(async () => (await import('./history-view.tsx')).HistoryView)
const Refunds = lazyPart(async () => (await import('../features/payment/refund/requests.tsx')).RefundRequests)
const Reviews = lazyPart(async () => (await import('../features/evaluation/reviews.tsx')).ReviewsView)
const Printers = lazyPart(async () => (await import('../features/print/printers.tsx')).PrintersView)

const Members = lazyPart(async () => (await import('./members-view.tsx')).Members)
const Campaigns = lazyPart(async () => (await import('../features/campaign/campaigns.tsx')).CampaignsView)
const Packages = lazyPart(async () => (await import('./packages-view.tsx')).Packages)
const Promotions = lazyPart(async () => (await import('../features/promotion/promotions.tsx')).PromotionsView)
const Programs = lazyPart(async () => (await import('./programs-view.tsx')).ProgramsView)
const Books = lazyPart(async () => (await import('../features/payment/books/books.tsx')).BooksView)
const Close = lazyPart(async () => (await import('../features/report/close/close.tsx')).CloseView)
const Report = lazyPart(async () => (await import('../features/report/report.tsx')).ReportView)
const Sales = lazyPart(async () => (await import('../features/report/sales/sales-view.tsx')).SalesView)
const Rights = lazyPart(async () => (await import('../features/staff/rights.tsx')).RightsView)
const Brand = lazyPart(async () => (await import('../features/brand/settings/brand-page.tsx')).BrandPage)
const Pages = lazyPart(async () => (await import('../features/decoration/pages-view.tsx')).PagesView)
const Texts = lazyPart(async () => (await import('../features/brand/texts/texts-page.tsx')).TextsPage)
const Setup = lazyPart(async () => (await import('./setup-view.tsx')).SetupView)
const Connections = lazyPart(async () => (await import('../features/integration/integrations.tsx')).Integrations)
const Stores = lazyPart(async () => (await import('./stores-view.tsx')).StoresView)
const SettingsOf = lazyPart(async () => (await import('./settings-view.tsx')).SettingsView)

/** The views of the console in the order of the bar; the address names them by their key. */
export const views: readonly View[] = [
  { group: 'today', key: 'orders', text: 'console.orders', icon: ClipboardList },
  {
    group: 'today',
    key: 'take',
    serves: true,
    text: 'take.title',
    icon: PhoneCall,
    show: TakeOrder,
  },
  {
    group: 'today',
    key: 'kitchen',
    serves: true,
    text: 'console.kitchen',
    icon: ChefHat,
    show: Kitchen,
  },
  {
    group: 'today',
    key: 'tables',
    serves: true,
    text: 'console.tables',
    icon: Armchair,
    show: Floor,
  },
  {
    group: 'today',
    key: 'bookings',
    serves: true,
    text: 'console.booking.bookings',
    icon: CalendarDays,
    show: Bookings,
  },
  { group: 'today', key: 'till', text: 'drawer.title', icon: Banknote, titled: true, show: Drawers },
  { group: 'today', key: 'dishes', serves: true, text: 'console.dishes', icon: UtensilsCrossed, show: Stock },
  {
    group: 'today',
    key: 'history',
    text: 'console.history',
    short: 'console.short.history',
    icon: HistoryIcon,
    show: History,
  },
  {
    group: 'today',
    key: 'refunds',
    text: 'refund.requests',
    short: 'console.short.refunds',
    icon: HandCoins,
    show: Refunds,
  },
  {
    group: 'today',
    key: 'close',
    text: 'console.close',
    short: 'console.short.close',
    icon: Landmark,
    titled: true,
    show: Close,
  },
  {
    group: 'today',
    key: 'report',
    text: 'console.report',
    short: 'console.short.report',
    icon: ChartColumn,
    titled: true,
    show: Report,
  },
  {
    group: 'today',
    key: 'sales',
    text: 'console.sales',
    icon: ChartLine,
    titled: true,
    show: Sales,
  },
  {
    group: 'today',
    key: 'books',
    text: 'console.books',
    short: 'console.short.books',
    icon: Scale,
    titled: true,
    show: Books,
  },
  {
    group: 'guests',
    key: 'members',
    text: 'console.members',
    icon: UserRoundSearch,
    titled: true,
    show: Members,
  },
  {
    group: 'guests',
    key: 'reviews',
    text: 'console.reviews',
    icon: MessageSquareText,
    show: Reviews,
  },
  {
    group: 'guests',
    key: 'packages',
    text: 'console.packages',
    icon: TicketCheck,
    titled: true,
    show: Packages,
  },
  {
    group: 'guests',
    key: 'promotions',
    text: 'console.promotions',
    icon: BadgePercent,
    titled: true,
    show: Promotions,
  },
  {
    group: 'guests',
    key: 'campaigns',
    text: 'console.campaigns',
    icon: Megaphone,
    titled: true,
    show: Campaigns,
  },
  {
    group: 'guests',
    key: 'money',
    text: 'console.money',
    icon: Tags,
    titled: true,
    show: Programs,
  },
  { group: 'setUp', key: 'setup', text: 'console.setup', icon: Rocket, show: Setup },
  { group: 'setUp', key: 'brand', text: 'console.brand', icon: Palette, show: Brand },
  {
    group: 'setUp',
    key: 'pages',
    text: 'decor.title',
    short: 'decor.short',
    icon: LayoutTemplate,
    titled: true,
    show: Pages,
  },
  { group: 'setUp', key: 'texts', text: 'console.texts', icon: Languages, show: Texts },
  {
    group: 'setUp',
    key: 'stores',
    text: 'stores.title',
    icon: Store,
    titled: true,
    show: Stores,
  },
  {
    group: 'setUp',
    key: 'settings',
    text: 'console.settings',
    icon: Settings,
    titled: true,
    show: SettingsOf,
  },
  {
    group: 'setUp',
    key: 'menu',
    text: 'console.menu',
    icon: BookOpenText,
    titled: true,
    show: MenuEditor,
  },
  {
    group: 'setUp',
    key: 'printers',
    text: 'console.printers',
    icon: Printer,
    titled: true,
    show: Printers,
  },
  {
    group: 'setUp',
    key: 'team',
    text: 'rights.title',
    short: 'console.short.team',
    icon: ShieldCheck,
    titled: true,
    show: Rights,
  },
  {
    group: 'setUp',
    key: 'integrations',
    text: 'integration.title',
    icon: Plug,
    titled: true,
    show: Connections,
  },
]
