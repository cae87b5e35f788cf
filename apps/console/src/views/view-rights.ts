import type { Right } from '@comanda/domain/staff'
import { mayAt } from '../platform/may.ts'
import type { StaffInfo } from '../platform/session.ts'
import { type View, views } from './views.tsx'

/** The rights that open each view, of which one is enough. A5 */
const viewRights: Readonly<Record<string, readonly Right[]>> = {
  orders: ['takeOrders'],
  take: ['takeOrders'],
  kitchen: ['cook'],
  tables: ['manageTables'],
  bookings: ['manageBookings'],
  till: ['takePayment'],
  dishes: ['markSoldOut'],
  history: ['takeOrders', 'takePayment'],
  refunds: ['refund'],
  close: ['closeDay'],
  report: ['viewReports'],
  sales: ['viewReports'],
  books: ['reconcile'],
  members: ['viewMembers'],
  reviews: ['answerReviews'],
  packages: ['takePayment'],
  promotions: ['editOffers'],
  campaigns: ['editOffers'],
  money: ['editPrograms', 'editCampaigns', 'adjustBalances'],
  setup: ['editSettings'],
  brand: ['manageBrand'],
  pages: ['editPages'],
  texts: ['manageBrand'],
  stores: ['editSettings'],
  settings: ['editSettings'],
  menu: ['editMenu'],
  printers: ['takeOrders', 'cook', 'takePayment', 'editSettings'],
  team: ['manageStaff', 'viewActivity'],
  integrations: ['manageIntegrations'],
}

/** The views this member of staff has at a store; one that is not listed here is opened by no role. A5 */
export const viewsOf = (staff: StaffInfo, shopId: number): View[] =>
  views.filter(view => mayAt(staff, shopId, ...(viewRights[view.key] ?? [])))
